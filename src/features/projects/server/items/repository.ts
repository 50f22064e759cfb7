import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';

/** What a project has in order: positions from 0, without gaps. */
export type ItemKind = 'step' | 'question';

const TABLES: Record<ItemKind, Prisma.Sql> = {
  step: Prisma.sql`step`,
  question: Prisma.sql`question`,
};

/** Moves the items after a position by `by` places. */
export async function moveFollowing(
  kind: ItemKind,
  projectId: string,
  after: number,
  by: 1 | -1,
): Promise<void> {
  await db().$executeRaw`
    UPDATE ${TABLES[kind]} SET position = position + ${by}, updated_at = now()
    WHERE project_id = ${projectId}::uuid AND position > ${after}`;
}

/** Sets the positions of all items of a kind in one statement. */
export async function writeOrder(kind: ItemKind, projectId: string, ids: string[]): Promise<void> {
  await db().$executeRaw`
    UPDATE ${TABLES[kind]} AS item SET position = places.place - 1, updated_at = now()
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS places (id, place)
    WHERE item.id = places.id AND item.project_id = ${projectId}::uuid AND item.position <> places.place - 1`;
}
