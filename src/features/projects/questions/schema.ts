import { z } from 'zod';
import { ANSWER_MAX, QUESTION_MAX } from '../constants';
import {
  keepTranslations,
  localizedLine,
  localizedParagraph,
  localizedTextView,
  statedTextView,
  version,
  withUnpublished,
} from '../field-schemas';

const question = localizedLine(QUESTION_MAX);
const answer = localizedParagraph(ANSWER_MAX);

export const questionInput = z.strictObject({ question, answer });
export const questionPatch = z
  .strictObject({ question, answer, version, keepTranslations })
  .partial();

export const publicQuestionView = z.object({
  id: z.string(),
  question: z.array(localizedTextView),
  answer: z.array(localizedTextView),
});
export const questionView = publicQuestionView.extend({
  question: z.array(statedTextView),
  answer: z.array(statedTextView),
  version,
});
/** The answer to a change. */
export const changedQuestion = withUnpublished(questionView);
export const questionList = z.object({ results: z.array(questionView), totalResults: z.int() });

export type QuestionInput = z.infer<typeof questionInput>;
export type QuestionPatch = z.infer<typeof questionPatch>;
export type QuestionView = z.infer<typeof questionView>;
export type PublicQuestionView = z.infer<typeof publicQuestionView>;
