import { useMemo, useRef, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { changeStored, readStored } from '@/browser/storage/stored-values';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { ACKNOWLEDGED_PREFIX } from '@/shared/interface/preferences';
import { MEANT_AFTER_MS } from '@/ui/kit/overlays/meant-after';
import type { Barrier, HeldBack } from '../model/barrier';
import {
  gateKey,
  gateOnWay,
  type GatedStep,
  knownFrom,
  openLines,
  storedWith,
} from '../model/gate';

/**
 * Danger and warning of a step, which this device's reader acknowledges once before they go on
 * (docs/reference/guides.md#lines-and-timers).
 * @param isStored otherwise they are remembered only while the viewer is open
 */
export function useGate(projectUid: string, steps: readonly GatedStep[], isStored: boolean) {
  const storageKey = ACKNOWLEDGED_PREFIX + projectUid;
  const [held, setHeld] = useState<HeldBack>();
  const remembered = useRef<readonly string[]>([]);
  const heldSinceMs = useRef(0);
  const known = () =>
    new Set([...knownFrom(isStored ? readStored(storageKey) : null), ...remembered.current]);
  const [stored] = useStoredValue(storageKey);
  const [here, setHere] = useState<readonly string[]>([]);
  const hold = (next: HeldBack | undefined) => {
    heldSinceMs.current = performance.now();
    setHeld(next);
  };

  const barrier: Barrier = {
    reach: (from, to) => gateOnWay(steps, known(), from, to),
    onWay: hold,
  };
  return {
    barrier,
    /** the acknowledged lines, from hydration on */
    known: useMemo(
      () => new Set([...(isStored ? knownFrom(stored) : []), ...here]),
      [isStored, stored, here],
    ),
    /** where a reader is who was led back or opened a step: not beyond what they have yet to read */
    landing: (to: number, on: readonly GatedStep[] = steps): number => {
      const at = gateOnWay(on, known(), 1, to);
      hold(at === to ? undefined : { at, to });
      return at;
    },
    /** the step at which a reader is held back */
    heldAt: held?.at,
    /** @returns the step that the reader wanted; undefined when this was no answer */
    acknowledge: (): number | undefined => {
      if (!held || performance.now() - heldSinceMs.current < MEANT_AFTER_MS) return undefined;
      const keys = openLines(steps[held.at - 1], known()).map(gateKey);
      remembered.current = [...remembered.current, ...keys];
      setHere(remembered.current);
      if (isStored) changeStored(storageKey, (stored) => storedWith(stored, keys), true);
      setHeld(undefined);
      return held.to;
    },
    /** the reader stays at the step for now */
    dismiss: useStableHandler(() => setHeld(undefined)),
  };
}
