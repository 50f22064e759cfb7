import type { RefObject } from 'react';
import { useVisit } from '@/features/analytics/ui/hooks/use-visit';
import { useHandsFree } from '../../speech/hooks/use-hands-free';
import { useKeys } from './use-keys';
import { useOrientationLock } from './use-orientation-lock';
import type { Reader } from './use-reader';
import { useViewerPage } from './use-viewer-page';

export type ReaderInput = ReturnType<typeof useReaderInput>;

/** Speech, voice, headset and keys of the viewer, and what its page does and reports. */
export function useReaderInput(reader: Reader, frame: RefObject<HTMLElement | null>) {
  const { project, steps, current, words, timers, picture, headingId, lang, settings } = reader;
  const { state, versions, gate, fullscreen, isSample, isEmbed, isCovered, hasPicture } = reader;
  const { next, previous } = reader;
  const { projectUid } = project;
  const { isReady, step } = state;
  const isCounted = !isSample && !reader.isPreview;
  const projectName = words.read(project.names).value;
  const handsFree = useHandsFree({
    projectName,
    stepId: current?.id ?? '',
    words,
    gate,
    lang,
    settings,
    onSettings: reader.changeSettings,
    isReady,
    isWarned: versions.warning !== undefined,
    isCovered,
    isHeldBack: step === steps.length || state.slidingTo !== undefined,
    isTimerSaid: timers.isSaying,
    isSample,
    onNext: next,
    onPrevious: previous,
    onTimer: timers.start,
    onStopTimer: timers.stop,
  });
  useOrientationLock(isReady && fullscreen.isOn && settings.isTurnLocked);
  useKeys(
    {
      previous,
      next,
      close: () =>
        picture.current?.fit() || (state.isExpanded ? reader.expand() : isEmbed || reader.close()),
      playPause: handsFree.reading.toggle,
      fullscreen: fullscreen.isSupported ? fullscreen.toggle : undefined,
      timer: timers.start,
      stopTimer: timers.stop,
    },
    isReady && !isCovered,
  );
  useVisit({
    projectUid,
    versionNumber: project.versionNumber,
    step,
    stepId: current?.id,
    lang,
    isOn: isReady && isCounted,
  });
  useViewerPage({
    projectUid,
    projectName,
    stepName: words.name.value,
    isReady,
    hasPicture,
    frame,
    headingId,
    isSample,
    isCounted,
  });
  return {
    ...handsFree,
    voiceProblem: settings.isAudioOn ? handsFree.reading.problem : undefined,
  };
}
