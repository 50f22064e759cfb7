import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Input } from '@/ui/kit/fields/input';
import { WrapText } from '@/ui/kit/wrap-text';
import { keyedEntries } from '@/shared/http/entries';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { ENTRY_MAX } from '../../../constants';
import { useLimitedText } from '../../hooks/use-limited-text';

interface TranslatedEntriesProps {
  legend: string;
  /** the list in the first language */
  entries: readonly string[];
  /** the translations at the same positions; blank ones are missing */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** the note on a translation that is old */
  noteOn: (index: number, entry: string) => ReactNode;
  lang: ProjectLanguage;
  sourceLang: ProjectLanguage | undefined;
  errorAt: (index: number) => string | undefined;
  error: string | undefined;
}

/** Parts or tools in another language: an input for each entry of the first language. */
export function TranslatedEntries({
  legend,
  entries,
  values,
  onChange,
  noteOn,
  lang,
  sourceLang,
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
          const { error: problem } = limited(values[index] ?? '', ENTRY_MAX, errorAt(index));
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
              <WrapText>{noteOn(index, entry)}</WrapText>
            </li>
          );
        })}
      </ol>
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </fieldset>
  );
}
