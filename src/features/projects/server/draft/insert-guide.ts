import 'server-only';
import type { Prisma } from '@/server/db/generated/client';
import { randomUid } from '@/server/secrets/random-uid';
import type { Draft } from '../../model/content/content';
import { findCreatorName, insertProject } from '../repository';
import { headColumns, listColumns } from './columns';
import { writeItems } from './repository';

type Columns = Pick<
  Prisma.ProjectUncheckedCreateInput,
  'type' | 'status' | 'importKey' | 'removedAt' | 'via'
>;

/** Stores a new guide, by default an unpublished one. Call this in a transaction. */
export async function insertGuide(
  creatorId: string,
  draft: Draft,
  columns: Columns,
): Promise<{ id: string; projectUid: string }> {
  const creator = await findCreatorName(creatorId);
  const made = await insertProject({
    ...headColumns(draft.project, creator.name),
    ...listColumns(draft),
    ...columns,
    projectUid: randomUid(),
    creatorId,
  });
  await writeItems(made.id, { steps: [], questions: [] }, draft);
  return made;
}
