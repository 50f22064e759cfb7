import { TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type Ref, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { languageIn } from '@/shared/interface/languages';
import { useEditor } from '../../shell/hooks/editor-context';
import { useFieldName } from '../hooks/use-field-name';
import { conflictsOf } from '../../shell/model/editor-state';
import { itemOf } from '../../list/model/project-items';
import {
  type Choice,
  type Choices,
  chosenForAll,
  type Conflict,
  conflictKey,
  rebase,
} from '../../saving/model/rebase';

const SIDES = ['mine', 'theirs'] as const;

interface ComparisonProps {
  itemKey: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/**
 * Compares the typed texts with those that another editor saved meanwhile, only where both differ.
 * Nothing is overwritten or lost until the user has chosen.
 */
export function Comparison({ itemKey, headingRef }: ComparisonProps) {
  const t = useTranslations('editor.compare');
  const locale = useLocale();
  const nameOf = useFieldName();
  const { project, drafts, sent, dispatch, autosave } = useEditor();
  const [chosen, setChosen] = useState<Choices>({});
  const conflicts = conflictsOf({ project, drafts, sent }, itemKey);
  if (conflicts.length === 0) return null;

  const settle = (choices: Choices) => {
    const [draft, stored] = [drafts[itemKey], itemOf(project, itemKey)];
    if (!draft || !stored) return;
    dispatch({
      type: 'edited',
      key: itemKey,
      draft: rebase(draft, stored, sent[itemKey] ?? [], project.languages, choices),
    });
    setChosen({});
    void autosave.run(itemKey);
  };
  const all = (choice: Choice) => chosenForAll(conflicts, choice);
  return (
    <section
      aria-labelledby={`compare-${itemKey}`}
      className="flex flex-col gap-4 rounded-lg border-2 border-warn bg-warn-soft p-4"
    >
      <div role="alert">
        <h3
          ref={headingRef}
          tabIndex={-1}
          id={`compare-${itemKey}`}
          className="flex gap-2 text-base font-semibold outline-none"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>{t('title')}</span>
        </h3>
        <p className="mt-1 text-sm">{t('hint', { count: conflicts.length })}</p>
      </div>
      {conflicts.map((conflict) => {
        const key = conflictKey(conflict);
        const legend =
          project.languages.length > 1
            ? t('field', {
                field: nameOf(conflict.field, drafts[itemKey]),
                language: languageIn(locale, conflict.lang),
              })
            : nameOf(conflict.field, drafts[itemKey]);
        return (
          <RadioGroup<Choice>
            key={key}
            legend={legend}
            name={`${itemKey}-${key}`}
            value={chosen[key] ?? 'mine'}
            onValueChange={(choice) => setChosen((known) => ({ ...known, [key]: choice }))}
            options={SIDES.map((side) => ({
              value: side,
              label: <ComparedText side={side} conflict={conflict} />,
            }))}
          />
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => settle({ ...all('mine'), ...chosen })}>
          {t('save')}
        </Button>
        {conflicts.length > 1 && (
          <Button variant="secondary" size="sm" onClick={() => settle(all('mine'))}>
            {t('allMine')}
          </Button>
        )}
        {conflicts.length > 1 && (
          <Button variant="secondary" size="sm" onClick={() => settle(all('theirs'))}>
            {t('allTheirs')}
          </Button>
        )}
      </div>
    </section>
  );
}

function ComparedText({ side, conflict }: { side: Choice; conflict: Conflict }) {
  const t = useTranslations('editor.compare');
  const { value, pending } = conflict[side];
  return (
    <span className="block min-w-0">
      <span className="block text-sm text-ink-muted">{t(side)}</span>
      {value ? (
        <span lang={conflict.lang} className="block wrap-anywhere whitespace-pre-wrap">
          {value}
        </span>
      ) : (
        <span className="block text-ink-muted italic">{t(pending ? 'pending' : 'blank')}</span>
      )}
    </span>
  );
}
