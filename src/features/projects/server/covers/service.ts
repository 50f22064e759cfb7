import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import type { Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import type { PictureCut } from '@/features/uploads/model/picture-cut';
import { makeCut } from '@/features/uploads/server/cut-picture';
import { releaseFiles } from '@/features/uploads/server/service';
import { filesOf, filesOfStep, type GuideContent } from '../../model/content/content';
import { coversIn, type FileFor, withCoveredHead, withCovers } from '../../model/content/covered';
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
  const contentWith = <Content extends GuideContent>(content: Content): Content => ({
    ...content,
    project: withCoveredHead(content.project, covers, fileFor),
    steps: content.steps.map((step) => withCovers(step, covers, fileFor)),
  });
  const items = await listItems(projectId);
  const draft = { project: headOf(project), ...items };
  const after = {
    draft: contentWith(draft),
    versions: versions.map(({ content }) => contentWith(content)),
  };
  const bin = await rows.listBinned(projectId);
  const binned = bin.map(({ id, item }) => {
    if (!('steps' in item)) return { id, item: withCovers(item, covers, fileFor) };
    return { id, item: contentWith(item) };
  });
  if (missing.size > 0) return missing;
  await writeItems(projectId, items, after.draft);
  await updateColumns(projectId, {
    ...headColumns(after.draft.project, project.creator.name),
    ...listColumns(after.draft),
  });
  for (const [index, content] of after.versions.entries())
    await replaceContent(projectId, versions[index]?.number ?? 0, content);
  for (const { id, item } of binned)
    await rows.writeBinned(
      projectId,
      id,
      item,
      'steps' in item ? filesOf(item) : filesOfStep(item),
    );
  const shown = [...versions, ...bin].flatMap((each) => each.files);
  await releaseFiles([...new Set([...filesOf(draft), ...shown])]);
  await emit('picture.variantsMade', { projectUids: [project.projectUid], creatorUids: [] });
  return missing;
}
