import 'server-only';
import { db } from '@/server/db/client';

export function findOwnedByImportKey(creatorId: string, importKey: string) {
  return db().project.findUnique({
    where: { creatorId_importKey: { creatorId, importKey } },
    select: { id: true, removedAt: true },
  });
}

/**
 * The creator's own guide that matches an imported one: by its uid, or by a key of an earlier
 * import.
 */
export function findOwnedByOrigin(
  creatorId: string,
  { projectUid, importKeys }: { projectUid: string | undefined; importKeys: string[] },
) {
  return db().project.findFirst({
    where: {
      creatorId,
      removedAt: null,
      OR: [
        ...(projectUid === undefined ? [] : [{ projectUid }]),
        { importKey: { in: importKeys } },
      ],
    },
    select: { id: true, projectUid: true, name: true },
    orderBy: { createdAt: 'asc' },
  });
}

/** Clears the import key of a recently deleted guide, so that it can be reused. */
export function clearImportKey(creatorId: string, importKey: string) {
  return db().project.updateMany({
    where: { creatorId, importKey, removedAt: { not: null } },
    data: { importKey: null },
  });
}
