import 'server-only';
import {
  type QuestionTexts,
  type StepTexts,
  writeQuestionTexts,
  writeStepTexts,
} from './repository';

/**
 * Writes all texts of these steps and questions, within a transaction.
 * @param isNewVersion false when the texts are the same and only what is known about them changes
 */
export async function writeItemTexts(
  projectId: string,
  { steps, questions }: { steps: readonly StepTexts[]; questions: readonly QuestionTexts[] },
  { isNewVersion }: { isNewVersion: boolean },
): Promise<void> {
  if (steps.length > 0) await writeStepTexts(projectId, steps, { isNewVersion });
  if (questions.length > 0) await writeQuestionTexts(projectId, questions, { isNewVersion });
}
