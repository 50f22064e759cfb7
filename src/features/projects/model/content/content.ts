import type { GuideKind, StepType } from '@/features/projects/constants';
import type { StoredLine, StoredTimer } from '@/features/projects/model/lines/lines';
import type { StoredText } from '../texts/states';
import {
  HEAD_LISTS,
  HEAD_TEXTS,
  type HeadList,
  type HeadText,
  mapTexts,
  QUESTION_TEXTS,
  type QuestionText,
  STEP_TEXTS,
  type StepText,
} from './fields';
import { mediaOf, type Pictured } from './media';
import type { ProjectLanguage } from '@/shared/interface/languages';

/**
 * The content of a guide, in its draft and in each version. Texts are as they are stored, also those of
 * removed languages.
 */
export type GuideContent = { project: GuideHead; steps: GuideStep[]; questions: GuideQuestion[] };

export type GuideHead = HeadTexts & {
  averageTimeMinutes: number;
  people: number;
  ref: string;
  brand: string;
  alt: StoredText[];
  fileId: string | null;
  /** Origin of an imported guide: a ProjectSource or null. */
  source: unknown;
  /** Without it, a guide. */
  kind?: typeof GuideKind.Recipe;
  /** Its result, such as 40 rolls. */
  yield?: GuideYield;
};
export type GuideYield = { amount: number; unit: StoredText[] };

/** The texts of a guide itself. The first language is the primary one. */
export type HeadTexts = Record<HeadText, StoredText[]> &
  Record<HeadList, GuideEntry[]> & { languages: ProjectLanguage[] };

/** A part or tool; `fixed`: its amount stays when others are scaled. */
export type GuideEntry = { id: string; text: StoredText[]; fixed?: true };

export type GuideStep = Record<StepText, StoredText[]> &
  Pictured & { type: StepType; lines: StoredLine[]; timers: StoredTimer[]; uses?: StepUse[] };
/** A part or tool that a step uses: all of it, a share or an amount of its own. */
export type StepUse = {
  item: string;
  share?: number;
  amount?: { value: number; unit: string | null };
};

export type GuideQuestion = Record<QuestionText, StoredText[]> & { id: string };

/** An item of a draft, with the number that refuses stale edits of it. */
type Edited<Item> = Item & { version: number };
export type DraftStep = Edited<GuideStep>;
export type DraftQuestion = Edited<GuideQuestion>;

/** The content that a creator edits. */
export type Draft = { project: GuideHead; steps: DraftStep[]; questions: DraftQuestion[] };

/** The kinds of what a guide has in order. */
export type ItemKind = 'step' | 'question';

// A field that is newer than a stored content is missing there: a text has no language yet.
const HEAD: object = Object.fromEntries([...HEAD_TEXTS, ...HEAD_LISTS].map((name) => [name, []]));
const ITEMS = {
  step: { ...mapTexts(STEP_TEXTS, () => []), further: [] },
  question: mapTexts(QUESTION_TEXTS, () => []),
};

/** A head as it is stored, with every text of today. */
export const storedHead = (head: unknown) => ({ ...HEAD, ...(head as GuideHead) });

/** A step or question as it is stored, with every text of today. */
export const storedItem = <Item extends object>(kind: ItemKind, item: Item): Item => ({
  ...ITEMS[kind],
  ...item,
});

/** A content as it is stored, with every text of today. */
export const storedContent = ({ project, steps, questions }: GuideContent): GuideContent => ({
  project: storedHead(project),
  steps: steps.map((step) => storedItem('step', step)),
  questions: questions.map((question) => storedItem('question', question)),
});

/** A draft as a version keeps it. */
export const contentOf = ({ project, steps, questions }: Draft): GuideContent => ({
  project,
  steps: steps.map(({ version: _, ...step }) => step),
  questions: questions.map(({ version: _, ...question }) => question),
});

/** A content as a draft. An item that is in the present draft gets its next version. */
export function asDraft(content: GuideContent, present: Draft): Draft {
  const versions = new Map(
    [...present.steps, ...present.questions].map(({ id, version }) => [id, version]),
  );
  const edited = <Item extends { id: string }>(item: Item) => ({
    ...item,
    version: (versions.get(item.id) ?? 0) + 1,
  });
  return { ...content, steps: content.steps.map(edited), questions: content.questions.map(edited) };
}

/** The files that a step needs: its pictures in their order, then those that are not shown as pictures. */
export const filesOfStep = (step: GuideStep): string[] => [
  ...mediaOf(step).map(({ fileId }) => fileId),
  ...filesBehind(step),
];

/** The clip of a step, and the pictures that edited ones were made of. */
const filesBehind = (step: GuideStep): string[] =>
  mediaOf(step).flatMap(({ clip, edit }) => [
    ...(clip ? [clip.fileId] : []),
    ...(edit ? [edit.originId] : []),
  ]);

/**
 * The files that a guide needs. The first is its picture, if any, else the first of its steps; what is
 * not shown as a picture comes before the last one, so that lists need no more than both ends.
 */
export function filesOf({ project, steps }: Pick<Draft, 'project'> & { steps: GuideStep[] }) {
  const [first, ...others] = [
    ...(project.fileId === null ? [] : [project.fileId]),
    ...steps.flatMap((step) => mediaOf(step).map(({ fileId }) => fileId)),
  ];
  return first === undefined ? [] : [first, ...steps.flatMap(filesBehind), ...others];
}
