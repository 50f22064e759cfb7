import {
  ArrowLeft,
  ArrowRight,
  Check,
  Flag,
  Languages,
  List,
  Maximize,
  Play,
  SlidersHorizontal,
  VolumeX,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { ProjectLanguage } from '@/shared/languages';
import { pickText } from '@/shared/localized-text';
import { HELD } from '@/shared/early';
import { machinePaths } from '@/shared/machine-paths';
import { paths } from '@/shared/paths';
import { chaptersOf } from '../../project/model/chapters';
import type { PicturedStep } from '../../project/model/chapters';
import type { PublicProject } from '../../project/schema';
import { progressPercent } from '../model/progress';
import { LiveFrame } from './live-frame';
import { SHEET, STAGE, StagePicture } from './step-look';

/** Of the picture on the phone, which is 19.5rem wide within its rim, or as wide as a narrow window lets it be. */
const SIZES = '(min-width: 24rem) 312px, calc(100vw - 3.5rem)';
const RING = 2 * Math.PI * 26;
const TOOLS = [X, List, VolumeX, Languages, Flag, SlidersHorizontal, Maximize];
const DOTS_MAX = 14;

interface GuidePhoneProps {
  project: PublicProject;
  entry: PicturedStep;
  lang: ProjectLanguage;
}

/** A real guide on a phone: its first step as the viewer shows it, until somebody presses it and the viewer itself runs there. */
export function GuidePhone({ project, entry: { step, number, file }, lang }: GuidePhoneProps) {
  const t = useTranslations('landing');
  const { projectUid, stepCount, languages } = project;
  const read = (texts: typeof step.name) => pickText(texts, lang, languages);
  const name = read(step.name);
  const description = read(step.description);
  const heading = chaptersOf(project.steps).find(({ steps }) =>
    steps.some((entry) => entry.step.id === step.id),
  )?.heading;
  const chapter = heading && read(heading.name);
  const percent = progressPercent(number, stepCount);
  return (
    // Rows of known height: what is painted before all of it has come must not move what is beside it.
    <figure className="mx-auto grid w-full max-w-84 grid-rows-[auto_minmax(2.25rem,auto)]">
      <div className="rounded-device border-2 border-ink bg-ink p-2.5 shadow-lift">
        <div className="overflow-hidden rounded-screen">
          <LiveFrame
            src={machinePaths.sample(projectUid, 1)}
            title={t('frameTitle', { name: project.name })}
          >
            {/* One em is a phone's 16 pixels, however large the phone is drawn. */}
            <div className="relative grid h-full grid-rows-[minmax(0,1fr)_calc(21.5em+1px)] text-[length:calc(100cqw/22.5)] leading-normal">
              <a
                href={paths.step(projectUid, number)}
                {...HELD}
                data-step={number}
                aria-label={t('frameOpen', { name: project.name })}
                className="absolute inset-0 z-10 rounded-screen -outline-offset-4"
              />
              <div className={cn('relative', STAGE)}>
                <StagePicture
                  file={file}
                  alt={{ value: '', lang: name.lang, isFallback: false }}
                  sizes={SIZES}
                  fetchPriority="high"
                  className="absolute inset-0"
                />
                <span
                  aria-hidden
                  className="absolute right-[0.75em] bottom-[0.75em] grid size-[4em] place-items-center rounded-full bg-surface shadow-lift"
                >
                  <svg
                    viewBox="0 0 64 64"
                    className="absolute inset-0 -rotate-90 fill-none"
                    strokeWidth="6"
                    strokeLinecap="round"
                  >
                    <circle cx="32" cy="32" r="26" className="stroke-line" />
                    <circle
                      cx="32"
                      cy="32"
                      r="26"
                      className="stroke-signal"
                      strokeDasharray={`${(RING * percent) / 100} ${RING}`}
                    />
                  </svg>
                  <span className="font-mono text-[0.875em] font-semibold tracking-tighter">{`${percent}%`}</span>
                </span>
              </div>
              <div
                className={cn('flex flex-col gap-[0.25em] px-[1em] pt-[0.5em] pb-[0.75em]', SHEET)}
              >
                <div className="h-[10em] overflow-hidden">
                  <span
                    aria-hidden
                    className="float-right ml-[0.75em] grid size-[2.75em] place-items-center rounded-full border-2 border-line-strong text-line-strong [&_svg]:size-[1.5em]"
                  >
                    <Check />
                  </span>
                  {chapter && (
                    <p
                      lang={chapter.lang}
                      className="truncate text-[0.875em] leading-[1.43] font-semibold text-ink-muted"
                    >
                      {chapter.value}
                    </p>
                  )}
                  <p
                    className={cn(
                      'flex items-baseline gap-[0.6em] font-heading text-[1.25em] font-bold',
                      chapter ? 'leading-[1.5]' : 'leading-[1.8]',
                    )}
                  >
                    <span aria-hidden className="font-mono tracking-tighter">
                      <span className="text-[1.5em] leading-none text-signal">{number}</span>
                      <span className="text-[0.7em] font-medium text-ink-muted">{`/${stepCount}`}</span>
                    </span>
                    <span lang={name.lang} className="truncate">
                      {name.value}
                    </span>
                  </p>
                  <p
                    lang={description.lang}
                    className={cn(
                      'mt-[0.33em] text-[1.125em] leading-[1.555]',
                      chapter ? 'line-clamp-3' : 'line-clamp-4',
                    )}
                  >
                    {description.value}
                  </p>
                </div>
                <Dots count={stepCount} />
                <span
                  aria-hidden
                  className="flex h-[2.75em] items-center justify-between px-[0.25em] [&_svg]:size-[1.5em]"
                >
                  {TOOLS.map((Tool, index) => (
                    <Tool key={index} />
                  ))}
                </span>
                <span className="flex h-[4em] gap-[0.5em] text-[1em] [&_svg]:size-[1.75em]">
                  <Key className="border-line-strong text-ink-muted">
                    <ArrowLeft />
                  </Key>
                  <Key className="border-line-strong">
                    <Play className="fill-current" />
                  </Key>
                  <a
                    href={paths.step(projectUid, number + 1)}
                    {...HELD}
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

/** The slider at its beginning. */
function Dots({ count }: { count: number }) {
  return (
    <span aria-hidden className="relative mx-[0.9em] flex h-[2.75em] items-center justify-between">
      <span className="absolute inset-x-0 h-[0.375em] rounded-full bg-line" />
      {Array.from({ length: Math.min(count, DOTS_MAX) }, (_, index) => (
        <span
          key={index}
          className={cn(
            'relative rounded-full',
            index === 0
              ? '-ml-[0.9em] size-[1.75em] border-[0.25em] border-signal bg-surface'
              : 'size-[0.4em] bg-line-strong',
          )}
        />
      ))}
    </span>
  );
}
