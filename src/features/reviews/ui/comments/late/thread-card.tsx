import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { FormattedText } from '@/ui/kit/formatted-text';
import type { CommentView } from '../../../schema';
import { type NamedPart, useLoadedComments } from '../comments-context';
import { CommentForm } from './comment-form';
import type { Thread } from './threads';

interface ThreadCardProps {
  thread: Thread;
  parts: readonly NamedPart[];
  onResolve: (isResolved: boolean) => void;
  onRemove: (comment: CommentView) => void;
}

/** A comment with its answers, and what can be done with it. */
export function ThreadCard({ thread, parts, onResolve, onRemove }: ThreadCardProps) {
  const t = useTranslations('comments');
  const { date } = useMoments();
  const [isAnswering, setAnswering] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const { part, answers, resolvedAt, resolvedBy } = thread;
  const name = useName()(thread);
  const isOpen = resolvedAt === null;
  return (
    <li
      ref={card}
      data-thread
      data-part={part ?? undefined}
      tabIndex={-1}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3"
    >
      {part !== null && (
        <p className="text-xs font-semibold text-ink-muted wrap-anywhere">
          {parts.find((each) => each.part === part)?.name ?? t('gonePart')}
        </p>
      )}
      <CommentText comment={thread} onRemove={onRemove} />
      {answers.length > 0 && (
        <ul
          aria-label={t('answers', { name })}
          className="flex flex-col gap-3 border-s-2 border-line ps-3"
        >
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentText comment={answer} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && (
        <p className="text-sm text-ink-muted wrap-anywhere">
          {resolvedBy
            ? t('resolvedBy', { name: resolvedBy.name, date: date(resolvedAt) })
            : t('resolvedOn', { date: date(resolvedAt) })}
        </p>
      )}
      {isAnswering ? (
        <CommentForm
          place={{ itemId: thread.itemId, part, parentId: thread.id }}
          answerTo={name}
          onDone={() => {
            setAnswering(false);
            card.current?.focus();
          }}
        />
      ) : (
        <div className="-ml-3 flex flex-wrap gap-2">
          {isOpen && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('answerTo', { name })}
              onClick={() => setAnswering(true)}
            >
              {t('answer')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={t(isOpen ? 'resolveOf' : 'reopenOf', { name })}
            onClick={() => onResolve(isOpen)}
          >
            {t(isOpen ? 'resolve' : 'reopen')}
          </Button>
        </div>
      )}
    </li>
  );
}

function CommentText({
  comment,
  onRemove,
}: {
  comment: CommentView;
  onRemove: (comment: CommentView) => void;
}) {
  const t = useTranslations('comments');
  const { moment } = useMoments();
  const { isOwner } = useLoadedComments();
  const name = useName()(comment);
  return (
    <div>
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-sm wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <time dateTime={comment.createdAt} className="text-ink-muted">
            {moment(comment.createdAt)}
          </time>
        </p>
        {(comment.isYours || isOwner) && (
          <IconButton
            label={t('removeOf', { name })}
            onClick={() => onRemove(comment)}
            className="-my-3 -mr-2 text-ink-muted hover:text-ink"
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <FormattedText text={comment.text} hasLinks className="mt-1 max-w-prose wrap-anywhere" />
    </div>
  );
}

function useName() {
  const t = useTranslations('comments');
  return ({ by }: CommentView) => by?.name ?? t('nobody');
}
