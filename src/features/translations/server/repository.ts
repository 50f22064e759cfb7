import 'server-only';
import { db } from '@/server/db/client';
import type { LocalizedText } from '@/shared/interface/localized-text';

/** All texts of a changed step or question. */
export type StepTexts = {
  id: string;
  name: LocalizedText[];
  description: LocalizedText[];
  alt: LocalizedText[];
};
export type QuestionTexts = { id: string; question: LocalizedText[]; answer: LocalizedText[] };

const json = <T>(rows: readonly T[], pick: (row: T) => LocalizedText[]) =>
  rows.map((row) => JSON.stringify(pick(row)));

/** One statement for any number. */
export async function writeStepTexts(
  projectId: string,
  steps: readonly StepTexts[],
): Promise<void> {
  await db().$executeRaw`
    UPDATE step SET name = given.name::jsonb, description = given.description::jsonb, alt = given.alt::jsonb, version = version + 1, updated_at = now()
    FROM unnest(${steps.map(({ id }) => id)}::uuid[], ${json(steps, (step) => step.name)}::text[], ${json(steps, (step) => step.description)}::text[],
      ${json(steps, (step) => step.alt)}::text[]) AS given (id, name, description, alt)
    WHERE step.id = given.id AND step.project_id = ${projectId}::uuid`;
}

/** The same for questions. */
export async function writeQuestionTexts(
  projectId: string,
  questions: readonly QuestionTexts[],
): Promise<void> {
  await db().$executeRaw`
    UPDATE question SET question = given.question::jsonb, answer = given.answer::jsonb, version = version + 1, updated_at = now()
    FROM unnest(${questions.map(({ id }) => id)}::uuid[], ${json(questions, (row) => row.question)}::text[], ${json(questions, (row) => row.answer)}::text[])
      AS given (id, question, answer)
    WHERE question.id = given.id AND question.project_id = ${projectId}::uuid`;
}

/** The description of the cover picture. */
export async function writeProjectAlt(id: string, alt: LocalizedText[]): Promise<void> {
  await db().project.update({ where: { id }, data: { alt, version: { increment: 1 } } });
}
