import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';

/**
 * A creator by uid.
 * @param isProved only one with a confirmed e-mail, or that published before this was required
 */
export function findCreator(uid: string, isProved: boolean) {
  return db().creator.findUnique({
    where: {
      uid,
      // Operators suspended its owner and took its guides down.
      NOT: {
        owner: { suspendedAt: { not: null } },
        projects: { none: { isListed: true } },
      },
      ...(isProved
        ? {
            OR: [
              { owner: { emailConfirmedAt: { not: null } } },
              { projects: { some: { publishedAt: { not: null } } } },
            ],
          }
        : {}),
    },
    include: { avatar: true, cover: true },
  });
}

export function findOwnCreator(creatorId: string) {
  return db().creator.findUnique({
    where: { id: creatorId },
    include: { avatar: true, cover: true },
  });
}

/**
 * The creator, locked until the transaction ends, so that profile changes are serialized; null when
 * it is gone.
 */
export async function lockCreator(creatorId: string) {
  await db().$queryRaw`SELECT id FROM creator WHERE id = ${creatorId}::uuid FOR NO KEY UPDATE`;
  return db().creator.findUnique({
    where: { id: creatorId },
    select: {
      uid: true,
      name: true,
      smallDescription: true,
      url: true,
      avatarId: true,
      coverId: true,
    },
  });
}

export function updateCreator(creatorId: string, data: Prisma.CreatorUncheckedUpdateInput) {
  return db().creator.update({ where: { id: creatorId }, data, select: { id: true } });
}
