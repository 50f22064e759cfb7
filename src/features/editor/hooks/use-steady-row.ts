'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

const ROW = '[data-item]';
const rowOf = (id: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>(ROW)].find(({ dataset }) => dataset['item'] === id);

/**
 * Keeps a row where it is on the screen while the panel opens or closes beside its list, which becomes narrower or
 * wider: the one that is pressed, or else the open one. One that is opened from elsewhere is brought into sight.
 */
export function useSteadyRow(openId: string | undefined): void {
  const noted = useRef<{ row: HTMLElement; topPx: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      const row = pressed ?? rowOf(openId);
      noted.current = row && { row, topPx: row.getBoundingClientRect().top };
      // What opens later was not opened by this.
      requestAnimationFrame(() => {
        noted.current = undefined;
      });
    };
    const noteEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') note(event);
    };
    window.addEventListener('click', note, true);
    window.addEventListener('keydown', noteEscape, true);
    return () => {
      window.removeEventListener('click', note, true);
      window.removeEventListener('keydown', noteEscape, true);
    };
  }, [openId]);
  useLayoutEffect(() => {
    const { row, topPx = 0 } = noted.current ?? {};
    noted.current = undefined;
    const movedPx = row?.isConnected ? row.getBoundingClientRect().top - topPx : 0;
    if (movedPx !== 0) window.scrollBy({ top: movedPx, behavior: 'instant' });
    rowOf(openId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [openId]);
}
