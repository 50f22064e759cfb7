import { startTransition, useMemo, useRef, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { span } from '../model/reorder';

export type Selection = {
  /** whether selection mode is on, even with no row selected */
  isOn: boolean;
  /** the selected rows */
  chosen: ReadonlySet<string>;
  /** toggles a row */
  toggle: (id: string) => void;
  /** selects all rows from the last selected one to this one */
  extend: (id: string, from: string | undefined) => void;
  /** selects only these */
  choose: (ids: readonly string[]) => void;
  end: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows of a list.
 * @param ids of all rows, in their order
 */
export function useSelection(ids: readonly string[]): Selection {
  const [wanted, setWanted] = useState<ReadonlySet<string>>();
  const last = useRef<string>(undefined);
  // A transition, because it re-renders many rows in a long list.
  const change = (next: ReadonlySet<string> | undefined) => startTransition(() => setWanted(next));
  const chosen = useMemo(() => new Set(ids.filter((id) => wanted?.has(id))), [ids, wanted]);
  const toggle = useStableHandler((id: string) => {
    last.current = id;
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    if (wanted) setWanted(next);
    else change(next);
  });
  const extend = useStableHandler((id: string, from: string | undefined) => {
    const start = last.current ?? from;
    last.current = id;
    change(new Set([...chosen, ...span(ids, start, id)]));
  });
  const choose = useStableHandler((next: readonly string[]) => {
    last.current = next.at(-1);
    change(new Set(next));
  });
  const end = useStableHandler(() => {
    last.current = undefined;
    change(undefined);
  });
  const isOn = wanted !== undefined;
  return useMemo(
    () => ({ isOn, chosen: isOn ? chosen : NONE, toggle, extend, choose, end }),
    [isOn, chosen, toggle, extend, choose, end],
  );
}
