import { ChevronDown, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode, type RefObject, type Ref } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { MorePictures } from '@/features/projects/ui/components/more-pictures';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { SUMMARY_FILTER_ABOVE } from '../../constants';
import { matchesStep, summaryParts, summarySteps, type SummaryPart } from '../model/summary';
import type { NavigableStep } from '../model/walk';
import { cn } from '@/ui/kit/cn';
import { Picture } from '@/ui/kit/pictures/picture';

export interface SummaryListProps {
  step: number;
  steps: readonly NavigableStep[];
  /** ids of the steps that are done */
  ticks: readonly string[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  onGo: (step: number) => void;
  currentRef: RefObject<HTMLButtonElement | null>;
}

/**
 * All steps, with the chapters around the current step open; long guides have a field to find a
 * step.
 */
export function SummaryList({ step, steps, ticks, read, onGo, currentRef }: SummaryListProps) {
  const t = useTranslations('viewer');
  const [typed, setTyped] = useState('');
  const isFiltered = typed.trim() !== '';
  const near = summarySteps(step, steps.length);
  const parts = summaryParts(steps)
    .map(({ chapter, steps: all }) => ({
      chapter,
      steps: all.filter(
        ({ number, step: { name, description } }) =>
          !isFiltered ||
          matchesStep(typed, number, read(name).value, withoutFormatting(read(description).value)),
      ),
    }))
    .filter(({ steps: found }) => found.length > 0);
  const count = parts.reduce((sum, { steps: found }) => sum + found.length, 0);

  const listOf = (part: SummaryPart) => (
    <ol className="flex flex-col gap-2">
      {part.steps.map(({ number, step: shown }) => (
        <li key={shown.id}>
          <SummaryStep
            ref={number === step ? currentRef : undefined}
            number={number}
            step={shown}
            isCurrent={number === step}
            isTicked={ticks.includes(shown.id)}
            read={read}
            onGo={onGo}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <div className="flex flex-col gap-2">
      {steps.length > SUMMARY_FILTER_ABOVE && (
        <div className="sticky -top-1 z-10 -mx-5 bg-surface px-5 pt-1 pb-1">
          <Field label={t('summaryFilter')} isLabelHidden>
            <Input
              type="search"
              value={typed}
              placeholder={t('summaryFilterHint')}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <p role="status" className="text-sm text-ink-muted">
            {isFiltered && t('summaryFound', { count })}
          </p>
        </div>
      )}
      {parts.map((part) =>
        part.chapter ? (
          <Chapter
            // Chapters opened or folded by hand apply to the list as it was then.
            key={`${part.chapter.id}${isFiltered}`}
            name={read(part.chapter.name)}
            part={part}
            ticks={ticks}
            isOpenAtFirst={isFiltered || part.steps.some(({ number }) => near.includes(number))}
          >
            {listOf(part)}
          </Chapter>
        ) : (
          <div key={part.steps[0]?.step.id}>{listOf(part)}</div>
        ),
      )}
    </div>
  );
}

interface ChapterProps {
  name: PickedText;
  part: SummaryPart;
  ticks: readonly string[];
  isOpenAtFirst: boolean;
  children: ReactNode;
}

function Chapter({ name, part, ticks, isOpenAtFirst, children }: ChapterProps) {
  const t = useTranslations('viewer');
  const done = part.steps.filter(({ step }) => ticks.includes(step.id)).length;
  const [first, last] = [part.steps[0]?.number, part.steps.at(-1)?.number];
  return (
    <details open={isOpenAtFirst} className="group">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-md py-1 font-semibold hover:text-signal [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
        />
        <span lang={name.lang} className="min-w-0 flex-1">
          {name.value}
        </span>
        <span className="shrink-0 text-sm font-normal text-ink-muted">
          {done > 0 && <span>{`${t('summaryDone', { done, count: part.steps.length })} · `}</span>}
          <span className="font-mono">{first === last ? first : `${first}–${last}`}</span>
        </span>
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  );
}

interface SummaryStepProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  number: number;
  step: NavigableStep;
  isCurrent: boolean;
  isTicked: boolean;
  read: (texts: readonly LocalizedText[]) => PickedText;
  onGo: (step: number) => void;
}

/** A step of the summary, which leads there. */
function SummaryStep({ ref, number, step, isCurrent, isTicked, read, onGo }: SummaryStepProps) {
  const t = useTranslations('viewer');
  const name = read(step.name);
  return (
    <button
      ref={ref}
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(number)}
      className={cn(
        'flex min-h-16 w-full scroll-mt-28 items-center gap-3 rounded-md border-2 p-2 text-left text-lg leading-snug transition-colors',
        isCurrent ? 'border-signal bg-signal-soft font-semibold' : 'border-line hover:border-ink',
      )}
    >
      <span className="w-10 shrink-0 text-center font-mono text-xl font-semibold">{number}</span>
      {step.file && (
        <span className="relative w-16 shrink-0 tight:hidden">
          <Picture
            file={step.file}
            alt=""
            place={{ widthPx: 64 }}
            aspect={4 / 3}
            className="rounded-md"
          />
          {step.further && <MorePictures count={step.further.length} />}
        </span>
      )}
      <span lang={name.lang} className="line-clamp-3 min-w-0 flex-1">
        {name.value}
      </span>
      {isTicked && (
        <span className="shrink-0 text-good">
          <Check aria-hidden className="size-6" />
          <span className="sr-only">{`, ${t('ticked')}`}</span>
        </span>
      )}
    </button>
  );
}
