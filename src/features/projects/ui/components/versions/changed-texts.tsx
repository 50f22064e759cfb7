import type { QuestionText, StepText } from '../../../model/content/fields';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { WordDifferences } from '@/ui/kit/word-differences';
import type { ProjectTextField, PartField, TextChange } from '../../../model/versions/changes';
import { ChangedField } from './changed-field';

interface ChangedTextsProps {
  texts: readonly TextChange<ProjectTextField | StepText | PartField | QuestionText>[];
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
