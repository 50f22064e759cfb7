import { useTranslations } from 'next-intl';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';

interface AccessList<T> {
  /** undefined until they are loaded */
  items: T[] | undefined;
  /** why loading failed, in the reader's language */
  problem: string | undefined;
  retry: () => void;
  /** Hides ended entries, and moves the focus to the list, because the focused button is gone. */
  keepOnly: (isKept: (item: T) => boolean) => void;
  /** the element around the list that receives the focus */
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * Loads the sessions or tokens of the account in the browser, because times and devices depend on
 * it.
 * @param read must be a stable function
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

/**
 * Ends an access; an already ended one counts as success.
 * @throws {ApiError}
 */
export async function ended(ending: Promise<unknown>): Promise<void> {
  await ending.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  });
}
