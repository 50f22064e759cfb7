'use client';

import { startTransition, useMemo, useRef, useState } from 'react';
import { useSteady } from '@/client/use-steady';
import { span } from '../model/reorder';

export type Selection = {
  /** whether rows are chosen at all, be it none yet */
  isOn: boolean;
  /** those of the list that are chosen */
  chosen: ReadonlySet<string>;
  /** chooses one or lets it go */
  toggle: (id: string) => void;
  /** chooses everything from the one chosen last to this one */
  extend: (id: string, from: string | undefined) => void;
  /** chooses these and nothing else */
  choose: (ids: readonly string[]) => void;
  end: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a list are chosen, for what is done with several at once. @param ids of all rows, in their order */
export function useSelection(ids: readonly string[]): Selection {
  const [wanted, setWanted] = useState<ReadonlySet<string>>();
  const last = useRef<string>(undefined);
  // It changes many rows: in a long list that is done between frames.
  const change = (next: ReadonlySet<string> | undefined) => startTransition(() => setWanted(next));
  const chosen = useMemo(() => new Set(ids.filter((id) => wanted?.has(id))), [ids, wanted]);
  const toggle = useSteady((id: string) => {
    last.current = id;
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    if (wanted) setWanted(next);
    else change(next);
  });
  const extend = useSteady((id: string, from: string | undefined) => {
    const start = last.current ?? from;
    last.current = id;
    change(new Set([...chosen, ...span(ids, start, id)]));
  });
  const choose = useSteady((next: readonly string[]) => {
    last.current = next.at(-1);
    change(new Set(next));
  });
  const end = useSteady(() => {
    last.current = undefined;
    change(undefined);
  });
  const isOn = wanted !== undefined;
  return useMemo(
    () => ({ isOn, chosen: isOn ? chosen : NONE, toggle, extend, choose, end }),
    [isOn, chosen, toggle, extend, choose, end],
  );
}
