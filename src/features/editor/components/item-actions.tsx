'use client';

import { Copy, MoreVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';

interface ItemActionsProps {
  name: string;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** What can be done with an item from its row: buttons where there is room, a menu on a phone, whose rows need it for the name. */
export function ItemActions({ name, onDuplicate, onRemove }: ItemActionsProps) {
  const t = useTranslations('editor');
  return (
    <>
      <span className="hidden shrink-0 sm:flex">
        <IconButton
          label={t('duplicateNamed', { name })}
          onClick={onDuplicate}
          className="text-ink-muted hover:text-ink"
        >
          <Copy aria-hidden />
        </IconButton>
        <IconButton
          label={t('delete', { name })}
          onClick={onRemove}
          className="mx-1 text-ink-muted hover:text-bad"
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
      <span className="mr-1 shrink-0 sm:hidden">
        <ItemMenu name={name} onDuplicate={onDuplicate} onRemove={onRemove} />
      </span>
    </>
  );
}

// A long list makes no menus that nobody opens: until then there is only the button.
function ItemMenu({ name, onDuplicate, onRemove }: ItemActionsProps) {
  const t = useTranslations('editor');
  const [isUsed, setIsUsed] = useState(false);
  const button = {
    label: t('menuOf', { name }),
    className: 'text-ink-muted hover:text-ink',
    children: <MoreVertical aria-hidden />,
  };
  if (!isUsed)
    return <IconButton {...button} aria-haspopup="menu" onClick={() => setIsUsed(true)} />;
  return (
    <DropdownMenu
      isOpenAtFirst
      trigger={<IconButton {...button} />}
      entries={[
        {
          id: 'duplicate',
          label: t('duplicate'),
          icon: <Copy aria-hidden />,
          onSelect: onDuplicate,
        },
        {
          id: 'delete',
          label: t('confirmRemove'),
          icon: <Trash2 aria-hidden />,
          isDangerous: true,
          onSelect: onRemove,
        },
      ]}
    />
  );
}
