import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { countAttempt } from '@/server/rate-limit';
import { uuid7 } from '@/server/secrets/uuid7';
import { AppError } from '@/shared/http/app-error';
import type { LiveSession } from '@/features/auth/server/sessions/live-session';
import type { UserView } from '@/features/auth/schema';
import { wantsNamedVisits } from '@/features/auth/server/service';
import type { Visitor } from '@/features/auth/server/visitor';
import { readPublicId, readSteps, versionRead } from '@/features/projects/server/public-project';
import { type Device, USER_AGENT_MAX } from '../constants';
import { deviceOf } from '../model/device';
import { contributionOf, differenceOf } from '../model/stats';
import { recordProblems } from '../model/record-problems';
import {
  countViews,
  insertRecord,
  insertTimes,
  lockRecord,
  type RecordRow,
  takeTimes,
  updateRecord,
} from './repository';
import type { RecordResponse, RecordInput } from '../schema';
import { addToRollups, type CountedProject, countVisitor } from './rollups/service';
import { visitorHash } from './visitor-hash';

const TURNS_MAX = 3;

type Time = { step: number; stepId: string; timeMs: number };

/**
 * Counts a view of a published project: once per visitor in 30 minutes, never of the people of its
 * workshop (docs/reference/feedback.md#views).
 * @param workshops those of the account that views it
 * @throws {AppError} project_not_found, too_many_requests
 */
export async function registerView(
  id: string,
  visitor: Visitor,
  workshops: LiveSession['workshops'] = [],
): Promise<{ views: number }> {
  await countAttempt({ name: 'view', visitor: visitor.key });
  const project = await readPublicId(id);
  // One statement: a claim without its view would keep the visitor from being counted on a retry.
  if (!workshops.some((workshop) => workshop.id === project.creatorId))
    await countVisitor(project, await visitorHash(visitor));
  return { views: await countViews(project.id) };
}

/**
 * Applies the rate limit of tracking records, rejected ones included
 * (docs/reference/limits.md#rate-limits).
 * @throws {AppError} too_many_requests
 */
export function countRecord({ key }: Visitor): Promise<void> {
  return countAttempt({ name: 'analytics', visitor: key });
}

const NOBODY = { name: '', email: '' };

/**
 * Stores the record of a visit to a published project. A later record of the visit replaces it; one
 * that ends earlier changes nothing. Stores name and e-mail only of signed-in readers
 * (docs/reference/feedback.md#records-of-visits) who consent, or whose call names them
 * (docs/decisions/0017). Updates the rollups of the day in the same transaction
 * (docs/decisions/0017).
 * @throws {AppError} project_not_found; validation_failed for impossible statements
 * (model/record-problems.ts)
 */
export async function storeRecord(
  id: string,
  input: RecordInput,
  { visitor, user }: { visitor: Visitor; user: UserView | undefined },
): Promise<RecordResponse> {
  const project = await readPublicId(id);
  const { steps, duration, lang, sessionId = randomUUID(), ...record } = input;
  const versionNumber = versionRead(project, input.versionNumber);
  const visitable = await readSteps(project.id, versionNumber);
  const problems = recordProblems(input, { visitable, since: project.createdAt, now: new Date() });
  if (Object.keys(problems).length > 0)
    throw new AppError('validation_failed', { fields: problems });
  const userAgent = record.userAgent || visitor.userAgent.slice(0, USER_AGENT_MAX);
  const shown = user ? await shownSender(user, record) : NOBODY;
  const row = {
    ...record,
    id: uuid7(),
    projectId: project.id,
    sessionId,
    userAgent,
    durationMs: duration,
    lang: lang ?? visitor.locale,
    versionNumber,
    device: deviceOf(userAgent),
    isFinished: steps.some(({ stepId }) => stepId === visitable.at(-1)),
    lastStepId: steps.at(-1)?.stepId ?? null,
    ...shown,
    createdAt: new Date(),
  };
  const times = steps.map(({ step, stepId, time }) => ({ step, stepId, timeMs: time }));
  return inTransaction(async () => ({ id: await writeRecord(project, row, times), sessionId }));
}

// Both or neither: deletion of the account finds a name by its e-mail.
async function shownSender(
  { id, name, email }: UserView,
  sent: Pick<RecordInput, 'name' | 'email'>,
): Promise<{ name: string; email: string }> {
  const isNamed = sent.name !== '' || sent.email !== '' || (await wantsNamedVisits(id));
  return isNamed ? { name, email } : NOBODY;
}

type Counted = RecordRow & { device: Device };

async function writeRecord(project: CountedProject, row: Counted, times: Time[]): Promise<string> {
  // Repeats only when the record was compacted between two reads.
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    if (await insertRecord(row)) {
      await insertTimes(row.id, times);
      await addToRollups(project, row.createdAt, contributionOf({ ...row, times }));
      return row.id;
    }
    const stored = await lockRecord(project.id, row.sessionId);
    if (stored && stored.endTime > row.endTime) return stored.id;
    if (stored) {
      const before = await takeTimes(stored.id);
      await updateRecord(stored.id, row);
      await insertTimes(stored.id, times);
      const counted =
        stored.device === null
          ? undefined
          : contributionOf({ ...stored, device: stored.device as Device, times: before });
      await addToRollups(
        project,
        stored.createdAt,
        differenceOf(contributionOf({ ...row, times }), counted),
      );
      return stored.id;
    }
  }
  throw new AppError('project_not_found');
}
