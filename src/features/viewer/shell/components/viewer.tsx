'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo, useRef } from 'react';
import { paths } from '@/shared/addresses/paths';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import { useVisit } from '@/features/analytics/ui/hooks/use-visit';
import type { StepAhead } from '../../stage/hooks/use-ahead';
import { useContentLanguage } from '../hooks/use-content-language';
import { useFullscreen } from '../hooks/use-fullscreen';
import { useGuide } from '../hooks/use-guide';
import { useHandsFree } from '../../speech/hooks/use-hands-free';
import { useKeys } from '../hooks/use-keys';
import { useOrientationLock } from '../hooks/use-orientation-lock';
import { useTimerCommands } from '../../timers/hooks/use-timer-commands';
import { useStepWords } from '../hooks/use-step-words';
import { useViewerActions } from '../hooks/use-viewer-actions';
import { focusStep, useViewerPage } from '../hooks/use-viewer-page';
import { useViewerSettings } from '../hooks/use-viewer-settings';
import { navigableSteps } from '../model/walk';
import { PictureStage, type PictureHandle } from '../../stage/components/picture-stage';
import { ProgressRing } from '../../stage/components/progress-ring';
import { StepAnnouncement } from '../../stage/components/step-announcement';
import { StepNav } from './step-nav';
import { StepSlider } from '../../stage/components/step-slider';
import { StepText } from '../../stage/components/step-text';
import { ViewerStatus } from '../../stage/components/viewer-status';
import { TimerParts } from '../../timers/components/timer-parts';
import { ViewerDialogs } from './viewer-dialogs';
import { ViewerFrame, ViewerSheet, ViewerStage } from './viewer-frame';
import type { ViewerProps } from './viewer-props';
import { ViewerToolbar } from './viewer-toolbar';

/**
 * The step viewer (docs/reference/guides.md#viewer). One mounted tree for all steps of a
 * project, which needs at least one. Before hydration it shows the text of the requested step with
 * plain links.
 */
export function Viewer({
  project,
  askedStep,
  isSample = false,
  embedTitle,
  preview,
  version,
}: ViewerProps) {
  const t = useTranslations('viewer');
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  const { projectUid, languages } = project;
  const address = project.address ?? paths.project(projectUid);
  const isEmbed = embedTitle !== undefined;
  const isPreview = preview !== undefined;
  const waysOut = isEmbed ? '_blank' : isSample ? '_top' : undefined;
  const steps = useMemo(() => navigableSteps(project.steps), [project.steps]);
  const picture = useRef<PictureHandle>(null);
  const ahead = useRef<StepAhead>(null);
  const timers = useTimerCommands(project, isEmbed || !isSample);
  const { state, dispatch, goTo, next, previous, close, resume, versions, gate } = useGuide({
    project,
    version,
    steps,
    askedStep,
    parts: [picture, ahead],
    address,
    waysOut,
    isStored: !isSample && !isPreview,
    onStep: () => focusStep(headingId),
  });
  const { isReady, step, overlay, isExpanded } = state;
  const isCovered = overlay !== undefined || versions.warning !== undefined || gate.isOpen;
  const [lang, chooseLang] = useContentLanguage(languages, resume.lang);
  const [settings, changeSettings] = useViewerSettings(isSample);
  const fullscreen = useFullscreen(state.isFullscreenWanted, (isOn) =>
    dispatch({ type: 'fullscreenChanged', isOn }),
  );
  const { openOverlay, expand, slide, switchAudio, changeText } = useViewerActions(
    dispatch,
    settings,
    changeSettings,
  );

  const current = steps[step - 1];
  const stepWords = useStepWords(current, lang, languages);
  const { read, name, chapter, textLang } = stepWords;
  const hasPicture = Boolean(current?.file);
  const isPanel = hasPicture && !isExpanded;

  const { reading, toggleReading, voice, awake } = useHandsFree({
    projectName: read(project.names).value,
    stepId: current?.id ?? '',
    words: stepWords,
    gate,
    lang,
    settings,
    onSettings: changeSettings,
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
      close: () => picture.current?.fit() || (isExpanded ? expand() : isEmbed || close()),
      playPause: reading.toggle,
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
    isOn: isReady && !isSample && !isPreview,
  });
  useViewerPage({
    projectUid,
    projectName: read(project.names).value,
    stepName: name.value,
    isReady,
    hasPicture,
    frame,
    headingId,
    isSample,
    isCounted: !isSample && !isPreview,
  });

  if (!current) return null;
  const isLarge = isReady && settings.isLarge;
  const voiceProblem = settings.isAudioOn ? reading.problem : undefined;
  const text = (
    <StepText
      ref={ahead}
      {...{ steps, step, lang, languages, read, headingId }}
      isAlone={!hasPicture}
      spoken={reading.part}
      known={gate.known}
      ticks={resume.ticks}
      onTick={isReady ? resume.toggleTick : undefined}
      onNext={next}
      onPrevious={previous}
    />
  );
  const timerParts = (
    <TimerParts
      step={current}
      stepNumber={step}
      isTextShown={isPanel || !hasPicture}
      onGo={goTo}
      {...{ timers, projectUid, address, name, textLang, read, isReady, isPanel }}
    />
  );
  return (
    <ViewerFrame
      ref={frame}
      project={project}
      isLarge={isLarge}
      textPercent={isReady ? settings.textPercent : undefined}
      isPanel={isPanel}
      isWaiting={version?.status === 'loading'}
    >
      <ViewerStage>
        <PictureStage
          ref={picture}
          {...{ steps, step, read, isReady, isExpanded }}
          isKeyboardOn={isReady && !isCovered}
          isInPage={isSample}
          onNext={next}
          onPrevious={previous}
        />
        {!hasPicture && text}
        <WrapText>{embedTitle ?? preview}</WrapText>
        <ViewerStatus
          isOn={isReady && !isSample}
          banner={isReady && state.isBannerShown && current.opensChapter ? chapter : undefined}
          isCovered={isCovered}
          isTimed={timers.isOn}
          problem={voiceProblem}
          textLang={textLang}
          lang={lang}
          steps={steps}
          read={read}
          onGo={goTo}
          className={cn(!hasPicture && 'order-first min-h-16')}
          {...{ resume, versions, gate, words: stepWords, reading, voice, awake }}
        />
        {!isPanel && timerParts}
      </ViewerStage>
      <ViewerSheet isPanel={isPanel}>
        <ViewerToolbar
          address={address}
          canReport={!isPreview}
          embedStep={isEmbed ? step : undefined}
          isReady={isReady}
          hasLanguages={languages.length > 1}
          isAudioOn={settings.isAudioOn}
          fullscreen={fullscreen}
          className={cn(
            'order-3',
            isPanel
              ? 'wide:order-first'
              : 'wide:w-68 lg:wide:order-first lg:wide:w-viewer-tools lg:wide:in-data-large:w-viewer-tools-large',
          )}
          textPercent={hasPicture && isExpanded ? undefined : settings.textPercent}
          onTextPercent={changeText}
          onAudio={switchAudio}
          onClose={close}
          onOpen={openOverlay}
        >
          <ProgressRing
            step={step}
            steps={steps}
            ticks={resume.ticks}
            chapter={chapter}
            isExpanded={isExpanded}
            onToggle={hasPicture ? expand : undefined}
          />
        </ViewerToolbar>
        {isPanel && text}
        {isPanel && timerParts}
        {hasPicture && isExpanded && (
          <h1 id={headingId} tabIndex={-1} className="sr-only">
            {t('announcement', { step, count: steps.length, name: name.value })}
          </h1>
        )}
        <StepSlider
          {...{ step, steps, isReady, read }}
          slidingTo={state.slidingTo}
          ticks={resume.ticks}
          className={cn(
            'order-2',
            !isPanel &&
              'narrow:w-auto narrow:min-w-0 narrow:flex-1 lg:wide:w-auto lg:wide:min-w-0 lg:wide:flex-1',
          )}
          onSlide={slide}
          onGo={goTo}
        />
        <StepNav
          address={address}
          isReady={isReady}
          isEmbed={isEmbed}
          linksFrom={isReady && !isEmbed ? undefined : step}
          isFirst={step === 1}
          isLast={step === steps.length}
          action={reading.action}
          isWaiting={reading.isWaiting}
          problem={voiceProblem}
          textLang={textLang}
          onToggle={toggleReading}
          onPrevious={previous}
          onNext={next}
          className={cn(
            'order-4',
            !isPanel &&
              'wide:min-w-0 wide:flex-1 narrow:w-full narrow:flex-none lg:wide:w-viewer-nav lg:wide:flex-none',
          )}
        />
      </ViewerSheet>
      <StepAnnouncement
        step={step}
        count={steps.length}
        name={name.value}
        chapter={current.opensChapter ? chapter?.value : undefined}
        isOn={state.hasMoved}
      />
      <ViewerDialogs
        {...{ overlay, project, steps, step, isReady, read, lang, settings, fullscreen, voice }}
        {...{ textLang, awake }}
        onOverlay={openOverlay}
        onStep={() => focusStep(headingId)}
        canReport={!isPreview}
        ticks={resume.ticks}
        onGo={goTo}
        onChange={changeSettings}
        isTimed={timers.isOn}
        canSpeak={reading.canSpeak}
        problem={voiceProblem}
        onLang={(chosen) => {
          chooseLang(chosen);
          resume.keepLanguage(chosen);
        }}
      />
    </ViewerFrame>
  );
}
