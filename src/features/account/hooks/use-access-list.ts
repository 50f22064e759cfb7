import { useTranslations } from 'next-intl';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/api-error';

interface AccessList<T> {
  /** undefined until they are there */
  items: T[] | undefined;
  /** why they are not there, in words for the reader */
  problem: string | undefined;
  retry: () => void;
  /** Leaves out of sight what is ended, and takes the focus to what is left: the pressed button is gone. */
  keepOnly: (isKept: (item: T) => boolean) => void;
  /** what surrounds the list and takes the focus */
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * What has access to the account, read in the browser, as times and devices are the reader's.
 * @param read must be the same function each time
 */
export function useAccessList<T>(
  read: (signal?: AbortSignal) => Promise<{ results: T[] }>,
): AccessList<T> {
  const t = useTranslations('common');
  const [items, setItems] = useState<T[]>();
  const [problem, setProblem] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const load = useCallback(
    (signal?: AbortSignal) =>
      read(signal).then(
        ({ results }) => {
          setProblem(undefined);
          setItems(results);
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) setProblem(t('errorText'));
          else if (error.code !== 'aborted') setProblem(error.message);
        },
      ),
    [read, t],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const keepOnly = (isKept: (item: T) => boolean) => {
    setItems((shown) => shown?.filter(isKept));
    frame.current?.focus();
  };
  return { items, problem, retry: () => void load(), keepOnly, frame };
}

/** Ends an access; one that somebody ended meanwhile, elsewhere, is what was wanted. @throws {ApiError} */
export async function ended(ending: Promise<unknown>): Promise<void> {
  await ending.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  });
}
