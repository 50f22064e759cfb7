'use client';

import { ImageOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { StepType } from '@/features/project/constants';
import type { StepView } from '@/features/project/step/schema';
import type { ProjectLanguage } from '@/shared/languages';
import { boxSources } from '@/shared/picture-sources';
import type { GoTo } from '../hooks/use-editor-place';
import type { Removal } from '../hooks/use-remove-item';
import type { ItemKind } from '../model/fields';
import { shownName } from '../model/shown-name';
import { ItemMarks } from './item-marks';
import { ItemRow } from './item-row';

interface StepRowProps {
  step: StepView;
  /** 1-based among the steps; undefined for a chapter */
  number: number | undefined;
  languages: readonly ProjectLanguage[];
  isActive: boolean;
  isUnsaved: boolean;
  goTo: GoTo;
  onDuplicate: (item: { id: string; kind: ItemKind }) => void;
  onRemove: (removal: Removal) => void;
}

/** A row of the list of steps; made anew only when something of its own changes. */
export const StepRow = memo(function StepRow({
  step,
  number,
  languages,
  isActive,
  isUnsaved,
  goTo,
  onDuplicate,
  onRemove,
}: StepRowProps) {
  const kind = step.type === StepType.Chapter ? 'chapter' : 'step';
  const name = shownName(step.name, languages);
  const { id } = step;
  return (
    <ItemRow
      id={id}
      name={name}
      isActive={isActive}
      isHeading={kind === 'chapter'}
      onToggle={() => goTo('steps', isActive ? undefined : { kind, id })}
      onDuplicate={() => onDuplicate({ id, kind })}
      onRemove={() => onRemove({ id, kind, name })}
    >
      <StepSummary
        step={step}
        number={number}
        name={name}
        languages={languages}
        isUnsaved={isUnsaved}
      />
    </ItemRow>
  );
});

/** Number, small picture and name of a step; a chapter is its name alone, as a heading of the steps that follow. */
function StepSummary({
  step,
  number,
  name,
  languages,
  isUnsaved,
}: Pick<StepRowProps, 'step' | 'number' | 'languages' | 'isUnsaved'> & { name: string }) {
  const t = useTranslations('editor');
  const text = (
    <span className="min-w-0 flex-1">
      <span lang={languages[0]} className="line-clamp-2 break-words">
        {name}
      </span>
      <ItemMarks
        texts={[step.name, step.description]}
        languages={languages}
        isUnsaved={isUnsaved}
      />
    </span>
  );
  if (step.type === StepType.Chapter) {
    return (
      <>
        <span className="sr-only">{t('chapter')}</span>
        <span className="min-w-0 flex-1 font-heading text-lg font-bold">{text}</span>
      </>
    );
  }
  return (
    <>
      <span className="w-7 shrink-0 text-right font-mono text-lg font-medium text-signal">
        {number}
      </span>
      {step.file ? (
        <img
          {...boxSources(step.file, 56, 42)}
          alt=""
          loading="lazy"
          width={56}
          height={42}
          className="hidden h-10.5 w-14 shrink-0 rounded-sm bg-sunken object-cover xs:block"
        />
      ) : (
        <span
          title={t('noPicture')}
          className="hidden h-10.5 w-14 shrink-0 place-items-center rounded-sm bg-sunken text-ink-muted xs:grid"
        >
          <ImageOff aria-hidden className="size-4" />
        </span>
      )}
      {text}
    </>
  );
}
