import { useEffect, useLayoutEffect, useRef } from 'react';
import { rowOf } from '../model/rows';

const ROW = '[data-item]';

/**
 * Keeps a row at its position on the screen while the panel opens or closes and the list changes
 * its width: the pressed row, else the open one. A row that is opened from elsewhere is scrolled
 * into view.
 */
export function useSteadyRow(openId: string | undefined): void {
  const noted = useRef<{ row: HTMLElement; topPx: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      const row = pressed ?? rowOf(openId ?? '');
      noted.current = row && { row, topPx: row.getBoundingClientRect().top };
      // Later changes are not caused by this press.
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
    rowOf(openId ?? '')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [openId]);
}
