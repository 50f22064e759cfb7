import type { RefObject } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { CLOSED, type Barrier } from '../../gate/model/barrier';
import type { NavigableStep, ViewerProject } from '../model/walk';
import type { StepAhead } from '../../stage/hooks/use-ahead';
import { keepFinished } from '../../versions/hooks/use-finished-version';
import { useBackCloses } from './use-back-closes';
import { useResume } from './use-resume';
import type { ReadVersion } from '../../versions/hooks/use-version';
import { useVersionNews } from '../../versions/hooks/use-version-news';
import { useViewer } from './use-viewer';
import { useGate } from '../../gate/hooks/use-gate';

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

/** Reader's step and version of a guide, and functions to go to other ones. */
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
