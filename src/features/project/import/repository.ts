import 'server-only';
import { db } from '@/server/db/client';

export function findOwnedByImportKey(creatorId: string, importKey: string) {
  return db().project.findUnique({
    where: { creatorId_importKey: { creatorId, importKey } },
    select: { id: true, removedAt: true },
  });
}

/** The creator's own guide that an imported one is: by its own uid, or by one of the keys under which it was imported. */
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

/** Lets go of the key of a guide that was deleted a moment ago: the next one may have it. */
export function clearImportKey(creatorId: string, importKey: string) {
  return db().project.updateMany({
    where: { creatorId, importKey, removedAt: { not: null } },
    data: { importKey: null },
  });
}
