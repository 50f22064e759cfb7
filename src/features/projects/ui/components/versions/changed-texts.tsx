import type { QuestionText, StepText } from '../../../model/content/fields';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import { WordDifferences } from '@/ui/kit/word-differences';
import type {
  ListField,
  PartField,
  ProjectTextField,
  SettingField,
  TextChange,
} from '../../../model/versions/changes';

type Field = ProjectTextField | StepText | PartField | QuestionText;

interface ChangedTextsProps {
  texts: readonly TextChange<Field>[];
  languages: readonly ProjectLanguage[];
}

/** Changed texts, with their words marked. */
export function ChangedTexts({ texts, languages }: ChangedTextsProps) {
  return inOrder(texts, languages).map(({ field, lang, before, after }) => (
    <ChangedField
      key={`${field}-${lang}`}
      field={field}
      lang={languages.length > 1 ? lang : undefined}
    >
      <p lang={lang} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
        <WordDifferences before={before} after={after} />
      </p>
    </ChangedField>
  ));
}

/** Field by field as they are, each in the wanted order of languages; others last. */
export function inOrder<Change extends { field: string; lang: ProjectLanguage }>(
  changes: readonly Change[],
  languages: readonly ProjectLanguage[],
): Change[] {
  const fields = [...new Set(changes.map(({ field }) => field))];
  const place = ({ field, lang }: Change) => {
    const at = languages.indexOf(lang);
    return [fields.indexOf(field), at < 0 ? languages.length : at] as const;
  };
  return changes.toSorted((one, other) => {
    const [[field, lang], [otherField, otherLang]] = [place(one), place(other)];
    return field - otherField || lang - otherLang;
  });
}

interface ChangedFieldProps {
  field: Field | ListField | SettingField;
  /** where the guide has more than one */
  lang?: ProjectLanguage | undefined;
  children: ReactNode;
}

/** The name of a field above what differs in it. */
export function ChangedField({ field, lang, children }: ChangedFieldProps) {
  const t = useTranslations('versions.changes');
  const locale = useLocale();
  const name = t(`fields.${field}`);
  return (
    <div>
      <h4 className="text-sm font-semibold text-ink-muted">
        {lang ? t('field', { field: name, language: languageIn(locale, lang) }) : name}
      </h4>
      <div>{children}</div>
    </div>
  );
}
