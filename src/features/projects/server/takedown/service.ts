import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { ProjectStatus } from '../../constants';
import type { Unpublished } from '../../field-schemas';
import { lockOwnedProject, readProject } from '../owned-project';
import { isListed } from '../../policy';
import { updateProject } from '../repository';
import type { ProjectView } from '../../schema';
import * as rows from './repository';

/**
 * Takes a project of any owner from the public, until it is put back (docs/decisions/0110). Call
 * this in a transaction.
 * @param at the moment that it has in common with others, by which they are put back together
 * @returns whether it was not taken down before, or only with its suspended account
 */
export async function takeDown(id: string, reason: string, at = new Date()): Promise<boolean> {
  const change = await writeTakenDown(id, reason, at);
  if (change) await emit('guide.takenDown', { ...change, reason, takenDownAt: at.toISOString() });
  return change !== undefined;
}

async function writeTakenDown(id: string, reason: string, at: Date) {
  const project = await rows.lockAny(id);
  if (!project) return undefined;
  const { status, takenDownAt, creator } = project;
  // One that went with its suspended account may be taken down for itself, too, and then stays down.
  const wentWithAccountMs = creator.owner.suspendedAt?.getTime();
  const isForItself = at.getTime() !== wentWithAccountMs;
  if (takenDownAt && !(isForItself && takenDownAt.getTime() === wentWithAccountMs))
    return undefined;
  const row = await updateProject(project.id, {
    takenDownAt: at,
    ...(takenDownAt ? {} : { takenDownStatus: status }),
    status: status === ProjectStatus.Archived ? status : ProjectStatus.Unpublished,
    isListed: false,
    version: { increment: 1 },
  });
  await rows.writeStatement(project.id, 'takeDown', reason);
  return { before: project, guide: row };
}

/**
 * Puts a project back that was taken down: published if it was, unless its creator archived it
 * meanwhile. Call this in a transaction.
 * @returns whether it was taken down
 */
export async function putBack(id: string): Promise<boolean> {
  const project = await rows.lockAny(id);
  if (!project?.takenDownAt) return false;
  const status =
    project.status === ProjectStatus.Archived
      ? ProjectStatus.Archived
      : (project.takenDownStatus ?? ProjectStatus.Unpublished);
  const row = await updateProject(project.id, {
    takenDownAt: null,
    takenDownStatus: null,
    status,
    isListed: isListed({ ...project, status }),
    version: { increment: 1 },
  });
  await rows.deleteStatement(project.id);
  await emit('guide.putBack', { before: project, guide: row });
  return true;
}

/** Takes a project down again that a restored backup shows. Sends no notifications. */
export function enforceTakenDown(id: string, reason = '', at = new Date()): Promise<boolean> {
  return inTransaction(async () => {
    const change = await writeTakenDown(id, reason, at);
    if (change) await emit('guide.hiddenAgain', change);
    return change !== undefined;
  });
}

/** Refuses what would show a project that was taken down. */
export function refuseTakenDown({ takenDownAt }: { takenDownAt: Date | null }): void {
  if (takenDownAt) throw new AppError('taken_down');
}

/**
 * Asks the creator about a project; replaces an earlier question. Call this in a transaction.
 * @returns whether the question did not wait for an answer already
 */
export async function askCreator(projectId: string, question: string): Promise<boolean> {
  const statement = await rows.findStatement(projectId);
  if (statement?.reason === question && statement.answeredAt === null) return false;
  await rows.writeStatement(projectId, 'question', question);
  return true;
}

/** Withdraws that question, with its answer. */
export async function withdrawQuestion(projectId: string): Promise<void> {
  const statement = await rows.findStatement(projectId);
  if (statement?.kind === 'question') await rows.deleteStatement(projectId);
}

/**
 * Stores the creator's one answer to the latest statement.
 * @throws {AppError} not_found, also without a statement; already_answered
 */
export function answerOperators(
  actor: Actor,
  id: string,
  message: string,
): Promise<ProjectView & Unpublished> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    if (!(await rows.findStatement(project.id))) throw new AppError('not_found');
    if (!(await rows.writeAnswer(project.id, message))) throw new AppError('already_answered');
    return readProject(actor, id);
  });
}
