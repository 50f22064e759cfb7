import { memo, Suspense, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/ui/kit/cn';
import { nameOnce } from '@/features/projects/model/name-once';
import { shownLines } from '@/features/projects/model/lines/shown-lines';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { lazily } from '@/browser/page/lazily';
import { usedLine } from '@/features/projects/model/amounts/used-line';
import { useAhead, type StepAhead } from '../hooks/use-ahead';
import { useSwipe } from '../hooks/use-swipe';
import type { SpokenPart } from '../../speech/model/sentences';
import { gateKey, type Known } from '../../gate/model/gate';
import type { NavigableStep, ViewerProject } from '../../shell/model/walk';
import { STAGE, StepWords } from './step-look';
import { MoreBelow } from './more-below';

const StepUses = lazily(async () => (await import('./step-uses')).StepUses);

interface StepTextProps {
  ref?: Ref<StepAhead>;
  project: Pick<ViewerProject, 'projectUid' | 'makes'>;
  steps: readonly NavigableStep[];
  step: number;
  lang: ProjectLanguage;
  /** of the guide */
  languages: readonly ProjectLanguage[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  headingId: string;
  /** there is no picture: the text fills the stage */
  isAlone: boolean;
  /** what is being read aloud */
  spoken: SpokenPart | undefined;
  /** keys of the acknowledged lines */
  known?: Known;
  /** ids of the ticked steps */
  ticks: readonly string[];
  /** in a frame */
  isSample?: boolean;
  /** ticking needs hydration */
  onTick: (() => void) | undefined;
  onNext: () => void;
  onPrevious: () => void;
}

/** The text of a step: the same element for all steps, so that it keeps the focus. */
export const StepText = memo(function StepText({
  ref,
  project,
  steps,
  step,
  lang,
  languages,
  read,
  headingId,
  isAlone,
  spoken,
  known,
  ticks,
  isSample = false,
  onTick,
  onNext,
  onPrevious,
}: StepTextProps) {
  const [shown, show] = useAhead(step);
  const current = steps[shown - 1];
  useImperativeHandle(ref, () => ({
    show: (to) => {
      const isHydrated = isAlone && to !== shown && Boolean(steps[to - 1]) && !steps[to - 1]?.file;
      if (isHydrated) show(to);
      return isHydrated;
    },
  }));
  const swipe = useSwipe({ onNext, onPrevious });
  const section = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    // Each text starts at its top. Resets only what was scrolled: writing scrollTop forces layout.
    if (isScrolled.current && section.current) section.current.scrollTop = 0;
    isScrolled.current = false;
  }, [current?.id]);
  if (!current) return null;
  const lines = shownLines(current.lines ?? [], lang, languages);
  const acknowledged = (current.lines ?? [])
    .filter((line) => known?.has(gateKey(line)))
    .map(({ id }) => id);
  const chapter = current.chapter && read(current.chapter.name);
  return (
    <section
      ref={section}
      // Long texts scroll inside, also by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-labelledby={headingId}
      {...swipe}
      onScroll={() => {
        isScrolled.current = true;
      }}
      className={cn(
        'step-box swipes-sideways overflow-y-auto overscroll-contain rounded-md -outline-offset-3 tiny:h-auto tiny:overflow-visible tiny:overscroll-auto',
        isAlone
          ? 'relative flex min-h-0 flex-1 flex-col px-4 py-2 wide:px-stage-side'
          : 'order-1 -mx-2 h-step-text scroll-hint px-2 pt-1.5 wide:h-auto wide:min-h-0 wide:flex-1 wide:high:py-3',
      )}
    >
      <div className={cn(isAlone && 'm-auto w-full max-w-step')}>
        <StepWords
          step={shown}
          count={steps.length}
          chapter={chapter}
          {...nameOnce(read(current.name), read(current.description))}
          lines={lines}
          lang={lang}
          headingId={headingId}
          isAlone={isAlone}
          spoken={shown === step ? spoken : undefined}
          acknowledged={acknowledged}
          uses={
            current.stepUses && {
              list: (
                <Suspense>
                  <StepUses
                    projectUid={project.projectUid}
                    makes={project.makes && { ...project.makes, unit: read(project.makes.unit) }}
                    uses={current.stepUses}
                    lang={lang}
                    isReady={onTick !== undefined}
                    isAsWritten={isSample}
                  />
                </Suspense>
              ),
              texts: current.stepUses.map((use) => usedLine(use, lang)?.text ?? ''),
            }
          }
        >
          <TickButton isTicked={ticks.includes(current.id)} onToggle={onTick} />
        </StepWords>
      </div>
      <MoreBelow box={section} ground={isAlone ? STAGE : 'bg-surface'} />
    </section>
  );
});

interface TickButtonProps {
  isTicked: boolean;
  onToggle: (() => void) | undefined;
  className?: string;
}

/** Ticks a step off, for readers who change the order. Stored on this device. */
function TickButton({ isTicked, onToggle, className }: TickButtonProps) {
  const t = useTranslations('viewer');
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      aria-label={t('tick')}
      title={t('tick')}
      disabled={!onToggle}
      onClick={onToggle}
      className={cn(
        'relative grid size-8 shrink-0 place-items-center rounded-full border-2 transition-colors after:absolute after:-inset-2 in-data-large:size-14 [&_svg]:size-5',
        isTicked
          ? 'border-good bg-good text-surface forced-colors:bg-system-highlight'
          : 'border-line-strong text-ink-muted hover:border-ink hover:text-ink',
        className,
      )}
    >
      <Check aria-hidden strokeWidth={3} className={isTicked ? undefined : 'opacity-40'} />
    </button>
  );
}
