import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { countAttempt } from '@/server/rate-limit';
import { paths } from '@/shared/addresses/paths';
import { AppError, fieldError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import { emailKeyOf } from '@/shared/text/email';
import { proveOwner } from '@/features/account/server/service';
import type { Actor } from '@/features/auth/server/actor';
import { isStillOwner } from '@/features/auth/server/passwords/new-password';
import { isEmailConfirmed } from '@/features/auth/server/service';
import { hashOpaqueToken, makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import type { Visitor } from '@/features/auth/server/visitor';
import { listWorkshops } from '@/features/auth/server/workshops/service';
import { ROLES } from '@/features/auth/workshops/roles';
import { INVITATION_DAYS, OPEN_INVITATIONS_MAX, PEOPLE_MAX, WORKSHOPS_MAX } from '../../constants';
import type {
  InvitationsResponse,
  InvitationView,
  MadeInvitation,
  NewInvitationInput,
} from '../../schema';
import { mailInvitation } from '../mails/mails';
import { lockOwnWorkshop } from '../own-workshop';
import { toInvitationView } from '../presenter';
import { countMembers, findMember, isInWorkshop } from '../repository';
import * as rows from './repository';

const DAY_MS = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 500;

/** The open invitations to the workshop, the newest first. */
export async function readInvitations(actor: Actor): Promise<InvitationsResponse> {
  const results = (await rows.listOpen(actor.creatorId)).map(toInvitationView);
  return { results, totalResults: results.length };
}

/**
 * Invites people by a link, which is stored nowhere, or one person by e-mail; a later one to the same
 * e-mail replaces the earlier.
 * @throws {AppError} email_unconfirmed, too_many_requests,
 *   too_many_invitations, too_many_people, already_member, role_needed
 */
export async function invite(
  actor: Actor,
  { role, languages, uses, email }: NewInvitationInput,
  { locale }: Visitor,
): Promise<MadeInvitation> {
  await countAttempt({ name: 'people-invitations', by: actor.userId });
  const emailKey = email === undefined ? undefined : emailKeyOf(email);
  if (emailKey !== undefined) await requireMayMail(actor, emailKey);
  const usesMax = email === undefined ? uses : 1;
  const { token, tokenHash } = makeOpaqueToken();
  const row = await inTransaction(async () => {
    await lockOwnWorkshop(actor);
    if (emailKey !== undefined) {
      if (await isInWorkshop(actor.creatorId, emailKey)) throw new AppError('already_member');
      await replaceEarlier(
        actor,
        (earlier) => earlier.role !== 'owner' && isFor(earlier, emailKey),
      );
    }
    await requireRoom(actor, usesMax);
    const made = await insert(actor, {
      tokenHash,
      role,
      languages,
      email: email ?? null,
      usesMax,
    });
    if (email !== undefined)
      await mailInvitation({ kind: 'workshop_invitation', email, locale, invitationId: made.id });
    return made;
  });
  logger.info('workshop_invitation_made', { invitation: row.id, by: actor.sessionId });
  const link = email === undefined ? new URL(paths.workshop(token), env().publicUrl).href : null;
  return { ...toInvitationView(row), link };
}

/**
 * Offers a member to own the workshop, by mail; one offer at a time.
 * @throws {AppError} not_found, validation_failed at currentPassword, fresh_sign_in_required,
 *   email_unconfirmed, too_many_requests, too_many_workshops, too_many_invitations, role_needed
 */
export async function offerWorkshop(
  actor: Actor,
  userId: string,
  currentPassword: string | undefined,
  visitor: Visitor,
): Promise<InvitationView> {
  await countAttempt({ name: 'people-invitations', by: actor.userId });
  const findIt = () => (isUuid(userId) ? findMember(actor.creatorId, userId) : undefined);
  if (!(await findIt())) throw new AppError('not_found');
  const { passwordHash } = await proveOwner(actor, currentPassword, visitor);
  const { tokenHash } = makeOpaqueToken();
  const row = await inTransaction(async () => {
    if (!(await isStillOwner(actor, passwordHash)))
      throw fieldError('currentPassword', 'currentPasswordWrong');
    const workshop = await lockOwnWorkshop(actor);
    // The owner keeps a role in it, and gets a new one with space of its own.
    if (workshop.userId !== null && (await listWorkshops(actor.userId)).length >= WORKSHOPS_MAX)
      throw new AppError('too_many_workshops');
    const member = await findIt();
    if (!member) throw new AppError('not_found');
    // Accepting needs it, and a mail could go to a stranger.
    if (!member.emailConfirmedAt)
      throw new AppError('email_unconfirmed', { reason: 'memberUnconfirmed' });
    await countAttempt({ name: 'people-inbox', by: member.emailKey });
    await replaceEarlier(actor, ({ role }) => role === 'owner');
    await requireRoom(actor, 0);
    const { email, locale } = member;
    const made = await insert(actor, {
      tokenHash,
      role: 'owner',
      languages: [],
      email,
      usesMax: 1,
    });
    await mailInvitation({ kind: 'workshop_offer', email, locale, invitationId: made.id });
    return made;
  });
  logger.info('workshop_offered', { invitation: row.id, by: actor.sessionId });
  return toInvitationView(row);
}

/**
 * Ends an invitation or an offer.
 * @throws {AppError} not_found, role_needed
 */
export async function endInvitation(actor: Actor, id: string): Promise<void> {
  const wasOpen =
    isUuid(id) &&
    (await inTransaction(async () => {
      await lockOwnWorkshop(actor);
      return rows.deleteInvitation(actor.creatorId, id);
    }));
  if (!wasOpen) throw new AppError('not_found');
}

/**
 * Deletes a bounded number of invitations that are over.
 * @returns how many
 */
export const sweepWorkshopInvitations = (): Promise<number> => rows.deleteExpired(SWEPT_AT_ONCE);

/** Reports whether an invitation was sent to this e-mail. */
export const isFor = ({ email }: { email: string | null }, emailKey: string): boolean =>
  email !== null && emailKeyOf(email) === emailKey;

/**
 * Reports whether an account must confirm its e-mail before it accepts: anybody can make one with
 * that of another person, and the first proof would end the role again.
 */
export const needsConfirmation = (
  { email }: { email: string | null },
  { emailConfirmedAt }: { emailConfirmedAt: Date | null },
): boolean => emailConfirmedAt === null && (email !== null || env().requireConfirmedEmail);

/** Limits mails to strangers: of an account, and to an address from all accounts together. */
async function requireMayMail(actor: Actor, emailKey: string): Promise<void> {
  if (!(await isEmailConfirmed(actor)))
    throw new AppError('email_unconfirmed', { reason: 'inviteUnconfirmed' });
  await countAttempt({ name: 'people-inbox', by: emailKey });
}

async function replaceEarlier(
  { creatorId }: Actor,
  isReplaced: (row: rows.InvitationRow) => boolean,
): Promise<void> {
  const replaced = (await rows.listOpen(creatorId)).filter(isReplaced);
  await rows.deleteInvitations(replaced.map(({ id }) => id));
}

/** People, the owner included, and uses of open invitations together have a limit, too. */
async function requireRoom({ creatorId }: Actor, uses: number): Promise<void> {
  const open = await rows.listOpen(creatorId);
  if (open.length >= OPEN_INVITATIONS_MAX)
    throw new AppError('too_many_invitations', { reason: 'fullOfInvitations' });
  // An offer adds no person.
  const openUses = open.map((row) => (row.role === 'owner' ? 0 : row.usesMax - row.uses));
  const people = 1 + (await countMembers(creatorId));
  if (openUses.reduce((sum, each) => sum + each, people + uses) > PEOPLE_MAX)
    throw new AppError('too_many_people');
}

const insert = (
  { creatorId }: Actor,
  facts: Omit<Parameters<typeof rows.insertInvitation>[0], 'creatorId' | 'expiresAt'>,
) => {
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  return rows.insertInvitation({ creatorId, ...facts, expiresAt });
};

/** The open invitation of a link; none for a role of a newer release, which may be a lower one. */
export const findByLink = (token: string) =>
  rows.findOpen({ tokenHash: hashOpaqueToken(token), role: { in: [...ROLES] } });
