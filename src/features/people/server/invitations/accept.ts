import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { countAttempt } from '@/server/rate-limit';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { holdAccess } from '@/features/auth/server/first-proof/prove-email';
import {
  addMember,
  giveWorkshop,
  holdAccounts,
  holdWorkshop,
} from '@/features/auth/server/workshops/members/service';
import { listWorkshops } from '@/features/auth/server/workshops/service';
import type { MemberRole } from '@/features/auth/workshops/roles';
import type { WorkshopView } from '@/features/auth/workshops/schema';
import { PEOPLE_MAX, WORKSHOPS_MAX } from '../../constants';
import { mailJoined } from '../mails/mails';
import { languagesOf, roleOf } from '../presenter';
import { countMembers, findAddress, findMember } from '../repository';
import { type OpenInvitation, useUp } from './repository';
import { findByLink, isFor, needsConfirmation } from './service';

/**
 * Accepts an invitation to a workshop, or the offer to own it. Of concurrent ones, as many succeed as
 * uses are left.
 * @throws {AppError} too_many_requests, invitation_over, email_unconfirmed, already_member,
 *   too_many_people, too_many_workshops, unauthenticated
 */
export async function acceptInvitation(actor: Actor, token: string): Promise<WorkshopView> {
  await countAttempt({ name: 'memberships', by: actor.userId });
  const invitation = await findByLink(token);
  if (!invitation) throw new AppError('invitation_over');
  const { id, ownerId } = invitation.creator;
  const joined = await inTransaction(async () => {
    await holdAccounts([actor.userId, ownerId]);
    const workshop = await holdWorkshop(id);
    await holdAccess(actor);
    // Read again: others may have used it up, and a new owner ends all offers of the one before.
    const open = await findByLink(token);
    if (!workshop || !open) throw new AppError('invitation_over');
    await requireAddressee(actor, open);
    const role = roleOf(open);
    if (workshop.ownerId === actor.userId) throw new AppError('already_member');
    const isMember = (await findMember(id, actor.userId)) !== undefined;
    if (role === 'owner') {
      if (!isMember || !(await giveWorkshop(workshop, actor.userId)))
        throw new AppError('invitation_over');
    } else {
      if (isMember) throw new AppError('already_member');
      await join(actor, open, role);
    }
    const { uid, name } = workshop;
    return { uid, name, role, languages: languagesOf(open) };
  });
  logger.info('workshop_joined', { invitation: invitation.id, role: joined.role });
  return joined;
}

async function requireAddressee({ userId }: Actor, open: OpenInvitation): Promise<void> {
  const account = await findAddress(userId);
  if (!account || (open.email !== null && !isFor(open, account.emailKey)))
    throw new AppError('invitation_over', { reason: 'otherAccount' });
  if (needsConfirmation(open, account))
    throw new AppError('email_unconfirmed', { reason: 'joinUnconfirmed' });
}

async function join({ userId }: Actor, open: OpenInvitation, role: MemberRole): Promise<void> {
  const { id: creatorId, ownerId } = open.creator;
  if (1 + (await countMembers(creatorId)) >= PEOPLE_MAX) throw new AppError('too_many_people');
  if ((await listWorkshops(userId)).length >= WORKSHOPS_MAX)
    throw new AppError('too_many_workshops');
  await useUp(open);
  await addMember({
    creatorId,
    userId,
    role,
    languages: languagesOf(open),
    invitedById: ownerId,
  });
  await mailJoined({ creatorId, ownerId, userId });
}
