import {
  ALT_MAX,
  ANSWER_MAX,
  LINE_MAX,
  QUESTION_MAX,
  STEP_DESCRIPTION_MAX,
  STEP_NAME_MAX,
  StepType,
  TIMER_LABEL_MAX,
} from '@/features/projects/constants';
import { withLabels, withTexts } from '@/features/projects/model/lines/lines';
import type { StoredText } from '@/features/projects/model/states';
import type { GuideQuestion, GuideStep } from './content';

/** A text of a step or question in all its languages. */
export type ItemText = {
  /** Its place in the item, for units of translation: `name`, `line.{id}` */
  field: string;
  /** What it is, for translators; empty where the item says it. */
  label: string;
  texts: StoredText[];
  max: number;
  hasLines: boolean;
  /** False for a text that may be missing in any language. */
  isRequired: boolean;
};

const text = (
  field: string,
  texts: StoredText[],
  max: number,
  { label = field, hasLines = false, isRequired = true }: Partial<ItemText> = {},
): ItemText => ({ field, label, texts, max, hasLines, isRequired });

/** The texts of a step, in editing order; of a chapter, its name. */
export function textsOfStep({ type, ...step }: GuideStep): ItemText[] {
  const name = text('name', step.name, STEP_NAME_MAX);
  if (type === StepType.Chapter) return [name];
  return [
    name,
    text('description', step.description, STEP_DESCRIPTION_MAX, { hasLines: true }),
    ...textsOfPicture(step),
    ...step.lines.map((line) =>
      text(`line.${line.id}`, line.text, LINE_MAX, { label: line.kind, hasLines: true }),
    ),
    ...step.timers.map(({ id, label: name }) =>
      text(`timer.${id}`, name, TIMER_LABEL_MAX, { label: 'timer', isRequired: name.length > 0 }),
    ),
  ];
}

/** The description of the picture of a guide or step, if there is one. */
export const textsOfPicture = ({ fileId, alt }: Pick<GuideStep, 'fileId' | 'alt'>): ItemText[] =>
  fileId ? [text('alt', alt, ALT_MAX, { label: 'picture', isRequired: false })] : [];

export const textsOfQuestion = ({ question, answer }: GuideQuestion): ItemText[] => [
  text('question', question, QUESTION_MAX, { label: '' }),
  text('answer', answer, ANSWER_MAX, { hasLines: true }),
];

type Change = (texts: StoredText[], field: string) => StoredText[];

/** A step with other texts. */
export const withStepTexts = <Step extends GuideStep>(step: Step, change: Change): Step => ({
  ...step,
  name: change(step.name, 'name'),
  description: change(step.description, 'description'),
  alt: change(step.alt, 'alt'),
  lines: withTexts(step.lines, (texts, id) => change(texts, `line.${id}`)),
  timers: withLabels(step.timers, (texts, id) => change(texts, `timer.${id}`)),
});

/** A question with other texts. */
export const withQuestionTexts = <Question extends GuideQuestion>(
  question: Question,
  change: Change,
): Question => ({
  ...question,
  question: change(question.question, 'question'),
  answer: change(question.answer, 'answer'),
});
