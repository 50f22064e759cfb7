import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shownRow } from '../model/rows';

type Moving = { id: string; place: number };

/**
 * Moves the row of a focused handle by keyboard. Each press is one place at once: dnd-kit's sensor
 * loses keys while it measures.
 * @param onEnd gets the id at the new place; undefined when the move was cancelled
 */
export function useKeyboardMove(
  ids: readonly string[],
  onEnd: (id: string, overId: string | undefined) => void,
) {
  const [moving, setMoving] = useState<Moving>();
  // Keys may come faster than renders.
  const newest = useRef<Moving>(undefined);
  const change = (next: Moving | undefined) => {
    newest.current = next;
    setMoving(next);
  };
  const moveBy = (by: 1 | -1) => {
    const { id, place } = newest.current ?? { id: '', place: 0 };
    change({ id, place: Math.max(0, Math.min(ids.length - 1, place + by)) });
  };
  const end = (isKept: boolean) => {
    const ended = newest.current;
    if (!ended) return;
    change(undefined);
    onEnd(ended.id, isKept ? ids[ended.place] : undefined);
  };
  const actions: Partial<Record<string, () => void>> = {
    ArrowUp: () => moveBy(-1),
    ArrowDown: () => moveBy(1),
    Space: () => end(true),
    Enter: () => end(true),
    Escape: () => end(false),
  };
  const pickUp = ({ target, code }: KeyboardEvent) => {
    if (code !== 'Space' && code !== 'Enter') return undefined;
    const id = target instanceof Element && target.closest('[data-handle]') && shownRow(target);
    return id && ids.includes(id) ? () => change({ id, place: ids.indexOf(id) }) : undefined;
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = newest.current ? actions[event.code] : pickUp(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (moving) document.activeElement?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [moving]);
  return { moving, drop: () => end(true) };
}
