import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import type { Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import type { Area, PictureCut } from '@/features/uploads/model/picture-cut';
import { AppError } from '@/shared/http/app-error';
import { makeCut } from '@/features/uploads/server/cut-picture';
import { releaseFiles } from '@/features/uploads/server/service';
import { filesOf } from '../../model/content/content';
import {
  type Covers,
  coversIn,
  coversOfCopies,
  type FileFor,
  withCovers,
  withCoversIn,
} from '../../model/content/covered';
import { headColumns, listColumns } from '../draft/columns';
import { listItems, writeItems } from '../draft/repository';
import { headOf } from '../presenter';
import { updateColumns } from '../repository';
import { replaceContent } from '../versions/repository';
import { COVERS_QUEUE } from './queue';
import * as rows from './repository';

const MINUTE_MS = 60_000;

/**
 * Replaces the pictures behind published covers, in all guides of the creator, with their versions and
 * bins: none of them holds the covered pixels afterwards.
 */
export const coversQueue: Queue = {
  name: COVERS_QUEUE,
  metric: 'coverPictures',
  concurrency: 1,
  leaseMs: 5 * MINUTE_MS,
  backoffMs: [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS],
  run: async ({ key }) => {
    const creatorId = await rows.findOwner(key);
    if (!creatorId) return undefined;
    const versions = await rows.listContents(key);
    await coverPictures(creatorId, coversIn(versions.map(({ content }) => content)), key);
    return undefined;
  },
  failed: ({ key }, error) =>
    logger.error('pictures_not_covered', { project: key, reason: String(error) }),
};

/**
 * Covers parts of an upload again which a restored backup shows.
 * @returns the id of the covered file; undefined without such an upload, or where its picture is lost
 */
export async function coverAgain(
  fileId: string,
  areas: readonly Area[],
): Promise<string | undefined> {
  const creatorId = await rows.findCreatorOfFile(fileId);
  if (!creatorId) return undefined;
  const whole: PictureCut = { crop: null, turn: 0, covers: [...areas] };
  try {
    const files = await coverPictures(creatorId, new Map([[fileId, whole.covers]]));
    return files.get(keyOf(fileId, whole));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logger.error('pictures_not_covered', { file: fileId, reason: error.code });
    return undefined;
  }
}

type Missing = { originId: string; cut: PictureCut };

const keyOf = (originId: string, cut: PictureCut) => JSON.stringify([originId, cut]);

/**
 * Covers pictures in all guides of a creator that show them, also where the same bytes were uploaded
 * again.
 * @param publishedIn the guide that has the covers; it loses them last, so that a crash repeats all
 * @returns ids of made files, by origin and cut
 */
async function coverPictures(
  creatorId: string,
  covers: Covers,
  publishedIn?: string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const copies = await rows.listCopies(creatorId, [...covers.keys()]);
  const all = coversOfCopies(covers, copies);
  const guides = await rows.listGuidesWith(creatorId, [...all.keys()]);
  const others = guides.filter((id) => id !== publishedIn);
  for (const id of others) await coverGuide(creatorId, id, all, files);
  if (publishedIn) await coverGuide(creatorId, publishedIn, all, files);
  return files;
}

async function coverGuide(
  creatorId: string,
  projectId: string,
  covers: Covers,
  files: Map<string, string>,
): Promise<void> {
  for (;;) {
    const missing = await inTransaction(() => replacePictures(projectId, covers, files));
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
  projectId: string,
  covers: Covers,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, Missing>> {
  const missing = new Map<string, Missing>();
  const project = await rows.lockGuide(projectId);
  if (!project) return missing;
  const versions = await rows.listContents(projectId);
  const fileFor: FileFor = (originId, cut) => {
    const key = keyOf(originId, cut);
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
  await emit('picture.covered', {
    guide: project,
    covered: [...covers].flatMap(([fileId, areas]) => {
      const replacedBy = files.get(keyOf(fileId, { crop: null, turn: 0, covers: areas }));
      return replacedBy === undefined ? [] : { fileId, replacedBy, areas };
    }),
  });
  return missing;
}
