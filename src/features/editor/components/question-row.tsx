'use client';

import { memo } from 'react';
import type { QuestionView } from '@/features/project/faq/schema';
import type { ProjectLanguage } from '@/shared/languages';
import type { GoTo } from '../hooks/use-editor-place';
import type { Removal } from '../hooks/use-remove-item';
import type { ItemKind } from '../model/fields';
import { shownName } from '../model/shown-name';
import { ItemMarks } from './item-marks';
import { ItemRow } from './item-row';

interface QuestionRowProps {
  question: QuestionView;
  languages: readonly ProjectLanguage[];
  isActive: boolean;
  isUnsaved: boolean;
  goTo: GoTo;
  onDuplicate: (item: { id: string; kind: ItemKind }) => void;
  onRemove: (removal: Removal) => void;
}

/** A row of the list of questions; made anew only when something of its own changes. */
export const QuestionRow = memo(function QuestionRow({
  question: { id, question, answer },
  languages,
  isActive,
  isUnsaved,
  goTo,
  onDuplicate,
  onRemove,
}: QuestionRowProps) {
  const name = shownName(question, languages);
  return (
    <ItemRow
      id={id}
      name={name}
      isActive={isActive}
      onToggle={() => goTo('faq', isActive ? undefined : { kind: 'question', id })}
      onDuplicate={() => onDuplicate({ id, kind: 'question' })}
      onRemove={() => onRemove({ id, kind: 'question', name })}
    >
      <span className="min-w-0 flex-1">
        <span lang={languages[0]} className="line-clamp-2 font-semibold break-words">
          {name}
        </span>
        <span lang={languages[0]} className="line-clamp-1 text-sm break-words text-ink-muted">
          {shownName(answer, languages)}
        </span>
        <ItemMarks texts={[question, answer]} languages={languages} isUnsaved={isUnsaved} />
      </span>
    </ItemRow>
  );
});
