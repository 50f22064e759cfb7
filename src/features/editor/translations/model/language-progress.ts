import type { EntryState } from '@/features/projects/model/texts/list-states';
import { type LanguageProgress, progressOf } from '@/features/projects/model/progress';
import { namesOf, requiredIn, STEP_TEXTS } from '@/features/projects/model/content/fields';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { ProjectView } from '@/features/projects/schema';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type FieldName, lineField, timerField } from '../../shell/model/fields';
import { guideTextsIn } from '../../saving/model/guide';
import { isProposal } from '../../saving/model/proposal';

/** The progress of each language, with the guide's own texts; alt texts are not counted. */
export function languageProgress(project: ProjectView): LanguageProgress[] {
  const { languages, steps, questions } = project;
  const lists = [
    ...steps.flatMap(textListsOf),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  const states = new Map(
    languages.map((lang) => [
      lang,
      [
        ...guideTextsIn(project, lang).map(({ state }) => state),
        ...lists.map((texts) => stateIn(texts, lang)),
      ],
    ]),
  );
  const count = (state: EntryState) =>
    Object.fromEntries(
      [...states].map(([lang, each]) => [lang, each.filter((one) => one === state).length]),
    );
  return progressOf(languages, {
    total: states.values().next().value?.length ?? 0,
    written: count('written'),
    old: count('old'),
  });
}

/**
 * The texts of a step that count, by their fields, with its lines and the names of its timers; an
 * older release may have answered without any.
 */
export function textsOfStep({
  lines = [],
  timers = [],
  ...step
}: StepView): (readonly [FieldName, StatedText[]])[] {
  const texts: (readonly [FieldName, StatedText[]])[] = [
    ...namesOf(requiredIn(STEP_TEXTS)).map((name) => [name, step[name]] as const),
    ...lines.map(({ id, text }) => [lineField(id), text] as const),
    ...timers.map(({ id, label }) => [timerField(id), label] as const),
  ];
  return texts.filter(([, list]) => list.length > 0);
}

export const textListsOf = (step: StepView): StatedText[][] =>
  textsOfStep(step).map(([, texts]) => texts);

/** The least finished state of an item's texts in each language. */
export function textStates(
  lists: readonly StatedText[][],
  languages: readonly ProjectLanguage[],
): { lang: ProjectLanguage; state: EntryState }[] {
  const written = lists.filter((texts) => texts.length > 0);
  return languages.map((lang) => {
    const states = written.map((texts) => stateIn(texts, lang));
    const state = (['missing', 'old'] as const).find((each) => states.includes(each));
    return { lang, state: state ?? 'written' };
  });
}

/** The languages in which an item has pending texts. */
export function pendingLanguages(
  lists: readonly StatedText[][],
  languages: readonly ProjectLanguage[],
): ProjectLanguage[] {
  return textStates(lists, languages).flatMap(({ lang, state }) =>
    state === 'missing' ? [lang] : [],
  );
}

function stateIn(texts: readonly StatedText[], lang: ProjectLanguage): EntryState {
  const text = texts.find((each) => each.lang === lang);
  if (!text || text.pending || text.value === '' || isProposal(text.value, lang)) return 'missing';
  return text.state ?? 'written';
}
