import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { useRowRemoval } from '@/features/people/ui/hooks/use-row-removal';
import { RESOLVED_COMMENT_DAYS } from '../../../constants';
import type { CommentView } from '../../../schema';
import { removeComment, resolveComment } from '../api';
import { type NamedPart, useLoadedComments } from '../comments-context';
import { ThreadCard } from './thread-card';
import type { Thread } from './threads';

interface ThreadListProps {
  threads: readonly Thread[];
  parts: readonly NamedPart[];
}

/** Open threads, and on request those that are resolved. */
export function ThreadList({ threads, parts }: ThreadListProps) {
  const t = useTranslations('comments');
  const showToast = useToast();
  const { projectId, reload } = useLoadedComments();
  const { run } = useAction();
  const [isWhole, setWhole] = useState(false);
  const { asked, ask, list, dialog } = useRowRemoval<CommentView>(
    ({ id }) => removeComment(projectId, id),
    () => t('removed'),
    reload,
  );
  // The pressed button goes with its thread.
  const focusList = () => list.ref.current?.focus();
  const resolve = (id: string, isResolved: boolean) =>
    run(async () => {
      await resolveComment(projectId, id, isResolved);
      reload();
      focusList();
      showToast(
        isResolved
          ? {
              text: t('resolved', { days: RESOLVED_COMMENT_DAYS }),
              undo: () => void resolve(id, false),
            }
          : { text: t('reopened') },
      );
    });
  const of = (isResolved: boolean) =>
    threads.filter(({ resolvedAt }) => (resolvedAt !== null) === isResolved);
  const listOf = (shown: readonly Thread[], label: string) => (
    <ul aria-label={label} className="flex flex-col gap-3">
      {shown.map((thread) => (
        <ThreadCard
          key={thread.id}
          thread={thread}
          parts={parts}
          onResolve={(isResolved) => void resolve(thread.id, isResolved)}
          onRemove={ask}
        />
      ))}
    </ul>
  );
  const [open, resolved] = [of(false), of(true)];
  return (
    <div {...list} className="flex flex-col gap-3 outline-none empty:hidden">
      {open.length > 0 && listOf(open, t('open'))}
      {resolved.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="self-start"
        >
          {t('showResolved', { count: resolved.length })}
        </Button>
      )}
      {isWhole && resolved.length > 0 && listOf(resolved, t('resolvedOnes'))}
      <ConfirmDialog
        {...dialog}
        question={t('removeQuestion')}
        consequence={asked?.parentId === null && t('removeText')}
        confirmLabel={t('remove')}
      />
    </div>
  );
}
