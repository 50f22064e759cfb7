import { ImageOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { cutText } from '@/shared/text/letters';
import { atLeast } from '@/shared/interface/design';
import { coverFactor, fluidSources } from '@/shared/pictures/picture-sources';
import { withoutFormatting } from '@/shared/text/formatting';
import type { RowActions } from '../hooks/use-row-actions';
import { mediaOf } from '../../pictures/model/step-media';
import { kindOf } from '../../shell/model/fields';
import { textListsOf } from '../../translations/model/language-progress';
import { isProposal } from '../../saving/model/proposal';
import { shownName } from '../../shell/model/shown-name';
import { ItemMarks } from './item-marks';
import { ItemRow } from './item-row';

interface StepRowProps {
  step: StepView;
  /** 1-based among the steps; undefined for a chapter */
  number: number | undefined;
  languages: readonly ProjectLanguage[];
  isActive: boolean;
  isUnsaved: boolean;
  /** unread reports about it */
  reports: number;
  /** whether it is selected; undefined when rows cannot be selected */
  isSelected: boolean | undefined;
  /** a new item that will follow it is being written */
  isBeforeNew: boolean;
  actions: RowActions;
}

/** A row of the list of steps; memoized. */
export const StepRow = memo(function StepRow({
  isActive,
  isSelected,
  isBeforeNew,
  actions,
  ...shown
}: StepRowProps) {
  const { step, languages } = shown;
  const kind = kindOf(step.type);
  const item = { id: step.id, kind, name: shownName(step.name, languages) } as const;
  return (
    <ItemRow
      item={item}
      isActive={isActive}
      isSelected={isSelected}
      isHeading={kind === 'chapter'}
      isPictured={kind === 'step'}
      isBeforeNew={isBeforeNew}
      actions={actions}
    >
      {kind === 'chapter' ? (
        <ChapterSummary {...shown} name={item.name} />
      ) : (
        <StepSummary {...shown} name={item.name} />
      )}
    </ItemRow>
  );
});

type SummaryProps = Omit<StepRowProps, 'isActive' | 'isSelected' | 'isBeforeNew' | 'actions'> & {
  name: string;
};

/** A chapter is only its name, as a heading of the steps that follow. */
const ChapterSummary = memo(function ChapterSummary({
  step,
  languages,
  isUnsaved,
  name,
}: SummaryProps) {
  const t = useTranslations('editor');
  return (
    <>
      <span className="sr-only">{t('chapter')}</span>
      <span className="min-w-0 flex-1 font-heading text-lg font-bold">
        <span lang={languages[0]} className="line-clamp-2 break-words">
          {name}
        </span>
        <ItemMarks texts={[step.name]} languages={languages} isUnsaved={isUnsaved} />
      </span>
    </>
  );
});

/** More than fits the line: the full text would only lengthen every announcement. */
const SHOWN_LETTERS = 280;

/**
 * Number, picture, name and the start of the description. In a compact list only number and name.
 */
const StepSummary = memo(function StepSummary({
  step,
  number,
  name,
  languages,
  isUnsaved,
  reports,
}: SummaryProps) {
  const description = shownName(step.description, languages);
  const isWritten = !isProposal(description, languages[0] ?? 'en');
  return (
    <>
      <span className="w-7 shrink-0 text-right font-mono text-lg font-medium text-signal group-data-compact/list:block max-md:hidden">
        {number}
      </span>
      <RowPicture step={step} number={number} />
      <span className="min-w-0 flex-1 md:group-data-compact/list:flex md:group-data-compact/list:items-center md:group-data-compact/list:gap-3">
        <span
          lang={languages[0]}
          className="line-clamp-2 break-words group-data-compact/list:flex-1 md:font-semibold"
        >
          {name}
        </span>
        {isWritten && (
          <span
            lang={languages[0]}
            className="line-clamp-1 text-sm break-words text-ink-muted group-data-compact/list:hidden"
          >
            {cutText(withoutFormatting(description), SHOWN_LETTERS)}
          </span>
        )}
        <ItemMarks
          texts={textListsOf(step)}
          lines={step.lines}
          timers={step.timers}
          languages={languages}
          isUnsaved={isUnsaved}
          reports={reports}
        />
      </span>
    </>
  );
});

const box =
  'relative size-12 shrink-0 overflow-hidden rounded-sm bg-sunken group-data-compact/list:hidden md:h-18 md:w-24';

/** Small on a phone, with the number inside, as there is no room beside it. */
function RowPicture({ step, number }: Pick<StepRowProps, 'step' | 'number'>) {
  const t = useTranslations('editor');
  const { file } = step;
  const more = mediaOf(step).length - 1;
  if (!file)
    return (
      <span
        data-takes-pictures
        title={t('noPicture')}
        className={`${box} grid place-items-center text-ink-muted`}
      >
        <ImageOff aria-hidden className="size-4 max-md:hidden md:size-5" />
        <span className="font-mono text-lg font-medium text-signal md:hidden">{number}</span>
      </span>
    );
  const [small, large] = [48 * coverFactor(file, 1), 96 * coverFactor(file, 4 / 3)];
  const sizes = `${atLeast('md')} ${Math.ceil(large)}px, ${Math.ceil(small)}px`;
  return (
    <span data-takes-pictures className={box}>
      <img
        {...fluidSources(file, sizes, [Math.min(small, large), Math.max(small, large)])}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <span className="absolute bottom-0 left-0 rounded-tr-sm bg-surface/90 px-1 font-mono text-xs font-medium text-signal md:hidden">
        {number}
      </span>
      {more > 0 && (
        <span className="absolute right-0 bottom-0 rounded-tl-sm bg-surface/90 px-1 font-mono text-xs font-medium">
          <span aria-hidden>{`+${more}`}</span>
          <span className="sr-only">{t('media.more', { count: more })}</span>
        </span>
      )}
    </span>
  );
}
