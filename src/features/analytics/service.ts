import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env';
import { countAttempt } from '@/server/rate-limit';
import { uuid7 } from '@/server/uuid7';
import { AppError } from '@/shared/app-error';
import type { Actor } from '../auth/actor';
import type { UserView } from '../auth/schema';
import type { Visitor } from '../auth/service';
import { readPublicId } from '../project/public-project';
import { LIMIT_WINDOW_MS, USER_AGENT_MAX } from './constants';
import { addView, claimView, countViews, findVisitable, replaceTimes, upsertRecord } from './repository';
import type { RecordAnswer, RecordInput } from './schema';
import { visitorHash } from './visitor-hash';

/**
 * Registers a view of a published project: once a visitor in 30 minutes, never the owner's own (contract, section 4).
 * @throws {AppError} project_not_found, too_many_requests
 */
export async function registerView(id: string, visitor: Visitor, actor: Actor | undefined): Promise<{ views: number }> {
  await countAttempt(`view:${visitor.address}`, { attempts: env().limits.viewsPer10Min, windowMs: LIMIT_WINDOW_MS });
  const project = await readPublicId(id);
  const isOwner = actor?.creatorId === project.creatorId;
  if (!isOwner) {
    const hash = await visitorHash(visitor);
    // Together or not at all: a claim whose view was not added would keep the visitor from being counted when they try again.
    await inTransaction(async () => {
      if (await claimView(project.id, hash)) await addView(project.id);
    });
  }
  return { views: await countViews(project.id) };
}

/** Counts one tracking record of a visitor, refused ones included (contract, section 6). @throws {AppError} too_many_requests */
export function countRecord({ address }: Visitor): Promise<void> {
  return countAttempt(`analytics:${address}`, { attempts: env().limits.recordsPer10Min, windowMs: LIMIT_WINDOW_MS });
}

/**
 * Keeps what a visit of a published project took; a later record of the same visit replaces the earlier. Whose visit it was is
 * known for signed-in readers only (specification, section 3): what anybody says of themselves is left out.
 * @throws {AppError} project_not_found; validation_failed naming each entry that is no step of the project
 */
export async function keepRecord(id: string, input: RecordInput, { visitor, user }: { visitor: Visitor; user: UserView | undefined }): Promise<RecordAnswer> {
  const { id: projectId } = await readPublicId(id);
  const { steps, duration, lang, sessionId = randomUUID(), ...record } = input;
  const visitable = await findVisitable(projectId, [...new Set(steps.map(({ stepId }) => stepId))]);
  const foreign = steps.flatMap(({ stepId }, index) => (visitable.has(stepId) ? [] : [[`steps.${index}.stepId`, { key: 'stepUnknown' }] as const]));
  if (foreign.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(foreign) });
  return inTransaction(async () => {
    const stored = await upsertRecord({
      ...record, id: uuid7(), projectId, sessionId, durationMs: duration, lang: lang ?? visitor.locale,
      userAgent: record.userAgent || visitor.userAgent.slice(0, USER_AGENT_MAX), name: user?.name ?? '', email: user?.email ?? '',
    });
    if (!stored) throw new AppError('project_not_found');
    if (stored.isWritten) await replaceTimes(stored.id, steps.map(({ step, stepId, time }) => ({ step, stepId, timeMs: time })));
    return { id: stored.id, sessionId };
  });
}
