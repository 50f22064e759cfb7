import {
  addMember,
  giveWorkshop,
  holdWorkshop,
} from '@/features/auth/server/workshops/members/service';
import type { MemberRole } from '@/features/auth/workshops/roles';
import { db, inTransaction } from '@/server/db/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { buildCreator, type TestCreator } from './database/factories';

/** An account with a confirmed e-mail that is an editor of this workshop. */
export async function buildEditor(
  workshop: Pick<TestCreator, 'actor'>,
  options: Parameters<typeof buildCreator>[0] = {},
): Promise<TestCreator> {
  const editor = await buildCreator({ name: 'Edu Editor', ...options });
  await confirmEmail(editor);
  await addEditor(workshop, editor);
  return editor;
}

/** An account with a role and a confirmed e-mail in this workshop. */
export async function buildMember(
  workshop: Pick<TestCreator, 'actor'>,
  role: MemberRole,
  languages: ProjectLanguage[] = [],
): Promise<TestCreator> {
  const member = await buildEditor(workshop, { name: `The ${role}` });
  await db().membership.updateMany({
    where: { userId: member.actor.userId },
    data: { role, languages },
  });
  return member;
}

/** Makes an account an editor of a personal workshop. */
export async function addEditor(
  { actor }: Pick<TestCreator, 'actor'>,
  editor: Pick<TestCreator, 'actor'>,
): Promise<void> {
  await addMember({
    creatorId: actor.creatorId,
    userId: editor.actor.userId,
    role: 'editor',
    languages: [],
    invitedById: actor.userId,
  });
}

export async function confirmEmail({ actor }: Pick<TestCreator, 'actor'>): Promise<void> {
  await db().user.update({
    where: { id: actor.userId },
    data: { emailConfirmedAt: new Date() },
  });
}

/** The header that makes a call act for this workshop. */
export const actingFor = ({ uid }: Pick<TestCreator, 'uid'>) => ({ [WORKSHOP_HEADER]: uid });

/** Hands a workshop over to one of its people, as if the offer was accepted. */
export async function handOver(
  { actor }: Pick<TestCreator, 'actor'>,
  to: Pick<TestCreator, 'actor'>,
): Promise<void> {
  await inTransaction(async () => {
    const workshop = await holdWorkshop(actor.creatorId);
    if (workshop) await giveWorkshop(workshop, to.actor.userId);
  });
}
