import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import type { StoredLine, StoredTimer } from '../../model/lines/lines';
import type { StoredText } from '../../model/states';

/** All texts of the steps and questions of a project. */
export async function listTexts(projectId: string) {
  // Sequential: a transaction has one connection.
  const steps = await db().step.findMany({
    where: { projectId },
    select: {
      id: true,
      type: true,
      name: true,
      description: true,
      alt: true,
      lines: true,
      timers: true,
    },
  });
  const questions = await db().question.findMany({
    where: { projectId },
    select: { id: true, question: true, answer: true },
  });
  return { steps, questions };
}

type Texts<Field extends string> = { id: string } & Record<Field, StoredText[]>;
export type StepTexts = Texts<'name' | 'description' | 'alt'> & {
  lines: StoredLine[];
  timers: StoredTimer[];
};
export type QuestionTexts = Texts<'question' | 'answer'>;

const json = (lists: object[][]) => lists.map((list) => JSON.stringify(list));
const NEW_VERSION = Prisma.sql`, version = version + 1, updated_at = now()`;

/** One statement for any number of steps. */
export async function writeStepTexts(
  projectId: string,
  steps: readonly StepTexts[],
  { isNewVersion }: { isNewVersion: boolean },
): Promise<void> {
  await db().$executeRaw`
    UPDATE step SET name = given.name::jsonb, description = given.description::jsonb, alt = given.alt::jsonb,
      lines = given.lines::jsonb, timers = given.timers::jsonb
      ${isNewVersion ? NEW_VERSION : Prisma.empty}
    FROM unnest(${steps.map(({ id }) => id)}::uuid[], ${json(steps.map(({ name }) => name))}::text[],
      ${json(steps.map(({ description }) => description))}::text[], ${json(steps.map(({ alt }) => alt))}::text[],
      ${json(steps.map(({ lines }) => lines))}::text[], ${json(steps.map(({ timers }) => timers))}::text[])
      AS given (id, name, description, alt, lines, timers)
    WHERE step.id = given.id AND step.project_id = ${projectId}::uuid`;
}

/** The same for questions. */
export async function writeQuestionTexts(
  projectId: string,
  questions: readonly QuestionTexts[],
  { isNewVersion }: { isNewVersion: boolean },
): Promise<void> {
  await db().$executeRaw`
    UPDATE question SET question = given.question::jsonb, answer = given.answer::jsonb
      ${isNewVersion ? NEW_VERSION : Prisma.empty}
    FROM unnest(${questions.map(({ id }) => id)}::uuid[], ${json(questions.map(({ question }) => question))}::text[],
      ${json(questions.map(({ answer }) => answer))}::text[]) AS given (id, question, answer)
    WHERE question.id = given.id AND question.project_id = ${projectId}::uuid`;
}
