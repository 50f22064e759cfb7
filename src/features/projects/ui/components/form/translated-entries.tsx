import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Input } from '@/ui/kit/fields/input';
import { keyedEntries } from '@/shared/http/entries';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { OldText } from '../../../model/form/draft-states';
import { useLimitedText } from '../../hooks/use-limited-text';
import { OldNote } from '../old-note';

interface TranslatedEntriesProps {
  legend: string;
  /** the list in the first language */
  entries: readonly string[];
  /** the translations at the same positions; blank ones are missing */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** the old ones of them, at the same positions */
  old: readonly (OldText | undefined)[];
  onConfirm: (text: OldText) => void;
  lang: ProjectLanguage;
  sourceLang: ProjectLanguage | undefined;
  max: number;
  errorAt: (index: number) => string | undefined;
  error: string | undefined;
}

/** Parts or tools in another language: an input for each entry of the first language. */
export function TranslatedEntries({
  legend,
  entries,
  values,
  onChange,
  old,
  onConfirm,
  lang,
  sourceLang,
  max,
  errorAt,
  error,
}: TranslatedEntriesProps) {
  const t = useTranslations('dashboard.form');
  const limited = useLimitedText();
  const id = useId();
  const write = (index: number, text: string) =>
    onChange(entries.map((_, at) => (at === index ? text : (values[at] ?? ''))));
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {entries.length === 0 && <p className="text-sm text-ink-muted">{t('noEntries')}</p>}
      <ol className="flex flex-col gap-3 border-l-2 border-line pl-3">
        {keyedEntries(entries).map(({ key, entry }, index) => {
          const oldText = old[index];
          const { error: problem } = limited(values[index] ?? '', max, errorAt(index));
          return (
            <li key={key} className="flex flex-col gap-1">
              <Field label={entry} labelLang={sourceLang} error={problem}>
                <Input
                  lang={lang}
                  value={values[index] ?? ''}
                  onChange={(event) => write(index, event.target.value)}
                  autoComplete="off"
                />
              </Field>
              {oldText && (
                <OldNote
                  about={entry}
                  isConfirmed={oldText.isConfirmed}
                  onPress={() => onConfirm(oldText)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </fieldset>
  );
}
