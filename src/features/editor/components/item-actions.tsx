'use client';

import { MoreVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import type { RowActions, RowItem } from '../hooks/use-row-actions';

interface ItemActionsProps {
  item: RowItem;
  entries: RowActions['entries'];
}

/** What can be done with an item, in a menu at its row. A long list makes no menus that nobody opens: until then there is only the button. */
export function ItemActions({ item, entries }: ItemActionsProps) {
  const t = useTranslations('editor');
  const [isUsed, setIsUsed] = useState(false);
  const button = {
    label: t('menuOf', { name: item.name }),
    className: 'mr-1 text-ink-muted hover:text-ink',
    children: <MoreVertical aria-hidden />,
  };
  if (!isUsed)
    return <IconButton {...button} aria-haspopup="menu" onClick={() => setIsUsed(true)} />;
  return (
    <DropdownMenu isOpenAtFirst trigger={<IconButton {...button} />} entries={entries(item)} />
  );
}
