import 'server-only';
import { hashOpaqueToken, makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { canLimitDomains } from '@/server/mail/can-limit-domains';
import { countAttempt } from '@/server/rate-limit';
import { changeSite, readSite } from '@/server/site/settings';
import { paths } from '@/shared/addresses/paths';
import { AppError, fieldError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type {
  InvitationList,
  InvitationsQuery,
  InvitationView,
  JoiningPatch,
  JoiningView,
  MadeInvitation,
  NewInvitation,
  WholeInvitation,
} from '../../joining/schema';
import { recordAct } from '../acts';
import type { Operator } from '../operator';
import {
  countOpenInvitations,
  endInvitationRow,
  findInvitation,
  insertInvitation,
  type InvitationRow,
  listInvitations,
} from './repository';

const DAY_MS = 24 * 60 * 60_000;
const OPEN_MAX = 200;

/** Reads the rules of joining. */
export async function readJoiningSettings(): Promise<JoiningView> {
  const { mode, domains } = (await readSite()).joining;
  return { mode, domains };
}

/**
 * Changes who may make an account.
 * @throws {AppError} validation_failed at domains, for a new one where no address can be confirmed
 */
export function changeJoining(by: Operator, { mode, domains }: JoiningPatch): Promise<JoiningView> {
  return inTransaction(async () => {
    const before = await readJoiningSettings();
    if (!canLimitDomains(env()) && domains?.some((domain) => !before.domains.includes(domain)))
      throw fieldError('domains', 'joiningDomainsMail');
    const patch = { ...(mode ? { mode } : {}), ...(domains ? { domains } : {}) };
    const { name, joining } = await changeSite({ joining: patch });
    const after = { mode: joining.mode, domains: joining.domains };
    if (JSON.stringify(after) !== JSON.stringify(before))
      await recordAct(by, {
        kind: 'joining_changed',
        subject: { kind: 'site', id: 'site', label: name },
        details: after,
      });
    return after;
  });
}

/**
 * Makes an invitation; its link is stored nowhere.
 * @throws {AppError} too_many_requests, too_many_invitations
 */
export async function invite(
  by: Operator,
  { label, uses, expiresInDays }: NewInvitation,
): Promise<MadeInvitation> {
  await countAttempt({ name: 'invitations', by: by.actor.userId });
  const { token } = makeOpaqueToken();
  const row = await inTransaction(async () => {
    if ((await countOpenInvitations()) >= OPEN_MAX) throw new AppError('too_many_invitations');
    const made = await insertInvitation({
      tokenHash: hashOpaqueToken(token),
      label,
      usesMax: uses,
      expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
      createdById: by.actor.userId,
    });
    await recordAct(by, {
      kind: 'invitation_made',
      subject: { kind: 'invitation', id: made.id, label },
      details: { uses, expiresInDays },
    });
    return made;
  });
  return { ...toView(row), link: new URL(paths.join(token), env().publicUrl).href };
}

/** A page of the invitations, the newest first. */
export async function readInvitations(query: InvitationsQuery): Promise<InvitationList> {
  const { rows, total } = await listInvitations(query);
  return { results: rows.map(toView), totalResults: total };
}

/** @throws {AppError} not_found */
export async function readInvitation(id: string): Promise<WholeInvitation> {
  const row = isUuid(id) ? await findInvitation(id) : null;
  if (!row) throw new AppError('not_found');
  const joined = row.joined.flatMap(({ createdAt, user: { creator } }) =>
    creator ? [{ ...creator, at: createdAt.toISOString() }] : [],
  );
  return { ...toView(row), joined };
}

/**
 * Ends an invitation; an ended one stays ended.
 * @throws {AppError} not_found
 */
export async function endInvitation(by: Operator, id: string): Promise<void> {
  await inTransaction(async () => {
    const { label } = await readInvitation(id);
    if (await endInvitationRow(id))
      await recordAct(by, {
        kind: 'invitation_ended',
        subject: { kind: 'invitation', id, label },
      });
  });
}

function stateOf({ endedAt, uses, usesMax, expiresAt }: InvitationRow): InvitationView['state'] {
  if (endedAt) return 'ended';
  if (uses >= usesMax) return 'used';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}

function toView(row: InvitationRow): InvitationView {
  const { id, label, uses, usesMax, createdAt, expiresAt, endedAt, createdBy } = row;
  return {
    id,
    label,
    state: stateOf(row),
    uses,
    usesMax,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    createdBy: createdBy?.name ?? null,
  };
}
