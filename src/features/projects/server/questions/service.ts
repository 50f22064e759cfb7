import 'server-only';
import { uuid7 } from '@/server/secrets/uuid7';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { QUESTIONS_PER_PROJECT_MAX } from '../../constants';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import type { DraftQuestion } from '../../model/content/content';
import { inOrder, itemIn, withChanged, withItem, withoutItem } from '../../model/content/items';
import { changedQuestion, newQuestion } from '../../model/content/edit-items';
import type { QuestionInput, QuestionPatch, QuestionView } from '../../questions/schema';
import type { ProjectView } from '../../schema';
import { changeGuide } from '../draft/change-guide';
import type { OwnedGuide } from '../draft/columns';
import { projectIn, rejectStaleVersion } from '../owned-project';
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
  return changeQuestions(
    actor,
    projectId,
    edit,
    ({ project, draft: { questions } }) => {
      validateTexts(project, input);
      rejectFull(questions);
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
  return changeQuestions(
    actor,
    projectId,
    edit,
    async (guide) => {
      const { project, draft } = guide;
      const found = itemIn(draft.questions, questionId);
      await rejectStaleVersion(version, found.version, () => questionIn(guide, questionId));
      if (!patch.question && !patch.answer) return draft.questions;
      validateTexts(project, patch);
      const languages = languagesOf(project);
      return withChanged(draft.questions, found.id, (question) =>
        changedQuestion(question, patch, { languages, keepTranslations }),
      );
    },
    (guide) => questionIn(guide, questionId),
  );
}

/**
 * Inserts a copy of a question right after it.
 * @throws {AppError} not_found, too_many_questions past 200
 */
export function duplicateQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  const id = uuid7();
  return changeQuestions(
    actor,
    projectId,
    edit,
    ({ draft: { questions } }) => {
      const question = itemIn(questions, questionId);
      rejectFull(questions);
      return withItem(questions, { ...question, id, version: 1 }, questions.indexOf(question) + 1);
    },
    (guide) => questionIn(guide, id),
  );
}

/**
 * Removes a question; it can be restored for a few minutes.
 * @throws {AppError} not_found
 */
export async function removeQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  edit?: DraftQuery,
): Promise<void> {
  await changeQuestions(
    actor,
    projectId,
    edit,
    ({ draft: { questions } }) => withoutItem(questions, itemIn(questions, questionId).id),
    () => ({}),
  );
}

/**
 * Puts the questions in a new order, all at once or not at all.
 * @throws {AppError} not_found, validation_failed
 */
export function sortQuestions(
  actor: Actor,
  projectId: string,
  ids: string[],
  edit?: DraftQuery,
): Promise<ProjectView & Unpublished> {
  return changeQuestions(
    actor,
    projectId,
    edit,
    ({ draft }) => inOrder(draft.questions, ids),
    projectIn,
  );
}

/** Changes the questions of a guide; the same list where nothing changes. */
const changeQuestions = <Result extends object>(
  actor: Actor,
  projectId: string,
  edit: DraftQuery | undefined,
  change: (guide: OwnedGuide) => DraftQuestion[] | Promise<DraftQuestion[]>,
  answer: (guide: OwnedGuide) => Result | Promise<Result>,
) =>
  changeGuide(
    actor,
    projectId,
    edit,
    async (guide) => {
      const questions = await change(guide);
      const { draft } = guide;
      return { draft: questions === draft.questions ? draft : { ...draft, questions } };
    },
    answer,
  );

function rejectFull(questions: readonly DraftQuestion[]): void {
  if (questions.length >= QUESTIONS_PER_PROJECT_MAX) throw new AppError('too_many_questions');
}
