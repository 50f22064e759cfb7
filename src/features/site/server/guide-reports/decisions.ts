import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import { DELETION_MS, removeAccountOf } from '@/features/account/server/deletion';
import {
  askCreator,
  putBack,
  refuseTakenDown,
  takeDown,
  withdrawQuestion,
} from '@/features/projects/server/takedown/service';
import type { ActKind } from '../../constants';
import type { Decision } from '../../guide-reports/constants';
import { type By, recordAct } from '../acts';
import type { Operator } from '../operator';
import { mailCreator, mailMembers, mailPerson, mailReporters, NO_GUIDE } from './mails';
import * as rows from './repository';

type Case = NonNullable<Awaited<ReturnType<typeof rows.findCase>>>;
type Work = (subject: Case, reason: string) => Promise<boolean>;

const KINDS: Record<Decision, ActKind> = {
  leave: 'notice_left',
  ask: 'creator_asked',
  takeDown: 'guide_taken_down',
  putBack: 'guide_brought_back',
  removeAccount: 'account_removed',
};

/** Each returns whether there was anything to do. */
const WORK: Record<Exclude<Decision, 'removeAccount'>, Work> = {
  leave: async ({ id }, reason) => {
    const closed = await rows.closeGuideReports(id, 'left', reason);
    await mailReporters('leave', closed, reason);
    await withdrawQuestion(id);
    return closed.length > 0;
  },
  ask: async (subject, reason) => {
    refuseTakenDown(subject);
    return askCreator(subject.id, reason);
  },
  takeDown: async ({ id }, reason) => {
    if (!(await takeDown(id, reason))) return false;
    await mailReporters('takeDown', await rows.closeGuideReports(id, 'takenDown', reason), reason);
    return true;
  },
  putBack: ({ id }) => putBack(id),
};

/**
 * Decides about a guide that is public, reported or taken down. Mails its owner, the editors of its
 * workshop and those who reported it, with the reason, and writes it into the log.
 * @throws {AppError} not_found for any other guide; taken_down for a question about one
 */
export function decide(
  by: By,
  id: string,
  decision: Exclude<Decision, 'removeAccount'>,
  reason: string,
): Promise<void> {
  return inTransaction(async () => {
    const subject = await lockCase(id);
    if (!(await WORK[decision](subject, reason))) return;
    await mailCreator(decision, subject, reason);
    const editors = await rows.listMembers({ creatorId: subject.creator.id, role: 'editor' });
    await mailMembers(decision, editors, subject, reason);
    await record(by, decision, subject, reason);
  });
}

/**
 * Deletes the account that owns the workshop of a guide, with all its workshops, as it would itself.
 * @throws {AppError} not_found as above; account_is_operator, as operators end on the machine only
 */
export async function removeCreator(by: Operator, id: string, reason: string): Promise<void> {
  await inTransaction(
    async () => {
      const subject = await lockCase(id);
      await removeOwner(subject.creator.owner, reason);
      await record(by, 'removeAccount', subject, reason);
    },
    { timeoutMs: DELETION_MS },
  );
}

/**
 * Deletes an account that owns workshops, and mails it, the people in them and those who reported
 * their guides. Call this in a transaction.
 * @throws {AppError} account_is_operator
 */
export async function removeOwner(owner: Case['creator']['owner'], reason: string): Promise<void> {
  if (owner.isOperator) throw new AppError('account_is_operator');
  const reporters = await rows.listReporters(owner.id);
  const members = await rows.listMembers({ creator: { ownerId: owner.id } });
  await removeAccountOf(owner.id);
  await mailReporters('removeAccount', reporters, reason);
  // Only now: mails to the account that were under way went with it.
  await mailPerson(owner, NO_GUIDE, { decision: 'removeAccount', reason });
  await mailMembers('removeAccount', members, NO_GUIDE, reason);
}

async function findCase(id: string): Promise<Case> {
  const subject = await rows.findCase(id);
  if (!subject) throw new AppError('not_found');
  const names = await rows.publicNames([subject.id]);
  return { ...subject, name: names.get(subject.id) ?? subject.projectUid };
}

/**
 * A guide that operators may act on. Of two who decide at once, the second sees what the first did.
 * @throws {AppError} not_found
 */
export async function lockCase(id: string): Promise<Case> {
  await rows.lockCreator((await findCase(id)).creator.id);
  return findCase(id);
}

async function record(
  by: By,
  decision: Decision,
  { projectUid, name, creator }: Case,
  reason: string,
) {
  await recordAct(by, {
    kind: KINDS[decision],
    subject:
      decision === 'removeAccount'
        ? { kind: 'account', id: creator.owner.id, label: creator.owner.name }
        : { kind: 'guide', id: projectUid, label: name },
    reason,
    ...(decision === 'removeAccount' ? { details: { projectUid } } : {}),
  });
  logger.info('guide_decided', { decision, project: projectUid });
}
