'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import { type Reader, useReader } from '../hooks/use-reader';
import { type ReaderInput, useReaderInput } from '../hooks/use-reader-input';
import type { NavigableStep } from '../model/walk';
import { PictureStage } from '../../stage/components/picture-stage';
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

interface PartProps {
  reader: Reader;
  current: NavigableStep;
  input: ReaderInput;
}

/**
 * The step viewer (docs/reference/guides.md#viewer). One mounted tree for all steps of a
 * project, which needs at least one. Before hydration it shows the text of the requested step with
 * plain links.
 */
export function Viewer(props: ViewerProps) {
  const reader = useReader(props);
  const frame = useRef<HTMLElement>(null);
  const input = useReaderInput(reader, frame);
  const { project, steps, current, words, settings, state, lang, isPanel, fullscreen } = reader;
  const { overlay, isReady, step } = state;
  const { reading, voice, awake } = input;
  const { read, textLang } = words;
  if (!current) return null;
  const parts = { reader, current, input };
  return (
    <ViewerFrame
      ref={frame}
      project={project}
      isLarge={isReady && settings.isLarge}
      textPercent={isReady ? settings.textPercent : undefined}
      isPanel={isPanel}
      isWaiting={props.version?.status === 'loading'}
    >
      <Stage {...parts}>{props.embedTitle ?? props.preview}</Stage>
      <Sheet {...parts} />
      <StepAnnouncement
        step={step}
        count={steps.length}
        name={words.name.value}
        chapter={current.opensChapter ? words.chapter?.value : undefined}
        isOn={state.hasMoved}
      />
      <ViewerDialogs
        {...{ overlay, project, steps, step, isReady, read, lang, settings, fullscreen, voice }}
        {...{ textLang, awake }}
        onOverlay={reader.openOverlay}
        onStep={reader.focus}
        canReport={!reader.isPreview}
        ticks={reader.resume.ticks}
        onGo={reader.goTo}
        onChange={reader.changeSettings}
        isTimed={reader.timers.isOn}
        canSpeak={reading.canSpeak}
        problem={input.voiceProblem}
        onLang={reader.chooseLang}
      />
    </ViewerFrame>
  );
}

/** The picture, or the text without one, and what is shown above them. */
function Stage({ reader, current, input, children }: PartProps & { children: ReactNode }) {
  const { picture, steps, state, resume, versions, gate, words, lang } = reader;
  const { isReady, isExpanded, step } = state;
  const { read, chapter, textLang } = words;
  const { reading, voice, awake } = input;
  return (
    <ViewerStage>
      <PictureStage
        ref={picture}
        {...{ steps, step, read, isReady, isExpanded }}
        isKeyboardOn={isReady && !reader.isCovered}
        isInPage={reader.isSample}
        spoken={reading.part?.text}
        onNext={reader.next}
        onPrevious={reader.previous}
      />
      {!reader.hasPicture && <GuideText {...{ reader, input }} />}
      <WrapText>{children}</WrapText>
      <ViewerStatus
        isOn={isReady && !reader.isSample}
        banner={isReady && state.isBannerShown && current.opensChapter ? chapter : undefined}
        isTimed={reader.timers.isOn}
        problem={input.voiceProblem}
        onGo={reader.goTo}
        className={cn(!reader.hasPicture && 'order-first min-h-16')}
        isCovered={reader.isCovered}
        {...{ textLang, lang, steps, read }}
        {...{ resume, versions, gate, words, reading, voice, awake }}
      />
      {!reader.isPanel && <GuideTimers {...{ reader, current }} />}
    </ViewerStage>
  );
}

/** The controls, and the text beside a picture. */
function Sheet({ reader, current, input }: PartProps) {
  const t = useTranslations('viewer');
  const { address, steps, state, words, settings, resume, isEmbed, hasPicture, isPanel } = reader;
  const { isReady, isExpanded, step } = state;
  const { read, name, chapter, textLang } = words;
  const { reading } = input;
  return (
    <ViewerSheet isPanel={isPanel}>
      <ViewerToolbar
        address={address}
        canReport={!reader.isPreview}
        embedStep={isEmbed ? step : undefined}
        isReady={isReady}
        hasLanguages={reader.project.languages.length > 1}
        isAudioOn={settings.isAudioOn}
        fullscreen={reader.fullscreen}
        className={cn(
          'order-3',
          isPanel
            ? 'wide:order-first'
            : 'wide:w-68 lg:wide:order-first lg:wide:w-viewer-tools lg:wide:in-data-large:w-viewer-tools-large',
        )}
        textPercent={hasPicture && isExpanded ? undefined : settings.textPercent}
        onTextPercent={reader.changeText}
        onAudio={reader.switchAudio}
        onClose={reader.close}
        onOpen={reader.openOverlay}
      >
        <ProgressRing
          step={step}
          steps={steps}
          ticks={resume.ticks}
          chapter={chapter}
          isExpanded={isExpanded}
          onToggle={hasPicture ? reader.expand : undefined}
        />
      </ViewerToolbar>
      {isPanel && <GuideText {...{ reader, input }} />}
      {isPanel && <GuideTimers {...{ reader, current }} />}
      {hasPicture && isExpanded && (
        <h1 id={reader.headingId} tabIndex={-1} className="sr-only">
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
        onSlide={reader.slide}
        onGo={reader.goTo}
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
        problem={input.voiceProblem}
        textLang={textLang}
        onToggle={input.toggleReading}
        onPrevious={reader.previous}
        onNext={reader.next}
        className={cn(
          'order-4',
          !isPanel &&
            'wide:min-w-0 wide:flex-1 narrow:w-full narrow:flex-none lg:wide:w-viewer-nav lg:wide:flex-none',
        )}
      />
    </ViewerSheet>
  );
}

function GuideText({ reader, input }: Pick<PartProps, 'reader' | 'input'>) {
  const { ahead, steps, lang, words, headingId, resume } = reader;
  return (
    <StepText
      ref={ahead}
      {...{ steps, lang, headingId }}
      project={reader.project}
      step={reader.state.step}
      languages={reader.project.languages}
      read={words.read}
      isAlone={!reader.hasPicture}
      spoken={input.reading.part}
      known={reader.gate.known}
      ticks={resume.ticks}
      isSample={reader.isSample}
      onTick={reader.state.isReady ? resume.toggleTick : undefined}
      onNext={reader.next}
      onPrevious={reader.previous}
    />
  );
}

function GuideTimers({ reader, current }: Pick<PartProps, 'reader' | 'current'>) {
  const { timers, project, address, words, state, isPanel } = reader;
  const { name, textLang, read } = words;
  return (
    <TimerParts
      step={current}
      stepNumber={state.step}
      isTextShown={isPanel || !reader.hasPicture}
      onGo={reader.goTo}
      projectUid={project.projectUid}
      isReady={state.isReady}
      {...{ timers, address, name, textLang, read, isPanel }}
    />
  );
}
