import 'server-only';
import { db } from '@/server/db/client';

/** A creator by their public address. */
export function findCreator(uid: string) {
  return db().creator.findUnique({ where: { uid }, include: { avatar: true, cover: true } });
}
