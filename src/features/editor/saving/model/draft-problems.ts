import {
  LINES_MAX,
  TIMER_SECONDS_MAX,
  TIMER_SECONDS_MIN,
  TIMERS_MAX,
  USES_MAX,
} from '@/features/projects/constants';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { lengthOf } from '@/shared/text/text';
import {
  type FieldName,
  fieldsOf,
  isPartField,
  type TextField,
  type TimeField,
  timeField,
} from '../../shell/model/fields';
import { type Draft, hasText, isLater, textOf, textPath } from './draft';
import { partsOf } from './parts';

export type TextProblem = {
  key:
    | 'text'
    | 'textRequired'
    | 'tooLong'
    | 'tooManyEntries'
    | 'timerSeconds'
    | 'tooManyLines'
    | 'tooManyTimers'
    | 'tooManyUses';
  max: number;
};
/** Problems by `field.language`; those of times, and of too many, in the primary language. */
export type DraftProblems = Record<string, TextProblem>;

/** Why a written text cannot be saved. */
export function textProblem({ max, problemOf }: TextField, text: string): TextProblem | undefined {
  const value = text.trim();
  if (lengthOf(value) > max) return { key: 'tooLong', max };
  const problem = problemOf?.(value);
  return (
    problem && { key: problem.key as TextProblem['key'], max: Number(problem.values?.['max'] ?? 0) }
  );
}

/** The errors of a draft (docs/reference/guides.md#texts). */
export function problemsOf(draft: Draft, languages: readonly ProjectLanguage[]): DraftProblems {
  const [primary = 'en'] = languages;
  const problems: DraftProblems = {};
  for (const field of fieldsOf(draft)) {
    const { name, max, isOptional } = field;
    const isRequired = (lang: ProjectLanguage) =>
      isPartField(name)
        ? lang === primary && hasText(draft, name, languages)
        : !isOptional && !isLater(draft, lang, languages);
    for (const lang of languages) {
      const value = textOf(draft, name, lang).trim();
      if (value === '' && isRequired(lang)) {
        problems[textPath(name, lang)] = { key: lang === primary ? 'text' : 'textRequired', max };
      } else {
        const problem = textProblem(field, value);
        if (problem) problems[textPath(name, lang)] = problem;
      }
    }
  }
  const { lines = [], timers = [], uses = [] } = partsOf(draft, languages);
  if (lines.length > LINES_MAX)
    problems[`lines.${primary}`] = { key: 'tooManyLines', max: LINES_MAX };
  if (timers.length > TIMERS_MAX)
    problems[`timers.${primary}`] = { key: 'tooManyTimers', max: TIMERS_MAX };
  if (uses.length > USES_MAX) problems[`uses.${primary}`] = { key: 'tooManyUses', max: USES_MAX };
  for (const { id, seconds } of timers)
    if (seconds < TIMER_SECONDS_MIN || seconds > TIMER_SECONDS_MAX)
      problems[`${timeField(id)}.${primary}`] = { key: 'timerSeconds', max: TIMER_SECONDS_MAX };
  return problems;
}

/** The languages with errors, in the project's order. */
export function languagesWithProblems(
  problems: Record<string, unknown>,
  languages: readonly ProjectLanguage[],
): ProjectLanguage[] {
  return languages.filter((lang) =>
    Object.keys(problems).some((path) => path.endsWith(`.${lang}`)),
  );
}

/** The first field with an error, in the current language if there is one. */
export function firstProblem(
  item: Parameters<typeof fieldsOf>[0],
  problems: Record<string, unknown>,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): { field: FieldName | TimeField; lang: ProjectLanguage } | undefined {
  const fields = [
    ...fieldsOf(item).map(({ name }) => name),
    ...(item.timers ?? []).map(({ id }) => timeField(id)),
  ];
  return [lang, ...languages]
    .flatMap((code) => fields.map((field) => ({ field, lang: code })))
    .find((place) => `${place.field}.${place.lang}` in problems);
}
