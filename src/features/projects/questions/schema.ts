import { z } from 'zod';
import {
  keepTranslations,
  localizedTextView,
  requiredTexts,
  statedTextView,
  version,
  withUnpublished,
} from '../field-schemas';
import { mapTexts, QUESTION_TEXTS } from '../model/content/fields';

const texts = mapTexts(QUESTION_TEXTS, requiredTexts);

export const questionInput = z.strictObject(texts);
export const questionPatch = z.strictObject({ ...texts, version, keepTranslations }).partial();

export const publicQuestionView = z
  .object({
    id: z.string(),
    ...mapTexts(QUESTION_TEXTS, () => z.array(localizedTextView)),
  })
  .meta({ id: 'PublicQuestion' });
export const questionView = publicQuestionView
  .extend({
    ...mapTexts(QUESTION_TEXTS, () => z.array(statedTextView)),
    version,
  })
  .meta({ id: 'Question' });
/** The answer to a change. */
export const changedQuestion = withUnpublished(questionView).meta({ id: 'ChangedQuestion' });

export type QuestionInput = z.infer<typeof questionInput>;
export type QuestionPatch = z.infer<typeof questionPatch>;
export type QuestionView = z.infer<typeof questionView>;
export type PublicQuestionView = z.infer<typeof publicQuestionView>;
