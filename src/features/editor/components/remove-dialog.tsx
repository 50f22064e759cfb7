'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { useRemoveItem } from '../hooks/use-remove-item';

const QUESTIONS = {
  step: 'askRemoveStep',
  chapter: 'askRemoveChapter',
  question: 'askRemoveQuestion',
} as const;

/** Asks with the thing's name in the question. */
export function RemoveDialog({
  removal: { asked, isBusy, dismiss, remove },
}: {
  removal: ReturnType<typeof useRemoveItem>;
}) {
  const t = useTranslations('editor');
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss();
      }}
      isDangerous
      isBusy={isBusy}
      question={asked ? t(QUESTIONS[asked.kind]) : ''}
      consequence={asked && t('removeConsequence', { name: asked.name })}
      confirmLabel={t('confirmRemove')}
      onConfirm={() => {
        if (asked) void remove(asked);
      }}
    />
  );
}
