import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { isLocale } from '@/shared/interface/languages';
import { AppError, fieldError } from '@/shared/http/app-error';
import { emailKeyOf } from '@/shared/text/email';
import { DELETION_MS } from '@/features/account/server/deletion';
import { requestConfirmation } from '@/features/auth/server/confirmation';
import { requestRecovery } from '@/features/auth/server/passwords/recovery';
import { writeSuspension } from '@/features/auth/server/suspension/service';
import {
  endMembership,
  giveWorkshop,
  holdAccounts,
  holdWorkshop,
} from '@/features/auth/server/workshops/members/service';
import { listWorkshops } from '@/features/auth/server/workshops/service';
import type { Visitor } from '@/features/auth/server/visitor';
import { WORKSHOPS_MAX } from '@/features/people/constants';
import { putBack, takeDown } from '@/features/projects/server/takedown/service';
import type {
  AccountMailInput,
  AccountsQuery,
  GuidesHandOverInput,
  SiteAccountList,
  SuspensionInput,
} from '../../accounts/schema';
import type { ActKind } from '../../constants';
import { uidIn } from '../../model/creator-uid';
import { type By, type NewAct, recordAct } from '../acts';
import { removeOwner } from '../guide-reports/decisions';
import { mailMembers, mailPerson, NO_GUIDE } from '../guide-reports/mails';
import { listMembers } from '../guide-reports/repository';
import * as rows from './repository';

/** A page of the accounts of this site, the newest first. */
export async function readAccounts(query: AccountsQuery): Promise<SiteAccountList> {
  const { rows: accounts, total } = await rows.listAccounts(query, uidIn(query.query));
  return {
    results: accounts.map(({ createdAt, lastActiveAt, suspendedAt, ...account }) => ({
      ...account,
      createdAt: createdAt.toISOString(),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      suspendedAt: suspendedAt?.toISOString() ?? null,
    })),
    totalResults: total,
  };
}

/**
 * Suspends an account, and ends its sessions and tokens. From its commit on, no call of it is
 * answered: the suspension is read with every one. Repeated, it only takes down guides that became public
 * meanwhile.
 * @throws {AppError} not_found; account_is_operator, as operators end on the machine only
 */
export function suspendAccount(
  by: By,
  userId: string,
  { reason, guides }: SuspensionInput,
): Promise<void> {
  return inTransaction(
    async () => {
      const account = await lockAccount(userId);
      const { id } = account;
      if (account.isOperator) throw new AppError('account_is_operator');
      const suspendedAt = account.suspendedAt ?? new Date();
      let takenDown = 0;
      if (guides === 'takeDown')
        for (const guide of await rows.listPublished(id))
          if (await takeDown(guide, reason, suspendedAt)) takenDown += 1;
      if (account.suspendedAt && takenDown === 0) return;
      if (!account.suspendedAt) {
        await writeSuspension(id, { suspendedAt, suspendedReason: reason });
        await emit('account.suspended', {
          userId: id,
          reason,
          suspendedAt: suspendedAt.toISOString(),
        });
        await mailAll('suspend', account, reason);
      }
      await record(by, 'account_suspended', account, { reason, details: { takenDown } });
    },
    { timeoutMs: DELETION_MS },
  );
}

/**
 * Lets an account in again, and puts back the guides that were taken down with it.
 * @throws {AppError} not_found
 */
export function readmitAccount(by: By, userId: string, reason: string): Promise<void> {
  return inTransaction(
    async () => {
      const account = await lockAccount(userId);
      const { id } = account;
      if (!account.suspendedAt) return;
      for (const guide of await rows.listTakenDownAt(id, account.suspendedAt)) await putBack(guide);
      await writeSuspension(id, null);
      await emit('account.readmitted', { userId: id });
      await mailAll('readmit', account, reason);
      await record(by, 'account_readmitted', account, { reason });
    },
    { timeoutMs: DELETION_MS },
  );
}

/**
 * Hands the guides of an account, with their workshops, to another one, and puts back those that went
 * with its suspension. The account keeps no role in them.
 * @throws {AppError} not_found, account_is_operator, too_many_workshops; validation_failed for an
 *   account that cannot get them: operators see no drafts
 */
export function handGuidesOver(
  by: By,
  userId: string,
  { to, reason }: GuidesHandOverInput,
): Promise<void> {
  return inTransaction(
    async () => {
      const account = await lockAccount(userId);
      const { id } = account;
      if (account.isOperator) throw new AppError('account_is_operator');
      const heir = await rows.findHeir(emailKeyOf(to));
      if (!heir || heir.id === id) throw fieldError('to', 'handOverTo');
      await holdAccounts([heir.id]);
      const workshops = await rows.listWithGuides(id);
      if (workshops.length === 0) return;
      const owned = (await listWorkshops(heir.id)).filter(
        ({ id: own }) => !workshops.includes(own),
      );
      if (owned.length + workshops.length > WORKSHOPS_MAX) throw new AppError('too_many_workshops');
      if (account.suspendedAt)
        for (const guide of await rows.listTakenDownAt(id, account.suspendedAt))
          await putBack(guide);
      for (const workshopId of workshops) {
        const workshop = await holdWorkshop(workshopId);
        if (!workshop || !(await giveWorkshop(workshop, heir.id))) throw new AppError('not_found');
        await endMembership(workshopId, id);
      }
      for (const person of [account, heir])
        await mailPerson(person, NO_GUIDE, {
          decision: person === heir ? 'receive' : 'handOver',
          reason,
          from: account.name,
          to: heir.name,
        });
      await record(by, 'guides_handed_over', account, { reason, details: { to: heir.name } });
    },
    { timeoutMs: DELETION_MS },
  );
}

/**
 * Deletes an account with all its workshops, as it would itself.
 * @throws {AppError} not_found, account_is_operator
 */
export function removeAccount(by: By, id: string, reason: string): Promise<void> {
  return inTransaction(
    async () => {
      const account = await lockAccount(id);
      await removeOwner(account, reason);
      await record(by, 'account_removed', account, { reason });
    },
    { timeoutMs: DELETION_MS },
  );
}

/**
 * Sends a mail of the product again, in the language of the account and within the limits of its
 * address.
 * @throws {AppError} not_found, passwords_off, too_many_requests
 */
export async function mailAccount(
  id: string,
  { kind }: AccountMailInput,
  visitor: Visitor,
): Promise<void> {
  const account = await rows.findAddress(id);
  if (!account) throw new AppError('not_found');
  const locale = isLocale(account.locale) ? account.locale : visitor.locale;
  if (kind === 'confirmation') await requestConfirmation({ userId: account.id }, { locale });
  else await requestRecovery(account.email, { ...visitor, locale });
}

async function lockAccount(id: string): Promise<rows.LockedAccount> {
  const account = await rows.lockAccount(id);
  if (!account) throw new AppError('not_found');
  return account;
}

async function mailAll(
  decision: 'suspend' | 'readmit',
  account: rows.LockedAccount,
  reason: string,
): Promise<void> {
  await mailPerson(account, NO_GUIDE, { decision, reason });
  const members = await listMembers({ creator: { ownerId: account.id } });
  await mailMembers(decision, members, NO_GUIDE, reason);
  for (const { uid } of account.workshops) await emit('creator.changed', { uid });
}

async function record(
  by: By,
  kind: ActKind & (`account_${string}` | 'guides_handed_over'),
  { id, name }: rows.LockedAccount,
  act: Pick<NewAct, 'reason' | 'details'>,
): Promise<void> {
  await recordAct(by, { kind, subject: { kind: 'account', id, label: name }, ...act });
  logger.info(kind, { account: id });
}
