import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { markMessage } from '../api';
import { MessageStatus } from '../../constants';
import type { MessageStatus as Status } from '../../schema';

export type Message = { id: string; status: Status };

interface MarksOptions<Item> {
  projectUid: string;
  kind: 'feedback' | 'reports';
  /** the change of the unread count */
  onChange: (item: Item, difference: number) => void;
}

const unreadOf = (status: Status) => (status === MessageStatus.New ? 1 : 0);

/**
 * Marks messages as read at once, and reverts when the server fails
 * (docs/reference/interface.md#messages). Of several toggles only the last one is sent, one after
 * the other.
 */
export function useMarks<Item extends Message>({ projectUid, kind, onChange }: MarksOptions<Item>) {
  const t = useTranslations('inbox');
  const showToast = useToast();
  const [marks, setMarks] = useState<ReadonlyMap<string, Status>>(new Map());
  const wishes = useRef(new Map<string, Status>());
  const running = useRef(new Map<string, Promise<void>>());
  const reportChange = useStableHandler(onChange);

  const show = useCallback(
    (item: Item, from: Status, to: Status) => {
      setMarks((before) => new Map(before).set(item.id, to));
      reportChange(item, unreadOf(to) - unreadOf(from));
    },
    [reportChange],
  );

  const mark = useCallback(
    (item: Item, from: Status, to: Status) => {
      const { id } = item;
      const settle = async () => {
        let known = from;
        for (let wish = to; wish !== known; wish = wishes.current.get(id) ?? known) {
          try {
            await markMessage(projectUid, kind, id, wish);
            known = wish;
          } catch {
            // An error does not matter after another toggle.
            if (wishes.current.get(id) !== wish) continue;
            wishes.current.set(id, known);
            show(item, wish, known);
            showToast({ text: t('markFailed'), tone: 'bad' });
          }
        }
        running.current.delete(id);
      };
      show(item, from, to);
      wishes.current.set(id, to);
      if (!running.current.has(id)) running.current.set(id, settle());
    },
    [kind, projectUid, show, showToast, t],
  );

  return {
    statusOf: (item: Item): Status => marks.get(item.id) ?? item.status,
    mark,
    /** Loads after this include all marks. */
    settled: useCallback(async () => void (await Promise.all(running.current.values())), []),
  };
}
