'use client';

import { MoreVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DropdownMenu } from '@/ui/kit/overlays/dropdown-menu';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import type { RowActions, RowItem } from '../../hooks/list/use-row-actions';

interface ItemActionsProps {
  item: RowItem;
  entries: RowActions['entries'];
}

/**
 * The menu of an item in its row. In a long list menus mount only when opened: until then there is
 * only the button.
 */
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
