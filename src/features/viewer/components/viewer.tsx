'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { pickText } from '@/shared/localized-text';
import type { LocalizedText } from '@/shared/localized-text';
import { registerView } from '../../analytics/api';
import { useContentLanguage } from '../hooks/use-content-language';
import { useFillWindow } from '../hooks/use-fill-window';
import { useFullscreen } from '../hooks/use-fullscreen';
import { useKeys } from '../hooks/use-keys';
import { useNearPictures } from '../hooks/use-near-pictures';
import { useViewer } from '../hooks/use-viewer';
import { progressPercent } from '../model/progress';
import { walkOf } from '../model/walk';
import type { ViewerProject } from '../model/walk';
import { ChapterBanner } from './chapter-banner';
import { LanguageDialog } from './language-dialog';
import { PictureStage } from './picture-stage';
import { ProgressRing } from './progress-ring';
import { StepAnnouncement } from './step-announcement';
import { SHEET, STAGE } from './step-look';
import { StepNav } from './step-nav';
import { StepSlider } from './step-slider';
import { StepText } from './step-text';
import { SummaryDialog } from './summary-dialog';
import { ViewerToolbar } from './viewer-toolbar';

interface ViewerProps {
  project: ViewerProject;
  /** the step part of the address, as it came */
  askedStep: string;
}

/**
 * The step viewer (specification, section 2, 'Step viewer'). One mounted tree for all steps of a project, which needs at
 * least one; before the page has come alive it is the asked step's text with plain links.
 */
export function Viewer({ project, askedStep }: ViewerProps) {
  const t = useTranslations('viewer');
  const site = useTranslations('common');
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  const { projectUid, languages } = project;
  const steps = useMemo(() => walkOf(project.steps), [project.steps]);
  const { state, dispatch, goTo, previous, next, close } = useViewer(projectUid, askedStep, steps.length);
  const [lang, chooseLang] = useContentLanguage(languages);
  const fullscreen = useFullscreen(state.isFullscreenWanted, (isOn) => dispatch({ type: 'fullscreenChanged', isOn }));
  const { isReady, step, overlay, isExpanded } = state;
  const read = (texts: readonly LocalizedText[]) => pickText(texts, lang, languages);

  const current = steps[step - 1];
  const name = read(current?.name ?? []).value;
  const hasPicture = Boolean(current?.file);
  const isPanel = hasPicture && !isExpanded;
  const percent = progressPercent(step, steps.length);
  const chapter = current?.chapter && read(current.chapter.name);

  useFillWindow();
  useNearPictures(steps, step, isReady);
  useKeys({ previous, next, close, fullscreen: fullscreen.isSupported ? fullscreen.toggle : undefined }, isReady && !overlay);

  const isViewRegistered = useRef(false);
  useEffect(() => {
    if (isViewRegistered.current) return;
    isViewRegistered.current = true;
    // A view that could not be counted is nobody's trouble.
    registerView(projectUid).catch(() => undefined);
  }, [projectUid]);

  useEffect(() => {
    // Whatever led here is gone; whoever already uses a control keeps it.
    if (isReady && !frame.current?.contains(document.activeElement)) document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [isReady, headingId]);

  useEffect(() => {
    if (isReady) document.title = [name, project.name, site('siteName')].join(' · ');
  }, [isReady, name, project.name, site]);

  if (!current) return null;
  const text = <StepText step={step} count={steps.length} current={current} lang={lang} read={read} headingId={headingId} isAlone={!hasPicture} onNext={next} onPrevious={previous} />;
  return (
    <main ref={frame} className={cn('fixed inset-0 flex h-dvh flex-col bg-paper', isPanel && 'wide:flex-row')}>
      <div className={cn('relative min-h-0 min-w-0 flex-1 overflow-hidden', STAGE)}>
        {current.file
          ? <PictureStage key={current.id} file={current.file} alt={read(current.alt)} isKeyboardOn={isReady && !overlay} onNext={next} onPrevious={previous} />
          : text}
        {isReady && state.isBannerShown && current.opensChapter && chapter && <ChapterBanner name={chapter} />}
        <ProgressRing percent={percent} chapter={chapter} isExpanded={isExpanded}
          onToggle={hasPicture ? () => dispatch({ type: 'expanded' }) : undefined} />
      </div>
      <div className={cn(
        'relative flex shrink-0 flex-col gap-1 pt-2', SHEET,
        'pr-[max(1rem,env(safe-area-inset-right))] pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-[max(1rem,env(safe-area-inset-left))]',
        isPanel ? 'wide:w-(--viewer-panel) wide:border-t-0 wide:border-l wide:pl-4' : 'wide:flex-row wide:items-center wide:gap-6',
        '[--viewer-panel:clamp(20rem,30vw,30rem)]',
      )}>
        <ViewerToolbar projectUid={projectUid} isReady={isReady} hasLanguages={languages.length > 1} fullscreen={fullscreen}
          className={cn('order-3', isPanel ? 'wide:order-first' : 'wide:order-first wide:w-auto')}
          onClose={close} onOpen={(opened) => dispatch({ type: 'overlayChanged', overlay: opened })} />
        {isPanel && text}
        {hasPicture && isExpanded && <h1 id={headingId} tabIndex={-1} className="sr-only">{t('announcement', { step, count: steps.length, name })}</h1>}
        <StepSlider step={step} slidingTo={state.slidingTo} steps={steps} isReady={isReady} read={read} className={cn('order-2', !isPanel && 'wide:w-auto wide:min-w-0 wide:flex-1')}
          onSlide={(to) => dispatch({ type: 'slid', step: to })} onGo={goTo} />
        <StepNav projectUid={projectUid} step={step} count={steps.length} isReady={isReady} onPrevious={previous} onNext={next}
          className={cn('order-4', !isPanel && 'wide:w-[calc(var(--viewer-panel)-2rem)] wide:shrink-0')} />
      </div>
      <StepAnnouncement step={step} count={steps.length} name={name} chapter={current.opensChapter ? chapter?.value : undefined} isOn={state.hasMoved} />
      <SummaryDialog isOpen={overlay === 'summary'} onClose={() => dispatch({ type: 'overlayChanged', overlay: undefined })}
        title={project.name} step={step} steps={steps} read={read} onGo={goTo} />
      <LanguageDialog isOpen={overlay === 'language'} onClose={() => dispatch({ type: 'overlayChanged', overlay: undefined })}
        languages={languages} lang={lang} onChoose={chooseLang} />
    </main>
  );
}
