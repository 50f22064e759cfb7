import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  changedLines,
  changedTimers,
  type GivenLine,
  type GivenTimer,
} from '@/features/projects/model/lines/change-lines';
import {
  type EditedText,
  type StatedText,
  type StoredText,
  withOriginsIn,
} from '@/features/projects/model/states';
import {
  mergePictureTexts,
  mergeTexts,
  newPictureTexts,
  newTexts,
} from '@/features/projects/model/texts';
import type { DraftQuestion, DraftStep } from './content';

/** How texts change: for which languages, and whether only typing mistakes are corrected. */
type Edit = { languages: readonly ProjectLanguage[]; keepTranslations?: boolean | undefined };

type StepTexts = {
  name?: StatedText[] | undefined;
  description?: StatedText[] | undefined;
  alt?: StatedText[] | undefined;
  lines?: GivenLine[] | undefined;
  timers?: GivenTimer[] | undefined;
};
type QuestionTexts = { question?: StatedText[] | undefined; answer?: StatedText[] | undefined };

const newId = () => crypto.randomUUID();

/** A new step without a picture. */
export function newStep(
  { type, name, description, alt, lines = [], timers = [] }: StepTexts & NewStepTexts,
  languages: readonly ProjectLanguage[],
): DraftStep {
  const edit = { primary: languages[0], newId };
  return {
    id: newId(),
    version: 1,
    type,
    name: newTexts(name, languages),
    description: newTexts(description, languages),
    alt: newPictureTexts(alt, languages),
    lines: changedLines([], lines, edit),
    timers: changedTimers([], timers, edit),
    fileId: null,
  };
}
type NewStepTexts = Pick<DraftStep, 'type'> & { name: StatedText[]; description: StatedText[] };

/**
 * A step with the texts that are given. The texts of removed languages stay.
 * @param fileId its picture, null for none; undefined: it stays
 */
export function changedStep(
  step: DraftStep,
  {
    name,
    description,
    alt,
    lines,
    timers,
    fileId,
  }: StepTexts & { fileId?: string | null | undefined },
  { languages, keepTranslations }: Edit,
): DraftStep {
  const [primary] = languages;
  const texts = (stored: StoredText[], merged: EditedText[]) =>
    withOriginsIn(stored, merged, primary, keepTranslations);
  const edit = { primary, keepTranslations, newId };
  return {
    ...step,
    ...(fileId === undefined ? {} : { fileId }),
    ...(name ? { name: texts(step.name, mergeTexts(step.name, name)) } : {}),
    ...(description
      ? { description: texts(step.description, mergeTexts(step.description, description)) }
      : {}),
    // The description of a removed picture must not describe the next one.
    ...(fileId === null
      ? { alt: [] }
      : alt
        ? { alt: texts(step.alt, mergePictureTexts(step.alt, alt, languages)) }
        : {}),
    ...(lines ? { lines: changedLines(step.lines, lines, edit) } : {}),
    ...(timers ? { timers: changedTimers(step.timers, timers, edit) } : {}),
  };
}

/** A new question. */
export const newQuestion = (
  { question, answer }: { question: StatedText[]; answer: StatedText[] },
  languages: readonly ProjectLanguage[],
): DraftQuestion => ({
  id: newId(),
  version: 1,
  question: newTexts(question, languages),
  answer: newTexts(answer, languages),
});

/** A question with the texts that are given. */
export function changedQuestion(
  { question, answer, ...rest }: DraftQuestion,
  given: QuestionTexts,
  { languages: [primary], keepTranslations }: Edit,
): DraftQuestion {
  const texts = (stored: StoredText[], edited: StatedText[] | undefined) =>
    edited ? withOriginsIn(stored, mergeTexts(stored, edited), primary, keepTranslations) : stored;
  return {
    ...rest,
    question: texts(question, given.question),
    answer: texts(answer, given.answer),
  };
}
