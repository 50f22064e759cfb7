'use client';

import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

interface Announced {
  announcements: Announcements;
  /** the result of the last move, once the server has answered; blank until then */
  outcome: string;
  tell: (id: string, overId: string, isKept: boolean) => void;
}

/** Announcements for screen readers during a move, and its result. */
export function useAnnouncements(items: readonly { id: string; name: string }[]): Announced {
  const t = useTranslations('editor');
  const values = (id: UniqueIdentifier, overId: UniqueIdentifier = id) => ({
    name: items.find((item) => item.id === id)?.name ?? '',
    position: items.findIndex((item) => item.id === overId) + 1,
    count: items.length,
  });
  const [outcome, setOutcome] = useState('');
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      setOutcome('');
      return t('pickedUp', values(active.id));
    },
    onDragOver: ({ active, over }) =>
      over ? t('movedOver', values(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) => {
      if (!over) return t('dragCancelled', values(active.id));
      // After a move the server's answer decides what is true.
      return over.id === active.id ? t('dropped', values(active.id)) : '';
    },
    onDragCancel: ({ active }) => t('dragCancelled', values(active.id)),
  };
  const tell = (id: string, overId: string, isKept: boolean) => {
    setOutcome(isKept ? t('dropped', values(id, overId)) : t('orderKept'));
  };
  return { announcements, outcome, tell };
}
