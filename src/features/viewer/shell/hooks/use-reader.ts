import { useId, useMemo, useRef } from 'react';
import { paths } from '@/shared/addresses/paths';
import type { PictureHandle } from '../../stage/components/picture-stage';
import type { StepAhead } from '../../stage/hooks/use-ahead';
import { useTimerCommands } from '../../timers/hooks/use-timer-commands';
import type { ViewerProps } from '../components/viewer-props';
import { navigableSteps } from '../model/walk';
import { useContentLanguage } from './use-content-language';
import { useFullscreen } from './use-fullscreen';
import { useGuide } from './use-guide';
import { useStepWords } from './use-step-words';
import { useViewerActions } from './use-viewer-actions';
import { focusStep } from './use-viewer-page';
import { useViewerSettings } from './use-viewer-settings';

export type Reader = ReturnType<typeof useReader>;

/** Where the reader is in a guide, in which language and with which settings, and their changes. */
export function useReader({
  project,
  askedStep,
  isSample = false,
  embedTitle,
  preview,
  version,
}: ViewerProps) {
  const headingId = useId();
  const { projectUid, languages } = project;
  const address = project.address ?? paths.project(projectUid);
  const isEmbed = embedTitle !== undefined;
  const isPreview = preview !== undefined;
  const steps = useMemo(() => navigableSteps(project.steps), [project.steps]);
  const picture = useRef<PictureHandle>(null);
  const ahead = useRef<StepAhead>(null);
  const timers = useTimerCommands(project, isEmbed || !isSample);
  const focus = () => focusStep(headingId);
  const guide = useGuide({
    project,
    version,
    steps,
    askedStep,
    parts: [picture, ahead],
    address,
    waysOut: isEmbed ? '_blank' : isSample ? '_top' : undefined,
    isStored: !isSample && !isPreview,
    onStep: focus,
  });
  const { state, dispatch, resume, versions, gate } = guide;
  const [lang, chooseLang] = useContentLanguage(languages, resume.lang);
  const [settings, changeSettings] = useViewerSettings(isSample);
  const fullscreen = useFullscreen(state.isFullscreenWanted, (isOn) =>
    dispatch({ type: 'fullscreenChanged', isOn }),
  );
  const actions = useViewerActions(dispatch, settings, changeSettings);
  const current = steps[state.step - 1];
  const words = useStepWords(current, lang, languages);
  const hasPicture = Boolean(current?.file);
  return {
    ...guide,
    ...actions,
    ...{ project, address, steps, current, words, timers, picture, ahead, headingId, focus },
    ...{ isSample, isEmbed, isPreview, lang, settings, changeSettings, fullscreen, hasPicture },
    isPanel: hasPicture && !state.isExpanded,
    isCovered: state.overlay !== undefined || versions.warning !== undefined || gate.isOpen,
    chooseLang: (chosen: typeof lang) => {
      chooseLang(chosen);
      resume.keepLanguage(chosen);
    },
  };
}
