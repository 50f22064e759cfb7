import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { writeBackup } from '@/server/backup/backup';
import { db } from '@/server/db/client';
import { runDue } from '@/server/jobs/worker';
import { pictureStore } from '@/server/storage/store';
import { readDeletions } from '@/features/account/server/journal/journal';
import { coversQueue } from '@/features/projects/server/covers/service';
import { storePicture } from '@/features/uploads/server/import-files';
import { removalQueue } from '@/features/uploads/server/removals';
import { buildProject } from '@/testing/database/factories';
import { folder, journal, on, restored, source, withBackups } from '@/testing/database/replay';
import { change } from '../../../../app/v1/dashboard/projects/[id]/steps/_testing/steps';
import { replayDeletions } from './replay';

// Whole backups and restores need time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

withBackups();

const [LEFT, RIGHT] = [
  { x: 0, y: 0, w: 0.5, h: 0.5 },
  { x: 0.5, y: 0.5, w: 0.5, h: 0.5 },
];

const white = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** Three corners of a stored picture, true for white: upper left, lower right, upper right. */
async function whiteOf(fileId: string): Promise<boolean[]> {
  const file = await db().file.findUniqueOrThrow({
    where: { id: fileId },
    include: { picture: true },
  });
  const bytes = await pictureStore().read(file.picture?.storeName ?? '', 'full');
  const pixels = await sharp(bytes ?? undefined)
    .removeAlpha()
    .resize(4, 4, { kernel: 'nearest' })
    .raw()
    .toBuffer();
  return [0, 15, 3].map((at) => (pixels[at * 3] ?? 0) > 250);
}

// security: 59
it('covers parts of pictures again that a backup shows, also of one that was covered twice', async () => {
  const built = await buildProject({ steps: 1, isPublished: true });
  const { actor } = built.creator;
  const url = await storePicture(actor, 'step', 'p.png', await white());
  const { body } = await change(built, { file: { name: 'p.png', url } });
  const { id: uploaded } = await db().file.findUniqueOrThrow({ where: { key: url } });
  const [before, between] = ['before.tar', 'between.tar'].map((name) => path.join(folder, name));
  const cover = async (area: object) => {
    await change(built, { media: [{ id: body.media[0].id, edit: { covers: [area] } }] });
    await runDue(coversQueue);
  };
  const backUp = (file = '') => writeBackup(file, { databaseUrl: source, store: pictureStore() });
  await backUp(before);
  await cover(LEFT);
  await backUp(between);
  await cover(RIGHT);
  await runDue(removalQueue);
  const deletions = await readDeletions([journal()]);
  expect(deletions.map(({ kind, cover: noted }) => [kind, noted?.areas])).toEqual([
    ['covered', [LEFT]],
    ['covered', [RIGHT]],
  ]);
  for (const [file, count] of [
    [before, 2],
    [between, 1],
  ] as const) {
    const { target, takenAt } = await restored(file ?? '', pictureStore());
    await on(target, async () => {
      expect(await replayDeletions(deletions, takenAt)).toBe(count);
      const projects = await db().project.findMany();
      const versions = await db().projectVersion.findMany();
      const shown = [...new Set([...projects, ...versions].flatMap(({ files }) => files))];
      expect(shown).not.toContain(uploaded);
      expect(await db().file.count()).toBe(shown.length);
      for (const id of shown) expect(await whiteOf(id)).toEqual([false, false, true]);
      expect(await replayDeletions(deletions, takenAt), 'once more').toBe(0);
    });
  }
});
