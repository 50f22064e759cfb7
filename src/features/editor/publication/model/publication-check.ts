import { StepType } from '@/features/projects/constants';
import type { ProjectView } from '@/features/projects/schema';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { lengthOf } from '@/shared/text/text';
import { LONG_TEXT } from '../../constants';
import { dangerWord } from '@/features/projects/model/danger-words';
import { outsideMarks, unmarkedNumbers } from '../../marks/model/mark-problems';
import { type FieldName, type FocusField, markField, pictureField } from '../../shell/model/fields';
import {
  languageProgress,
  pendingLanguages,
  textsOfStep,
} from '../../translations/model/language-progress';
import type { EditorLocation } from '../../shell/model/location';
import { guideTextsIn } from '../../saving/model/guide';
import type { NamedDifference } from '../../uses/model/guide-items';
import { usesEntries } from '../../uses/model/uses-entries';
import { shownName, stepNumbers } from '../../shell/model/shown-name';

/** The place in the editor where a hint can be fixed. */
export type HintPlace = EditorLocation & { field: FocusField; lang?: ProjectLanguage };

/** The facts of a hint; which of them are set depends on the kind. */
export type HintEntry = {
  id: string;
  place: HintPlace;
  /** of the step or question, or one of the guide's own texts, in the primary language */
  name?: string;
  /** 1-based among the steps */
  number?: number;
  lang?: ProjectLanguage;
  percent?: number;
  /** what is dangerous in a step, as it is written */
  word?: string;
  /** length of a long text in characters */
  length?: number;
  /** amounts of a line in the list and in the steps */
  amounts?: NamedDifference;
};

export type HintKind =
  | 'noProjectPicture'
  | 'noProjectText'
  | 'noPicture'
  | 'noAlt'
  | 'noText'
  | 'sameName'
  | 'longText'
  | 'noWarning'
  | 'noMark'
  | 'outsideMark'
  | 'usesDiffer'
  | 'unused'
  | 'old'
  | 'pending';
export type Hint = { kind: HintKind; entries: HintEntry[] };

/** Hints before a guide is published; they never prevent publishing. */
export function hintsOf(project: ProjectView): Hint[] {
  const { languages, steps } = project;
  const numbers = stepNumbers(steps);
  const realSteps = steps.filter(({ type }) => type === StepType.Step);
  const entryOf =
    (field: FocusField) =>
    (step: StepView): HintEntry => ({
      id: step.id,
      place: { ...stepPlace(step), field, ...(languages[0] ? { lang: languages[0] } : {}) },
      name: shownName(step.name, languages),
      number: numbers.get(step.id) ?? 0,
    });
  const inSettings = (field: FocusField): HintPlace => ({
    tab: 'settings',
    item: undefined,
    field,
  });
  const entries: Record<HintKind, HintEntry[]> = {
    noProjectPicture: project.file ? [] : [{ id: 'picture', place: inSettings('picture') }],
    noProjectText:
      project.description.trim() === ''
        ? [{ id: 'description', place: inSettings('description') }]
        : [],
    noPicture: realSteps.filter(({ file }) => !file).map(entryOf('picture')),
    noAlt: [
      ...(isUndescribed(project, languages[0])
        ? [{ id: 'project-alt', place: inSettings('alt') }]
        : []),
      ...realSteps.filter((step) => isUndescribed(step, languages[0])).map(entryOf('alt')),
      ...realSteps.flatMap((step) =>
        furtherAlts(step)
          .filter(([, alt]) => isBlankIn(alt, languages[0]))
          .map(([field]) => ({ ...entryOf(field)(step), id: `${step.id}.${field}` })),
      ),
    ],
    noText: realSteps
      .filter(({ description }) => isBlankIn(description, languages[0]))
      .map(entryOf('description')),
    sameName: withSameName(realSteps, languages).map(entryOf('name')),
    longText: longTexts(project, entryOf('description')),
    noWarning: realSteps.flatMap((step) => {
      const danger = unwarnedDanger(step, languages);
      return danger ? [{ ...entryOf('addLine')(step), ...danger }] : [];
    }),
    noMark: realSteps.flatMap((step) => {
      const word = unmarkedNumbers(step, languages);
      return word ? [{ ...entryOf('description')(step), word }] : [];
    }),
    outsideMark: realSteps.flatMap((step) => {
      const count = outsideMarks(step);
      return Array.from({ length: count }, (_, index) => ({
        ...entryOf('picture')(step),
        id: `${step.id}.${index}`,
      }));
    }),
    ...usesEntries(project, stepPlace),
    old: oldEntries(project),
    pending: pendingEntries(project),
  };
  return (Object.keys(entries) as HintKind[])
    .filter((kind) => entries[kind].length > 0)
    .map((kind) => ({ kind, entries: entries[kind] }));
}

function stepPlace(step: StepView): EditorLocation {
  return {
    tab: 'steps',
    item: { kind: step.type === StepType.Chapter ? 'chapter' : 'step', id: step.id },
  };
}

/** Danger named in a step that only has tips, in the first language that names it. */
function unwarnedDanger(
  { name, description, lines = [] }: StepView,
  languages: readonly ProjectLanguage[],
): { word: string; lang: ProjectLanguage } | undefined {
  if (lines.some(({ kind }) => kind !== 'tip')) return undefined;
  for (const lang of languages)
    for (const { value } of [...name, ...description].filter((text) => text.lang === lang)) {
      const word = dangerWord(value, lang);
      if (word) return { word, lang };
    }
  return undefined;
}

/** The descriptions of the pictures after the first. */
const furtherAlts = ({ media = [] }: StepView) =>
  media.slice(1).map(({ id, alt }) => [pictureField(id), alt] as const);

/** The labels of marks on the pictures of a step. */
const markLabels = ({ media = [] }: StepView) =>
  media.flatMap(({ id, marks = [] }) =>
    marks.map((mark) => [markField(id, mark.id), mark.label] as const),
  );

/** Pictures without alt text. */
function isUndescribed(
  { file, alt }: Pick<StepView, 'file' | 'alt'>,
  primary: ProjectLanguage | undefined,
): boolean {
  return file !== null && isBlankIn(alt, primary);
}

function isBlankIn(texts: readonly LocalizedText[], lang: ProjectLanguage | undefined): boolean {
  return !texts.some((text) => text.lang === lang && text.value.trim() !== '');
}

function withSameName(
  steps: readonly StepView[],
  languages: readonly ProjectLanguage[],
): StepView[] {
  const keyOf = (step: StepView) => shownName(step.name, languages).trim().toLocaleLowerCase();
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(keyOf(step), (counts.get(keyOf(step)) ?? 0) + 1);
  return steps.filter((step) => keyOf(step) !== '' && (counts.get(keyOf(step)) ?? 0) > 1);
}

/** One entry for each item, about its longest text. */
function longTexts(
  { languages, steps, questions }: ProjectView,
  entryOf: (step: StepView) => HintEntry,
): HintEntry[] {
  const longest = (texts: readonly LocalizedText[]) =>
    texts
      .filter(({ lang, value }) => languages.includes(lang) && lengthOf(value) > LONG_TEXT)
      .map(({ lang, value }) => ({ lang, length: lengthOf(value) }))
      .sort((a, b) => b.length - a.length)[0];
  const about = (entry: HintEntry, texts: readonly LocalizedText[]): HintEntry[] => {
    const text = longest(texts);
    return text ? [{ ...entry, ...text, place: { ...entry.place, lang: text.lang } }] : [];
  };
  return [
    ...steps.flatMap((step) => about(entryOf(step), step.description)),
    ...questions.flatMap(({ id, question, answer }) =>
      about(
        {
          id,
          place: { tab: 'faq', item: { kind: 'question', id }, field: 'answer' },
          name: shownName(question, languages),
        },
        answer,
      ),
    ),
  ];
}

/** One entry for each translation that is older than its source. */
function oldEntries(project: ProjectView): HintEntry[] {
  const { languages, steps, questions, alt, file } = project;
  const inTexts = (
    id: string,
    place: EditorLocation,
    texts: readonly (readonly [FieldName, readonly StatedText[]])[],
    facts: Partial<HintEntry>,
  ): HintEntry[] =>
    texts.flatMap(([field, list]) =>
      list
        .filter(({ state }) => state === 'old')
        .map(({ lang }) => ({
          id: `${id}.${field}.${lang}`,
          place: { ...place, field, lang },
          lang,
          ...facts,
        })),
    );
  const numbers = stepNumbers(steps);
  const settings: EditorLocation = { tab: 'settings', item: undefined };
  return [
    ...languages.flatMap((lang) =>
      guideTextsIn(project, lang)
        .filter(({ state }) => state === 'old')
        .map(({ name, field, source }) => ({
          id: `${name}.${lang}`,
          place: { ...settings, field, lang },
          lang,
          name: source,
        })),
    ),
    ...(file ? inTexts('project', settings, [['alt', alt]], {}) : []),
    ...steps.flatMap((step) =>
      inTexts(
        step.id,
        stepPlace(step),
        [
          ...textsOfStep(step),
          ...(step.file ? [['alt', step.alt] as const] : []),
          ...furtherAlts(step),
          ...markLabels(step),
        ],
        { name: shownName(step.name, languages), number: numbers.get(step.id) ?? 0 },
      ),
    ),
    ...questions.flatMap(({ id, question, answer }) =>
      inTexts(
        id,
        { tab: 'faq', item: { kind: 'question', id } },
        [
          ['question', question],
          ['answer', answer],
        ],
        { name: shownName(question, languages) },
      ),
    ),
  ];
}

/** One entry for each further language that is incomplete; it leads to the first missing text. */
function pendingEntries(project: ProjectView): HintEntry[] {
  const { languages, steps, questions } = project;
  const placeOf = (lang: ProjectLanguage): HintPlace | undefined => {
    const isMissing = (lists: LocalizedText[][]) =>
      pendingLanguages(lists, languages).includes(lang);
    const missingText = guideTextsIn(project, lang).find(({ state }) => state === 'missing');
    if (missingText) return { tab: 'settings', item: undefined, lang, field: missingText.field };
    for (const step of steps) {
      const missing = textsOfStep(step).find(([, texts]) => isMissing([texts]));
      if (missing) return { ...stepPlace(step), lang, field: missing[0] };
    }
    const question = questions.find((item) => isMissing([item.question, item.answer]));
    return (
      question && {
        tab: 'faq',
        item: { kind: 'question', id: question.id },
        lang,
        field: isMissing([question.question]) ? 'question' : 'answer',
      }
    );
  };
  return languageProgress(project)
    .filter(({ lang, written, old, total }) => lang !== languages[0] && written + old < total)
    .flatMap(({ lang, percent }) => {
      const place = placeOf(lang);
      return place ? [{ id: lang, place, lang, percent }] : [];
    });
}

export const countHints = (hints: readonly Hint[]): number =>
  hints.reduce((sum, { entries }) => sum + entries.length, 0);
