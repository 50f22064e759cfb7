'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useEditor } from '../../hooks/editor-context';
import type { useRemoveItem } from '../../hooks/list/use-remove-item';

const QUESTIONS = {
  step: 'askRemoveStep',
  chapter: 'askRemoveChapter',
  question: 'askRemoveQuestion',
} as const;

/** Asks with the thing's name in the question, or the number of things. */
export function RemoveDialog({
  removal: { asked, isBusy, dismiss, remove, focusRest },
}: {
  removal: ReturnType<typeof useRemoveItem>;
}) {
  const t = useTranslations('editor');
  const { unread } = useEditor();
  const reports = asked.reduce((sum, { id }) => sum + (unread.reports.get(id)?.total ?? 0), 0);
  const [first] = asked;
  const count = asked.length;
  const isMany = count > 1;
  return (
    <ConfirmDialog
      isOpen={first !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss();
      }}
      onClosed={focusRest}
      isDangerous
      isBusy={isBusy}
      question={isMany ? t('askRemoveMany', { count }) : first ? t(QUESTIONS[first.kind]) : ''}
      consequence={
        first &&
        [
          isMany ? t('removeManyConsequence') : t('removeConsequence', { name: first.name }),
          reports > 0 && t('removeReports', { count: reports }),
        ]
          .filter(Boolean)
          .join(' ')
      }
      confirmLabel={t('confirmRemove')}
      onConfirm={() => void remove(asked)}
    />
  );
}
