import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';

export function findQuestion(projectId: string, questionId: string) {
  return db().question.findFirst({ where: { id: questionId, projectId } });
}

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

export function listQuestionIds(projectId: string) {
  return db().question.findMany({
    where: { projectId },
    select: { id: true },
    orderBy: { position: 'asc' },
  });
}

export function countQuestions(projectId: string) {
  return db().question.count({ where: { projectId } });
}

export function insertQuestion(data: Prisma.QuestionUncheckedCreateInput) {
  return db().question.create({ data });
}

export function insertQuestions(data: Prisma.QuestionCreateManyInput[]) {
  return db().question.createMany({ data });
}

/** Deletes all questions of a project. */
export function deleteQuestions(projectId: string) {
  return db().question.deleteMany({ where: { projectId } });
}

export function updateQuestion(id: string, data: Prisma.QuestionUncheckedUpdateInput) {
  return db().question.update({ where: { id }, data });
}

export async function deleteQuestion(
  projectId: string,
  question: { id: string; position: number },
): Promise<void> {
  await db().question.delete({ where: { id: question.id } });
  await db().question.updateMany({
    where: { projectId, position: { gt: question.position } },
    data: { position: { decrement: 1 } },
  });
}

/** Makes space for one question after a position. */
export function shiftQuestions(projectId: string, after: number) {
  return db().question.updateMany({
    where: { projectId, position: { gt: after } },
    data: { position: { increment: 1 } },
  });
}

/** Sets the positions of all questions in one statement. */
export async function writeQuestionOrder(projectId: string, ids: string[]): Promise<void> {
  await db().$executeRaw`
    UPDATE question SET position = places.place - 1, updated_at = now()
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS places (id, place)
    WHERE question.id = places.id AND question.project_id = ${projectId}::uuid AND question.position <> places.place - 1`;
}
