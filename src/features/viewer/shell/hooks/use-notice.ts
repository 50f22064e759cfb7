import { useEffect, useEffectEvent, useState } from 'react';
import { NOTICE_MS } from '../../constants';

/**
 * Shows one notice at a time for a few seconds, the most important of those not shown yet. A notice
 * whose condition ends can be shown again later.
 * @param waiting the most important first
 * @param isHeld something else is shown first
 */
export function useNotice<Notice extends { id: string }>(
  waiting: readonly Notice[],
  isHeld: boolean,
  onShown: (notice: Notice) => void,
): Notice | undefined {
  const [shownIds, setShownIds] = useState<readonly string[]>([]);
  const still = shownIds.filter((id) => waiting.some((notice) => notice.id === id));
  if (still.length < shownIds.length) setShownIds(still);
  const shown = isHeld ? undefined : waiting.find(({ id }) => !shownIds.includes(id));
  const shownId = shown?.id;
  const end = useEffectEvent((id: string) => {
    setShownIds((before) => [...before, id]);
    if (shown) onShown(shown);
  });
  useEffect(() => {
    if (shownId === undefined) return;
    const timer = setTimeout(() => end(shownId), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [shownId]);
  return shown;
}
