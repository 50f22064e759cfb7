'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { NOTICE_MS } from '../constants';

/**
 * One notice at a time, the most important of those that have not been told, for a few seconds. What is over may be told again when it begins anew.
 * @param waiting the most important first
 * @param isHeld something else is to be seen first
 */
export function useNotice<Notice extends { id: string }>(
  waiting: readonly Notice[],
  isHeld: boolean,
  onTold: (notice: Notice) => void,
): Notice | undefined {
  const [told, setTold] = useState<readonly string[]>([]);
  const still = told.filter((id) => waiting.some((notice) => notice.id === id));
  if (still.length < told.length) setTold(still);
  const shown = isHeld ? undefined : waiting.find(({ id }) => !told.includes(id));
  const shownId = shown?.id;
  const end = useEffectEvent((id: string) => {
    setTold((before) => [...before, id]);
    if (shown) onTold(shown);
  });
  useEffect(() => {
    if (shownId === undefined) return;
    const timer = setTimeout(() => end(shownId), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [shownId]);
  return shown;
}
