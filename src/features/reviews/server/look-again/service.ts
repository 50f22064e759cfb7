import 'server-only';
import { inTransaction } from '@/server/db/client';
import { fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { ROLES } from '@/features/auth/workshops/roles';
import { lockOwnedProject } from '@/features/projects/server/owned-project';
import type { LookAgainInput } from '../../schema';
import { mailTo } from '../mails/send';
import { findRecipient } from '../repository';
import { claimDue, writeDay } from './repository';

const YEARS_MAX = 10;
const AT_ONCE = 100;

/**
 * Sets the day on which a mail reminds of a guide, or none.
 * @throws {AppError} not_found, validation_failed
 */
export function setLookAgain(
  actor: Actor,
  id: string,
  { on }: LookAgainInput,
): Promise<LookAgainInput> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    if (on !== null && !isInTime(on)) throw fieldError('on', 'lookAgainDate');
    await writeDay(project.id, actor.userId, on);
    return { on };
  });
}

// Days in ISO format are in the order of their texts.
function isInTime(on: string, now = new Date()): boolean {
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + YEARS_MAX);
  return on > dayOf(now) && on <= dayOf(last);
}
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Reminds of guides whose day has come: who set it, else the owner of the workshop. */
export function remindToLookAgain(): Promise<void> {
  return inTransaction(async () => {
    for (const { id, creatorId, setById, ownerId } of await claimDue(AT_ONCE)) {
      const isThere = setById !== null && (await findRecipient(setById, creatorId, ROLES));
      await mailTo('look_again', isThere ? setById : ownerId, creatorId, ROLES, { projectId: id });
    }
  });
}
