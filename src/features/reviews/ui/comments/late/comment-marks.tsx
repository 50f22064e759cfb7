import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import { cn } from '@/ui/kit/cn';
import { type FieldCommentsProps, useLoadedComments } from '../comments-context';
import { openThreads } from './threads';

/** Open comments on an item, as a number in its row. */
export function CommentCount({ itemId }: { itemId: string }) {
  const t = useTranslations('comments');
  const { length: count } = openThreads(useLoadedComments().all, itemId);
  if (count === 0) return null;
  return (
    <Badge tone="info" className="shrink-0">
      <MessageSquare aria-hidden />
      <span aria-hidden className="font-mono">
        {count}
      </span>
      <span className="sr-only">{t('count', { count })}</span>
    </Badge>
  );
}

/** Open comments on a field, as a button that goes to them. */
export function FieldComments({ itemId, part, name, className }: FieldCommentsProps) {
  const t = useTranslations('comments');
  const { all, goTo } = useLoadedComments();
  const { length: count } = openThreads(all, itemId).filter((thread) => thread.part === part);
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={() => goTo(itemId, part)}
      aria-label={t('countOn', { count, part: name })}
      className={cn(
        'relative inline-flex min-h-6 items-center gap-1 rounded-full bg-blueprint-soft px-2 text-xs font-semibold text-blueprint after:absolute after:-inset-2.5 hover:underline',
        className,
      )}
    >
      <MessageSquare aria-hidden className="size-3.5" />
      <span className="font-mono">{count}</span>
    </button>
  );
}
