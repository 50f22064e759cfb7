import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Announcements for screen readers during a move, and its result. */
export function useAnnouncements(items: readonly { id: string; name: string }[]) {
  const t = useTranslations('editor');
  const values = (id: UniqueIdentifier, overId: UniqueIdentifier = id) => ({
    name: items.find((item) => item.id === id)?.name ?? '',
    position: items.findIndex((item) => item.id === overId) + 1,
    count: items.length,
  });
  const [outcome, setOutcome] = useState('');
  const moved = (id: UniqueIdentifier, overId: UniqueIdentifier) =>
    t('movedOver', values(id, overId));
  const ended = (id: UniqueIdentifier, overId: UniqueIdentifier | undefined) => {
    if (overId === undefined) return t('dragCancelled', values(id));
    // After a move the server's answer decides what is true.
    return overId === id ? t('dropped', values(id)) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      setOutcome('');
      return t('pickedUp', values(active.id));
    },
    onDragOver: ({ active, over }) => (over ? moved(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => ended(active.id, over?.id),
    onDragCancel: ({ active }) => ended(active.id, undefined),
  };
  return {
    /** for dnd-kit, which announces them itself */
    announcements,
    moved,
    ended,
    /** the last one of our own */
    outcome,
    setOutcome,
    /** of a move, once the server has answered */
    answered: (id: string, overId: string, isKept: boolean) =>
      isKept ? t('dropped', values(id, overId)) : t('orderKept'),
  };
}
