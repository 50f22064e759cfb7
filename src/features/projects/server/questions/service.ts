import 'server-only';
import { uuid7 } from '@/server/secrets/uuid7';
import type { Actor } from '@/features/auth/server/actor';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import { itemIn, withChanged, withItem, withoutItem } from '../../model/content/items';
import { changedQuestion, newQuestion } from '../../model/content/edit-items';
import type { QuestionInput, QuestionPatch, QuestionView } from '../../questions/schema';
import { changeItems, duplicateItem } from '../draft/change-items';
import { rejectStaleVersion } from '../owned-project';
import { languagesOf } from '../presenter';
import { validateTexts } from '../validate-texts';
import { questionIn } from './answer';

/**
 * Adds a question with its answer at the end.
 * @throws {AppError} not_found, validation_failed, too_many_questions past 200
 */
export function addQuestion(
  actor: Actor,
  projectId: string,
  input: QuestionInput,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  const id = uuid7();
  return changeItems(
    'questions',
    actor,
    projectId,
    edit,
    (questions, { project }) => {
      validateTexts(project, input);
      return withItem(questions, { ...newQuestion(input, languagesOf(project)), id });
    },
    (guide) => questionIn(guide, id),
  );
}

/**
 * Changes question or answer. Texts in removed languages stay.
 * @throws {AppError} not_found, stale_version, validation_failed
 */
export function updateQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  { version, keepTranslations, ...patch }: QuestionPatch,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  return changeItems(
    'questions',
    actor,
    projectId,
    edit,
    async (questions, guide) => {
      const { project } = guide;
      const question = itemIn(questions, questionId);
      await rejectStaleVersion(version, question.version, () => questionIn(guide, questionId));
      if (!patch.question && !patch.answer) return questions;
      validateTexts(project, patch);
      const languages = languagesOf(project);
      return withChanged(questions, question.id, (question) =>
        changedQuestion(question, patch, { languages, keepTranslations }),
      );
    },
    (guide) => questionIn(guide, questionId),
  );
}

/** Inserts a copy of a question right after it (duplicateItem). */
export const duplicateQuestion = (
  actor: Actor,
  projectId: string,
  id: string,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> =>
  duplicateItem('questions', actor, projectId, id, edit, questionIn);

/**
 * Removes a question, to the bin of the guide.
 * @throws {AppError} not_found
 */
export async function removeQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  edit?: DraftQuery,
): Promise<void> {
  await changeItems(
    'questions',
    actor,
    projectId,
    edit,
    (questions) => withoutItem(questions, itemIn(questions, questionId).id),
    () => ({}),
  );
}
