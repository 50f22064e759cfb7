import { LINE_MAX, StepType, TIMER_LABEL_MAX } from '@/features/projects/constants';
import { withLabels, withTexts } from '@/features/projects/model/lines/lines';
import { type StoredMark, withMarkLabels } from '../marks/marks';
import type { StoredText } from '../texts/states';
import type { GuideHead, GuideQuestion, GuideStep } from './content';
import {
  fieldsIn,
  MARK_LABEL,
  mapTexts,
  QUESTION_TEXTS,
  STEP_TEXTS,
  type TextField,
  YIELD_UNIT,
} from './fields';
import { mediaOf } from './media';

/** A text of a step or question in all its languages. */
export type ItemText = {
  /** Its place in the item, for units of translation: `name`, `line.{id}` */
  field: string;
  /** Its name for translators; empty where the item names it. */
  label: string;
  texts: StoredText[];
  max: number;
  hasLines: boolean;
  /** False for a text that may be missing in any language. */
  isRequired: boolean;
};

const textOf = (
  field: string,
  texts: StoredText[],
  { max, label = field, hasLines = false, isOptional = false }: TextField,
): ItemText => ({ field, label, texts, max, hasLines, isRequired: !isOptional });

/** The texts of a step, in the order of the editor; of a chapter, its name. */
export function textsOfStep(step: GuideStep): ItemText[] {
  const isChapter = step.type === StepType.Chapter;
  return [
    ...fieldsIn(STEP_TEXTS).flatMap(([name, field]) =>
      (isChapter && !field.isInChapter) || (field.isOfPicture && !step.fileId)
        ? []
        : [textOf(name, step[name], field)],
    ),
    ...step.further.map(({ id, alt }) => textOf(`media.${id}.alt`, alt, STEP_TEXTS.alt)),
    ...mediaOf(step).flatMap(({ id, marks = [] }) =>
      marks.map((mark) => textOf(`media.${id}.mark.${mark.id}`, mark.label, MARK_LABEL)),
    ),
    ...step.lines.map(({ id, kind, text }) =>
      textOf(`line.${id}`, text, { max: LINE_MAX, label: kind, hasLines: true }),
    ),
    ...step.timers.map(({ id, label }) =>
      textOf(`timer.${id}`, label, {
        max: TIMER_LABEL_MAX,
        label: 'timer',
        isOptional: label.length === 0,
      }),
    ),
  ];
}

export const textsOfQuestion = (question: GuideQuestion): ItemText[] =>
  fieldsIn(QUESTION_TEXTS).map(([name, field]) => textOf(name, question[name], field));

/** The word of the yield of a guide, and the description of its picture, if it has them. */
export const textsOfFacts = ({
  fileId,
  alt,
  yield: makes,
}: Pick<GuideHead, 'fileId' | 'alt' | 'yield'>): ItemText[] => [
  ...(makes ? [textOf('yield', makes.unit, YIELD_UNIT)] : []),
  ...(fileId ? [textOf('alt', alt, STEP_TEXTS.alt)] : []),
];

/** A head with other such texts. */
export const withFactTexts = ({ yield: makes, ...head }: GuideHead, change: Change): GuideHead => ({
  ...head,
  alt: change(head.alt, 'alt'),
  ...(makes && { yield: { ...makes, unit: change(makes.unit, 'yield') } }),
});

type Change = (texts: StoredText[], field: string) => StoredText[];

/** A step with other texts. */
export const withStepTexts = <Step extends GuideStep>(step: Step, change: Change): Step => ({
  ...step,
  ...mapTexts(STEP_TEXTS, (_, name) => change(step[name], name)),
  ...withLabelsOf(step.mediumId ?? step.id, step, change),
  further: step.further.map((medium) => ({
    ...medium,
    alt: change(medium.alt, `media.${medium.id}.alt`),
    ...withLabelsOf(medium.id, medium, change),
  })),
  lines: withTexts(step.lines, (texts, id) => change(texts, `line.${id}`)),
  timers: withLabels(step.timers, (texts, id) => change(texts, `timer.${id}`)),
});

const withLabelsOf = (id: string, { marks }: { marks?: StoredMark[] }, change: Change) =>
  marks
    ? {
        marks: withMarkLabels(marks, (texts, mark) => change(texts, `media.${id}.mark.${mark}`)),
      }
    : {};

/** A question with other texts. */
export const withQuestionTexts = <Question extends GuideQuestion>(
  question: Question,
  change: Change,
): Question => ({
  ...question,
  ...mapTexts(QUESTION_TEXTS, (_, name) => change(question[name], name)),
});
