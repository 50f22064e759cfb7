import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import { watchEdits } from '@/features/projects/ui/edits';
import type { ReviewsResponse } from '../../schema';
import { readReviews } from '../api';

const READ_AFTER_MS = 1_000;

type Taken = {
  facts?: ReviewsResponse;
  after?: ReviewsResponse | undefined;
  /** aborts what was requested before */
  count: number;
};

/**
 * The reviews of a draft: read again a moment after an edit, and when the window is back. An
 * approval lapses with the edit itself.
 * @param state loads again when it changes
 */
export function useReviews(projectUid: string, state = '') {
  const [taken, setTaken] = useState<Taken>({ count: 0 });
  const { answer, hasFailed, retry } = useAnswer(
    JSON.stringify([projectUid, state, taken.count]),
    (signal) => readReviews(projectUid, signal),
  );
  const facts = taken.after === answer ? (taken.facts ?? answer) : answer;
  /** Takes the answer to a change in place of one that is on its way, until the next one is read. */
  const take = (newer: ReviewsResponse) =>
    setTaken({ facts: newer, after: answer, count: taken.count + 1 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handleEdit = useEffectEvent((edited: string) => {
    if (edited !== projectUid) return;
    if (facts?.state === 'approved')
      take({ ...facts, state: 'lapsed', mayPublish: !facts.needsSecondPerson });
    clearTimeout(timer.current);
    timer.current = setTimeout(retry, READ_AFTER_MS);
  });
  useEffect(() => {
    const stop = watchEdits((edit) => handleEdit(edit.projectUid));
    window.addEventListener('focus', retry);
    return () => {
      stop();
      window.removeEventListener('focus', retry);
      clearTimeout(timer.current);
    };
  }, [retry]);
  return { facts, hasFailed, retry, take };
}

export type Reviews = ReturnType<typeof useReviews>;
