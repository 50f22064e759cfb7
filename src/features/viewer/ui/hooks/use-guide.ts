import { type RefObject, useMemo, useRef, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { CLOSED, type Barrier, type HeldBack } from '../../model/barrier';
import type { NavigableStep, ViewerProject } from '../../model/walk';
import type { StepAhead } from './use-ahead';
import { keepFinished } from './use-finished-version';
import { useBackCloses } from './use-back-closes';
import { useResume } from './use-resume';
import type { ReadVersion } from './use-version';
import { useVersionNews } from './use-version-news';
import { useViewer } from './use-viewer';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { changeStored, readStored } from '@/browser/storage/stored-values';
import { MEANT_AFTER_MS } from '@/ui/kit/overlays/meant-after';
import { ACKNOWLEDGED_PREFIX } from '@/shared/interface/preferences';
import {
  gateKey,
  gateOnWay,
  type GatedStep,
  knownFrom,
  openLines,
  storedWith,
} from '../../model/gate';

interface GuideOptions {
  project: ViewerProject;
  /** undefined where there is only one to read */
  version: ReadVersion | undefined;
  steps: readonly NavigableStep[];
  askedStep: string;
  /** can show a step that is ready at once */
  parts: readonly RefObject<StepAhead | null>[];
  address: string;
  waysOut: '_top' | '_blank' | undefined;
  /** whether the device keeps where the reader is */
  isStored: boolean;
  /** focuses the step, as the pressed button goes */
  onStep: () => void;
}

/** Where a reader is in a guide, in which version, and the ways to other steps and versions. */
export function useGuide({
  project,
  version,
  steps,
  askedStep,
  parts,
  address,
  waysOut,
  isStored,
  onStep,
}: GuideOptions) {
  const { projectUid, versionNumber } = project;
  const gate = useGate(projectUid, steps, isStored);
  const viewer = useViewer(address, askedStep, steps.length, parts, waysOut, gate.landing, version);
  const resume = useResume(project, steps, viewer.state, !isStored);
  const { startOver, ...versions } = useVersionNews({
    project,
    version,
    state: viewer.state,
    stepId: steps[viewer.state.step - 1]?.id ?? '',
    unread: resume.unread,
    onChange: (at, to) => viewer.changeVersion(gate.landing(at, to), to.length),
    onUnread: resume.keepUnread,
    onTold: resume.keepTold,
    onDone: onStep,
  });
  const barriers = [...(versions.warning ? [CLOSED] : []), gate.barrier];
  const { goOn, ...ways } = useBarriers(viewer, barriers, () => {
    // Readers who have finished have nothing to resume.
    if (version) keepFinished(projectUid, versionNumber);
    resume.forget();
  });
  const { overlay, isReady, step } = viewer.state;
  const isHeld = isReady && gate.heldAt === step && versions.warning === undefined;
  useBackCloses(overlay !== undefined || isHeld, () => {
    viewer.dispatch({ type: 'overlayChanged', overlay: undefined });
    gate.dismiss();
    viewer.showAddress();
  });
  return {
    state: viewer.state,
    dispatch: viewer.dispatch,
    close: viewer.close,
    ...ways,
    gate: {
      isOpen: isHeld,
      known: gate.known,
      step,
      onClosed: onStep,
      onDismiss: gate.dismiss,
      onConfirm: useStableHandler(() => {
        const to = gate.acknowledge();
        if (to !== undefined) goOn(to);
      }),
    },
    resume: {
      ...resume,
      startOver: () => {
        resume.startOver();
        startOver();
      },
    },
    versions: { ...versions, versionNumber },
  };
}

type Ways = Pick<ReturnType<typeof useViewer>, 'at' | 'goTo' | 'previous' | 'next' | 'stay'>;

/**
 * The ways to other steps, as far as no barrier holds the reader back. Buttons, keys, swipes,
 * slider, summary, voice, headset and automatic advance have no others.
 */
function useBarriers(
  { at, goTo, previous, next, stay }: Ways,
  barriers: readonly Barrier[],
  onEnd: () => void,
) {
  const go = (to: number, way: () => void) => {
    const from = at();
    let reached = to;
    let holder: Barrier | undefined;
    for (const barrier of barriers) {
      const reach = barrier.reach(from, reached);
      if (reach !== reached) holder = barrier;
      reached = reach;
    }
    for (const barrier of barriers)
      barrier.onWay?.(barrier === holder ? { at: reached, to } : undefined);
    if (reached === to) way();
    else if (reached === from) stay();
    else goTo(reached);
  };
  const forward = () => go(at() + 1, () => next(onEnd));
  return {
    goTo: useStableHandler((to: number) => go(to, () => goTo(to))),
    previous: useStableHandler(() => go(at() - 1, previous)),
    next: useStableHandler(forward),
    /** to a step, or from the last one to the finished page */
    goOn: useStableHandler((to: number) => (to === at() + 1 ? forward() : go(to, () => goTo(to)))),
  };
}

/**
 * Danger and warning of a step, which this device's reader acknowledges once before they go on
 * (docs/reference/guides.md#lines-and-timers).
 * @param isStored otherwise they are remembered only while the viewer is open
 */
function useGate(projectUid: string, steps: readonly GatedStep[], isStored: boolean) {
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
