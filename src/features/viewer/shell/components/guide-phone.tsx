import {
  AArrowDown,
  AArrowUp,
  ArrowLeft,
  ArrowRight,
  Check,
  Ellipsis,
  List,
  Play,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';
import { FormattedText } from '@/ui/kit/formatted-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type PickedText, pickText } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { scaledSizes } from '@/shared/pictures/picture-sources';
import { chaptersOf, type PicturedStep } from '@/features/projects/model/chapters';
import type { PublicProject } from '@/features/projects/schema';
import { progressPercent } from '../../stage/model/progress';
import { textSize } from '../../stage/model/text-size';
import { LiveFrame } from './live-frame';
import { SHEET, STAGE, StagePicture } from '../../stage/components/step-look';

/**
 * In em of the phone, whose picture is 19.5rem wide within its rim, or narrower in a narrow window.
 */
const SIZES = '(min-width: 24rem) 312px, calc(100vw - 3.5rem)';
/** Height of the stage by its width, in em of the phone. */
const STAGE_RATIO = 16.5 / 22.5;
const TOOL_ICONS = [X, List, AArrowDown, AArrowUp];
const DOTS_MAX = 14;
const RING = 'M32 9a23 23 0 1 1 0 46 23 23 0 1 1 0-46';

interface GuidePhoneProps {
  project: PublicProject;
  entry: PicturedStep;
  lang: ProjectLanguage;
}

/**
 * A real guide on a phone: its first step as the viewer shows it; a press starts the viewer itself
 * there.
 */
export function GuidePhone({ project, entry: { step, number, file }, lang }: GuidePhoneProps) {
  const t = useTranslations('landing');
  const { projectUid, stepCount, languages } = project;
  const read = (texts: typeof step.name) => pickText(texts, lang, languages);
  const name = read(step.name);
  const guide = read(project.names).value;
  const description = read(step.description);
  const { bySide, byWord } = textSize(name.value, withoutFormatting(description.value));
  const heading = chaptersOf(project.steps).find(({ steps }) =>
    steps.some((entry) => entry.step.id === step.id),
  )?.heading;
  const chapter = heading && read(heading.name);
  const percent = progressPercent(number, stepCount);
  return (
    // Rows of fixed height: content that streams in must not shift what is beside it.
    <figure className="mx-auto grid w-full max-w-84 grid-rows-[auto_minmax(2.25rem,auto)]">
      <div className="rounded-device border-2 border-ink bg-ink p-2.5 shadow-lift">
        <div className="overflow-hidden rounded-screen">
          <LiveFrame
            src={machinePaths.sample(projectUid, 1)}
            title={t('frameTitle', { name: guide })}
          >
            {/* 1em is a phone's 16 pixels at any size of the drawn phone. */}
            <div className="relative grid h-full grid-rows-[minmax(0,1fr)_calc(23.5em+1px)] text-[length:calc(100cqw/22.5)] leading-normal">
              <a
                href={paths.step(projectUid, number)}
                data-step={number}
                aria-label={t('frameOpen', { name: guide })}
                className="absolute inset-0 z-10 rounded-screen -outline-offset-4"
              />
              <div className={cn('relative', STAGE)}>
                <StagePicture
                  file={file}
                  alt={{ value: '', lang: name.lang, isFallback: false }}
                  sizes={scaledSizes(SIZES, Math.min(1, STAGE_RATIO * (file.width / file.height)))}
                  fetchPriority="high"
                  className="absolute inset-0"
                />
              </div>
              <div
                className={cn(
                  'relative flex flex-col gap-[0.25em] px-[1em] pt-[0.5em] pb-[0.75em]',
                  SHEET,
                )}
              >
                <Dots count={stepCount} />
                <div className="h-[15em] overflow-x-hidden overflow-y-auto">
                  <Place number={number} count={stepCount} chapter={chapter} />
                  {/* As `step-fill` computes it in the window of this phone. */}
                  <div
                    style={{ '--by-side': bySide, '--by-word': byWord } as CSSProperties}
                    className="hyphens-long text-[length:clamp(1.25em,min(15.17em*var(--by-side),20.5em*var(--by-word)),3em)] leading-[1.4]"
                  >
                    <p
                      lang={name.lang}
                      className="mb-[0.2em] font-heading text-[1.15em] leading-[1.2] font-bold"
                    >
                      {name.value}
                    </p>
                    <FormattedText text={description.value} lang={description.lang} />
                  </div>
                </div>
                <Tools percent={percent} />
                <span className="flex h-[4em] gap-[0.5em] text-[1em] [&_svg]:size-[1.75em]">
                  <Key className="border-line-strong text-ink-muted">
                    <ArrowLeft />
                  </Key>
                  <Key className="border-line-strong">
                    <Play className="fill-current" />
                  </Key>
                  <a
                    href={paths.step(projectUid, number + 1)}
                    data-step={number + 1}
                    className="relative z-20 flex flex-1 items-center justify-center gap-[0.4em] rounded-md bg-signal font-semibold text-on-signal transition-colors hover:bg-signal-strong"
                  >
                    <span className="text-[1.25em]">{t('frameNext')}</span>
                    <ArrowRight aria-hidden />
                  </a>
                </span>
              </div>
            </div>
          </LiveFrame>
        </div>
      </div>
      <figcaption className="pt-4 text-center text-sm text-balance text-ink-muted">
        {t('frameCaption')}
      </figcaption>
    </figure>
  );
}

interface PlaceProps {
  number: number;
  count: number;
  chapter: PickedText | undefined;
}

/** The number of the step, its chapter, and the mark for done steps. */
function Place({ number, count, chapter }: PlaceProps) {
  return (
    <div className="mb-[0.25em] flex h-[2em] items-center gap-[0.75em]">
      <span aria-hidden className="font-mono leading-none tracking-tighter">
        <span className="text-[1.75em] font-bold text-signal">{number}</span>
        <span className="font-medium text-ink-muted">{`/${count}`}</span>
      </span>
      {chapter && (
        <p
          lang={chapter.lang}
          className="line-clamp-2 min-w-0 text-[0.875em] leading-[1.14] font-semibold text-ink-muted"
        >
          {chapter.value}
        </p>
      )}
      <span
        aria-hidden
        className="ml-auto grid size-[2em] shrink-0 place-items-center rounded-full border-2 border-line-strong text-line-strong [&_svg]:size-[1.25em]"
      >
        <Check />
      </span>
    </div>
  );
}

function Tools({ percent }: { percent: number }) {
  return (
    <span
      aria-hidden
      className="-mx-[0.5em] flex h-[2.75em] items-center justify-between *:grid *:size-[2.75em] *:place-items-center [&_svg]:size-[1.5em]"
    >
      {TOOL_ICONS.map((Tool, index) => (
        <span key={index}>
          <Tool />
        </span>
      ))}
      <Ring percent={percent} />
      <span>
        <Ellipsis />
      </span>
    </span>
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cn('grid w-[23%] place-items-center rounded-md border-2 bg-surface', className)}
    >
      {children}
    </span>
  );
}

/** The progress ring. */
function Ring({ percent }: { percent: number }) {
  return (
    <span className="relative">
      <svg viewBox="0 0 64 64" className="absolute size-full!" fill="none">
        <path d={RING} strokeWidth="6" className="stroke-line" />
        <path
          d={RING}
          strokeWidth="6"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className="stroke-signal"
        />
      </svg>
      <span className="font-mono text-[0.75em] font-semibold tracking-tighter">{`${percent}%`}</span>
    </span>
  );
}

/** The slider at the first step, on the edge of the picture. */
function Dots({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute inset-x-[1em] top-0 flex h-0 items-center justify-between"
    >
      <span className="absolute inset-x-0 h-[0.25em] rounded-full bg-line-strong" />
      {Array.from({ length: Math.min(count, DOTS_MAX) }, (_, index) => (
        <span
          key={index}
          className={cn(
            'relative rounded-full',
            index === 0
              ? '-ml-[0.44em] size-[0.875em] border-2 border-surface bg-signal'
              : 'size-[0.375em] bg-line-strong surface-ring',
          )}
        />
      ))}
    </span>
  );
}
