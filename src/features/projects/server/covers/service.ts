import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import type { Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import type { PictureCut } from '@/features/uploads/model/picture-cut';
import { makeCut } from '@/features/uploads/server/cut-picture';
import { releaseFiles } from '@/features/uploads/server/service';
import { filesOf } from '../../model/content/content';
import { coversIn, type FileFor, withCovers, withCoversIn } from '../../model/content/covered';
import { headColumns, listColumns } from '../draft/columns';
import { listItems, writeItems } from '../draft/repository';
import { headOf } from '../presenter';
import { lockOwned, updateColumns } from '../repository';
import { replaceContent } from '../versions/repository';
import { COVERS_QUEUE } from './queue';
import * as rows from './repository';

const MINUTE_MS = 60_000;

/**
 * Replaces the pictures behind published covers, in the draft, in all versions and in the bin: nothing of
 * the guide holds the covered pixels afterwards.
 */
export const coversQueue: Queue = {
  name: COVERS_QUEUE,
  metric: 'coverPictures',
  concurrency: 1,
  leaseMs: 5 * MINUTE_MS,
  backoffMs: [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS],
  run: async ({ key }) => {
    const creatorId = await rows.findOwner(key);
    if (creatorId) await coverGuide(creatorId, key);
    return undefined;
  },
  failed: ({ key }, error) =>
    logger.error('pictures_not_covered', { project: key, reason: String(error) }),
};

type Missing = { originId: string; cut: PictureCut };

async function coverGuide(creatorId: string, projectId: string): Promise<void> {
  const files = new Map<string, string>();
  for (;;) {
    const missing = await inTransaction(() => replacePictures(creatorId, projectId, files));
    if (missing.size === 0) return;
    // Outside of the transaction: decoding holds no lock.
    for (const [key, { originId, cut }] of missing)
      files.set(key, (await makeCut(creatorId, originId, cut)).id);
  }
}

/**
 * Replaces the pictures of a guide where all that it needs are made.
 * @param files ids of made files, by origin and cut
 * @returns what is still to be made; then nothing was replaced
 */
async function replacePictures(
  creatorId: string,
  projectId: string,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, Missing>> {
  const missing = new Map<string, Missing>();
  const project = await lockOwned(creatorId, projectId);
  if (!project) return missing;
  const versions = await rows.listContents(projectId);
  const covers = coversIn(versions.map(({ content }) => content));
  if (covers.size === 0) return missing;
  const fileFor: FileFor = (originId, cut) => {
    const key = JSON.stringify([originId, cut]);
    const file = files.get(key);
    if (file === undefined) missing.set(key, { originId, cut });
    return file ?? originId;
  };
  const items = await listItems(projectId);
  const draft = { project: headOf(project), ...items };
  const after = withCoversIn(draft, covers, fileFor);
  const replaced = versions.map((version) => ({
    ...version,
    after: withCoversIn(version.content, covers, fileFor),
  }));
  const bin = (await rows.listBinned(projectId)).map((binned) => ({
    ...binned,
    after:
      'steps' in binned.item
        ? withCoversIn(binned.item, covers, fileFor)
        : withCovers(binned.item, covers, fileFor),
  }));
  if (missing.size > 0) return missing;
  await writeItems(projectId, items, after);
  await updateColumns(projectId, {
    ...headColumns(after.project, project.creator.name),
    ...listColumns(after),
  });
  for (const { number, content, after: covered } of replaced)
    if (covered !== content) await replaceContent(projectId, number, covered);
  for (const { id, item, after: covered } of bin)
    if (covered !== item) await rows.writeBinned(projectId, id, covered);
  const shown = [...versions, ...bin].flatMap((each) => each.files);
  await releaseFiles([...new Set([...filesOf(draft), ...shown])]);
  await emit('picture.variantsMade', { projectUids: [project.projectUid], creatorUids: [] });
  return missing;
}
