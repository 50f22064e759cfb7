import 'server-only';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import { changeContents, editContents } from '../change-contents';
import { moveFollowing, writeOrder } from '../items/repository';
import { validateUnder, validateOrder, validateTexts } from '../validate-texts';
import { QUESTIONS_PER_PROJECT_MAX } from '../../constants';
import { type StatedText, withOriginsIn } from '../../model/states';
import { mergeTexts, newTexts } from '../../model/texts';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import { readProject, rejectStaleVersion } from '../owned-project';
import { languagesOf } from '../presenter';
import type { ProjectView } from '../../schema';
import { textsOf } from '../steps/presenter';
import { moveQuestionToTrash } from '../trash/service';
import { toQuestionView } from './presenter';
import * as rows from './repository';
import type { QuestionInput, QuestionPatch, QuestionView } from '../../questions/schema';

/**
 * Adds a question with its answer at the end.
 * @throws {AppError} not_found, validation_failed, too_many_questions past 200
 */
export async function addQuestion(
  actor: Actor,
  projectId: string,
  input: QuestionInput,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    validateTexts(project, input);
    const position = await rows.countQuestions(project.id);
    if (position >= QUESTIONS_PER_PROJECT_MAX) throw new AppError('too_many_questions');
    const row = await rows.insertQuestion({
      ...questionColumns(input, languagesOf(project)),
      projectId: project.id,
      position,
    });
    return toQuestionView(row, languagesOf(project));
  });
}

/**
 * Adds many questions at the end, all or none, for imported guides.
 * @throws {AppError} not_found, validation_failed with paths below `questions`, too_many_questions
 *   past 200
 */
export async function addQuestions(
  actor: Actor,
  projectId: string,
  inputs: QuestionInput[],
): Promise<void> {
  await changeContents(actor, projectId, async (project) => {
    for (const [index, input] of inputs.entries())
      validateUnder(`questions.${index}`, () => validateTexts(project, input));
    const first = await rows.countQuestions(project.id);
    if (first + inputs.length > QUESTIONS_PER_PROJECT_MAX) throw new AppError('too_many_questions');
    await rows.insertQuestions(
      inputs.map((input, index) => ({
        ...questionColumns(input, languagesOf(project)),
        projectId: project.id,
        position: first + index,
      })),
    );
  });
}

/**
 * Changes question or answer. Texts in removed languages stay.
 * @throws {AppError} not_found, stale_version, validation_failed
 */
export async function updateQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  patch: QuestionPatch,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    const found = await findOwnQuestion(project.id, questionId);
    const view = toQuestionView(found, languagesOf(project));
    rejectStaleVersion(patch.version, found.version, view);
    const { question, answer, keepTranslations } = patch;
    if (!question && !answer) return view;
    validateTexts(project, { question, answer });
    const [primary] = languagesOf(project);
    const texts = (stored: unknown, given: StatedText[]) =>
      withOriginsIn(textsOf(stored), mergeTexts(textsOf(stored), given), primary, keepTranslations);
    const row = await rows.updateQuestion(found.id, {
      ...(question ? { question: texts(found.question, question) } : {}),
      ...(answer ? { answer: texts(found.answer, answer) } : {}),
      version: { increment: 1 },
    });
    return toQuestionView(row, languagesOf(project));
  });
}

/**
 * Inserts a copy of a question right after it.
 * @throws {AppError} not_found, too_many_questions past 200
 */
export async function duplicateQuestion(
  actor: Actor,
  projectId: string,
  questionId: string,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    const { question, answer, position } = await findOwnQuestion(project.id, questionId);
    if ((await rows.countQuestions(project.id)) >= QUESTIONS_PER_PROJECT_MAX)
      throw new AppError('too_many_questions');
    await moveFollowing('question', project.id, position, 1);
    const row = await rows.insertQuestion({
      projectId: project.id,
      position: position + 1,
      question: textsOf(question),
      answer: textsOf(answer),
    });
    return toQuestionView(row, languagesOf(project));
  });
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
  await changeContents(
    actor,
    projectId,
    async (project) => {
      const question = await findOwnQuestion(project.id, questionId);
      await moveQuestionToTrash(project, question);
    },
    edit,
  );
}

/**
 * Puts the questions in a new order, all at once or not at all.
 * @throws {AppError} not_found, validation_failed
 */
export async function sortQuestions(
  actor: Actor,
  projectId: string,
  ids: string[],
  edit?: DraftQuery,
): Promise<ProjectView & Unpublished> {
  return editContents(actor, projectId, edit, async (project) => {
    validateOrder(ids, await rows.listQuestionIds(project.id));
    await writeOrder('question', project.id, ids);
    return readProject(actor, projectId);
  });
}

async function findOwnQuestion(projectId: string, questionId: string): Promise<rows.QuestionRow> {
  const question = isUuid(questionId) ? await rows.findQuestion(projectId, questionId) : null;
  if (!question) throw new AppError('not_found');
  return question;
}

/** The columns of a new question. */
export const questionColumns = (
  { question, answer }: QuestionInput,
  languages: ProjectLanguage[],
) => ({ question: newTexts(question, languages), answer: newTexts(answer, languages) });
