import 'server-only';
import type { Prisma } from '@/server/db/generated/client';
import type { Actor } from '@/features/auth/server/actor';
import { randomUid } from '@/server/secrets/random-uid';
import type { Draft } from '../../model/content/content';
import { findCreatorName, insertProject } from '../repository';
import { writeEdit } from '../second-person/service';
import { headColumns, listColumns } from './columns';
import { writeItems } from './repository';

type Columns = Pick<
  Prisma.ProjectUncheckedCreateInput,
  'type' | 'status' | 'importKey' | 'removedAt' | 'via'
>;

/** Stores a new guide, by default an unpublished one. Call this in a transaction. */
export async function insertGuide(
  actor: Actor,
  draft: Draft,
  columns: Columns,
): Promise<{ id: string; projectUid: string }> {
  const creator = await findCreatorName(actor.creatorId);
  const made = await insertProject({
    ...headColumns(draft.project, creator.name),
    ...listColumns(draft),
    ...columns,
    projectUid: randomUid(),
    creatorId: actor.creatorId,
  });
  await writeItems(made.id, { steps: [], questions: [] }, draft);
  await writeEdit(made.id, actor.userId, null);
  return made;
}
