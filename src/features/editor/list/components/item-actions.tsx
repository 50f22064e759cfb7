import { MoreVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import type { RowActions, RowItem } from '../hooks/use-row-actions';
import { LateMenu } from './late-menu';

interface ItemActionsProps {
  item: RowItem;
  entries: RowActions['entries'];
}

/** The menu of an item in its row. */
export function ItemActions({ item, entries }: ItemActionsProps) {
  const t = useTranslations('editor');
  return (
    <LateMenu
      button={
        <IconButton
          label={t('menuOf', { name: item.name })}
          className="mr-1 text-ink-muted hover:text-ink"
        >
          <MoreVertical aria-hidden />
        </IconButton>
      }
      entries={() => entries(item)}
    />
  );
}
