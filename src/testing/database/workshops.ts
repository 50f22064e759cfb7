import { randomUid } from '@/server/secrets/random-uid';
import { db } from '@/server/db/client';
import type { TestCreator } from './factories';

/** Makes a person an editor of a creator's personal workshop. */
export async function addEditor({ actor }: TestCreator, person: TestCreator): Promise<void> {
  const { creatorId } = actor;
  await db().membership.create({
    data: { creatorId, userId: person.actor.userId, role: 'editor', invitedById: actor.userId },
  });
}

/**
 * Gives the personal workshop of one person to another, as accepting its hand-over does: the former
 * owner becomes an editor with a new personal workshop.
 */
export async function giveWorkshop({ actor, name }: TestCreator, to: TestCreator): Promise<void> {
  const { userId, creatorId } = actor;
  await db().membership.deleteMany({ where: { creatorId, userId: to.actor.userId } });
  await db().creator.update({
    where: { id: creatorId },
    data: { userId: null, ownerId: to.actor.userId },
  });
  await db().creator.create({ data: { uid: randomUid(), name, userId, ownerId: userId } });
  await db().membership.create({ data: { creatorId, userId, role: 'editor' } });
}
