import 'server-only';
import { db } from '@/server/db/client';
import type { LocalizedText } from '@/shared/interface/localized-text';

/** The description of the cover picture. */
export async function writeProjectAlt(id: string, alt: LocalizedText[]): Promise<void> {
  await db().project.update({ where: { id }, data: { alt, version: { increment: 1 } } });
}
