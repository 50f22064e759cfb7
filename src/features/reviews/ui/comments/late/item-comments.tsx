import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '@/ui/kit/badge';
import { Disclosure } from '@/ui/kit/disclosure';
import {
  type GoneCommentsProps,
  type ItemCommentsProps,
  type NamedPart,
  useLoadedComments,
} from '../comments-context';
import { CommentForm } from './comment-form';
import { ThreadList } from './thread-list';
import { openThreads, type Thread, threadsOf } from './threads';

/** Where somebody asked to go, and how often. */
type Jump = { count: number; part: string | null };

/** The comments on an item or the guide, open while there are open ones. */
export function ItemComments({ itemId, parts = [] }: ItemCommentsProps) {
  const t = useTranslations('comments');
  const { all, onGoTo } = useLoadedComments();
  const [jump, setJump] = useState<Jump>({ count: 0, part: null });
  useEffect(
    () => onGoTo(itemId, (part) => setJump(({ count }) => ({ count: count + 1, part }))),
    [itemId, onGoTo],
  );
  const { length: count } = openThreads(all, itemId);
  return (
    <Disclosure
      key={jump.count}
      icon={<MessageSquare aria-hidden />}
      label={
        <span className="flex flex-wrap items-center gap-x-3">
          <span>{t('title')}</span>
          {count > 0 && (
            <Badge tone="info">
              <span aria-hidden className="font-mono">
                {count}
              </span>
              <span className="sr-only">{t('count', { count })}</span>
            </Badge>
          )}
        </span>
      }
      isOpenAtFirst={count > 0 || jump.count > 0}
    >
      <OpenComments
        itemId={itemId}
        parts={parts}
        threads={threadsOf(all, (comment) => comment.itemId === itemId)}
        jump={jump}
      />
    </Disclosure>
  );
}

interface OpenCommentsProps {
  itemId: string | null;
  parts: readonly NamedPart[];
  threads: readonly Thread[];
  jump: Jump;
}

function OpenComments({ itemId, parts, threads, jump: { count, part } }: OpenCommentsProps) {
  const section = useRef<HTMLDivElement>(null);
  // Made anew by each jump.
  useEffect(() => {
    if (count === 0) return;
    const find = (what: string) => section.current?.querySelector<HTMLElement>(what);
    const place = part === null ? ':not([data-part])' : `[data-part="${part}"]`;
    (find(`[data-thread]${place}`) ?? find('[data-new] textarea'))?.focus();
  }, [count, part]);
  return (
    <div ref={section} className="flex flex-col gap-4">
      <ThreadList threads={threads} parts={parts} />
      <CommentForm place={{ itemId, part, parentId: null }} parts={parts} />
    </div>
  );
}

/** The comments on steps and questions that are gone; nothing without any. */
export function GoneComments({ itemIds }: GoneCommentsProps) {
  const t = useTranslations('comments');
  const { all } = useLoadedComments();
  const threads = threadsOf(all, ({ itemId }) => itemId !== null && !itemIds.has(itemId));
  if (threads.length === 0) return null;
  return (
    <Disclosure icon={<MessageSquare aria-hidden />} label={t('gone')}>
      <div className="flex flex-col gap-4">
        <ThreadList threads={threads} parts={[]} />
      </div>
    </Disclosure>
  );
}
