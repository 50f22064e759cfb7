'use client';

import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';

/** What screen readers say while an item is moved. */
export function useAnnouncements(items: readonly { id: string; name: string }[]): Announcements {
  const t = useTranslations('editor');
  const values = (id: UniqueIdentifier, overId: UniqueIdentifier = id) => ({
    name: items.find((item) => item.id === id)?.name ?? '',
    position: items.findIndex((item) => item.id === overId) + 1,
    count: items.length,
  });
  return {
    onDragStart: ({ active }) => t('pickedUp', values(active.id)),
    onDragOver: ({ active, over }) => (over ? t('movedOver', values(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('dropped', values(active.id, over.id)) : t('dragCancelled', values(active.id))),
    onDragCancel: ({ active }) => t('dragCancelled', values(active.id)),
  };
}
