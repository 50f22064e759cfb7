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

/** The questions that are not among these, the last one first. */
export function listOtherQuestions(projectId: string, ids: string[]) {
  return db().question.findMany({
    where: { projectId, id: { notIn: ids } },
    orderBy: { position: 'desc' },
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

export function deleteQuestion(id: string) {
  return db().question.delete({ where: { id }, select: { id: true } });
}
