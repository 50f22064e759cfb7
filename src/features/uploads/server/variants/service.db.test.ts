import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { pictureStore } from '@/server/storage/store';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { VARIANT_WIDTHS_PX, VARIANTS_VERSION } from '../../constants';
import { storePicture } from '../import-files';
import type { Shown } from './repository';
import { enqueueMissingVariants, variantsQueue } from './service';
import { untilDue } from '@/testing/database/jobs';
import { runDue, startWorker } from '@/server/jobs/worker';

const WIDTH = 700;
const WANTED = VARIANT_WIDTHS_PX.filter((width) => width < WIDTH);

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
  await rm(path.join(env().dataDir, 'files'), { recursive: true, force: true });
});

let colours = 0;
/** A stored picture without variants, each with different content. */
async function stored(
  width = WIDTH,
): Promise<{ key: string; fileId: string; id: string; storeName: string }> {
  const bytes = await madePicture('png', width, 100 + (colours += 1));
  const key = await storePicture(creator.actor, 'step', 'p.png', bytes);
  const { id: fileId, picture } = await db().file.findUniqueOrThrow({
    where: { key },
    include: { picture: true },
  });
  return { key, fileId, id: picture?.id ?? '', storeName: picture?.storeName ?? '' };
}
const pictureOf = (id: string) => db().picture.findUniqueOrThrow({ where: { id } });
const fileOf = (id: string) => db().file.findUniqueOrThrow({ where: { id } });
const expired: Shown[] = [];
const invalidatePages = async (shown: Shown) => void expired.push(shown);
/** @returns for how many pictures variants were made, or tried */
async function makeAll(): Promise<number> {
  const { run, ...queue } = variantsQueue(invalidatePages);
  let tried = 0;
  await runDue({
    ...queue,
    run: (...job) => {
      tried += 1;
      return run(...job);
    },
  });
  return tried;
}
beforeEach(() => void expired.splice(0));

describe('variants', () => {
  it('do not exist when an upload is answered, and are then made from the stored picture', async () => {
    const { id, fileId, storeName } = await stored();
    expect([
      (await fileOf(fileId)).variantWidths,
      await pictureStore().read(storeName, '480'),
    ]).toEqual([[], null]);
    expect(await makeAll()).toBe(1);
    expect(await pictureOf(id)).toMatchObject({
      variantWidths: WANTED,
      variantsVersion: VARIANTS_VERSION,
    });
    expect((await fileOf(fileId)).variantWidths).toEqual(WANTED);
    for (const width of WANTED) {
      const meta = await sharp(
        (await pictureStore().read(storeName, String(width))) ?? Buffer.alloc(0),
      ).metadata();
      expect([meta.format, meta.width]).toEqual(['webp', width]);
    }
    expect(await makeAll()).toBe(0);
  });

  it('of a picture smaller than all widths do not exist, and are not tried again', async () => {
    const { id } = await stored(20);
    expect([await makeAll(), await makeAll(), (await pictureOf(id)).variantWidths]).toEqual([
      1,
      0,
      [],
    ]);
  });

  it('invalidate the pages that show them: of projects by their picture and by a step’s, and of creators', async () => {
    const { project } = await buildProject({ creator, steps: 1 });
    const [ofProject, ofStep, ofCreator] = [await stored(), await stored(), await stored()];
    await db().project.update({
      where: { id: project.id },
      data: { fileId: ofProject.fileId, files: [ofProject.fileId, ofStep.fileId] },
    });
    await db().creator.update({
      where: { id: creator.actor.creatorId },
      data: { avatarId: ofCreator.fileId },
    });
    await makeAll();
    expect(expired).toEqual([
      { projectUids: [project.projectUid], creatorUids: [] },
      { projectUids: [project.projectUid], creatorUids: [] },
      { projectUids: [], creatorUids: [creator.uid] },
    ]);
  });

  it('are recorded in every file that shows the picture', async () => {
    const bytes = await madePicture('png', WIDTH, 99);
    const keys = [
      await storePicture(creator.actor, 'step', 'a.png', bytes),
      await storePicture((await buildCreator()).actor, 'step', 'b.png', bytes),
    ];
    await makeAll();
    expect(
      (await db().file.findMany({ where: { key: { in: keys } } })).map(
        (file) => file.variantWidths,
      ),
    ).toEqual([WANTED, WANTED]);
    // A file attached later has them at once.
    const third = await storePicture(creator.actor, 'step', 'c.png', bytes);
    expect((await db().file.findUniqueOrThrow({ where: { key: third } })).variantWidths).toEqual(
      WANTED,
    );
  });

  it('of new widths are made for older pictures, after pictures without any; existing ones are not made again', async () => {
    const old = await stored();
    await makeAll();
    await db().picture.update({
      where: { id: old.id },
      data: { variantsVersion: VARIANTS_VERSION - 1, variantWidths: WANTED.slice(1) },
    });
    await db().file.update({ where: { id: old.fileId }, data: { variantWidths: WANTED.slice(1) } });
    const [first = 0] = WANTED;
    await rm(await placeOf(old.storeName, first));
    const before = await pictureStore().read(old.storeName, String(WANTED.at(-1)));
    const write = vi.spyOn(pictureStore(), 'write');
    expect(await makeAll()).toBe(0);
    await enqueueMissingVariants();
    await enqueueMissingVariants();
    expect(await makeAll()).toBe(1);
    expect(write.mock.calls.map(([name, files]) => [name, [...files.keys()]])).toEqual([
      [old.storeName, [String(first)]],
    ]);
    expect([
      (await pictureOf(old.id)).variantWidths,
      await pictureStore().read(old.storeName, String(WANTED.at(-1))),
    ]).toEqual([WANTED, before]);
    expect(await pictureStore().size(old.storeName, String(first))).toBeGreaterThan(0);
  });
});

describe('making variants', () => {
  it('is shared between workers: each picture once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => stored()));
    const write = vi.spyOn(pictureStore(), 'write');
    await Promise.all(Array.from({ length: 4 }, () => makeAll()));
    expect(write.mock.calls.map(([name]) => name).sort()).toEqual(
      all.map(({ storeName }) => storeName).sort(),
    );
  });

  it('restarts after a stop at any step: nothing is lost or duplicated', async () => {
    const picture = await stored();
    // The process stops: its next step never happens, and no failure is reported.
    const stopAt = async (name: 'read' | 'write', after: boolean) => {
      const real = pictureStore()[name] as (...args: unknown[]) => Promise<unknown>;
      const spy = vi.spyOn(pictureStore(), name);
      const stopped = new Promise<void>((resolve) =>
        spy.mockImplementation(async (...args: unknown[]) => {
          if (after) await real(...args);
          resolve();
          return new Promise<never>(() => undefined);
        }),
      );
      void makeAll();
      await stopped;
      spy.mockRestore();
    };
    for (const [name, after] of [
      ['read', false],
      ['write', false],
      ['write', true],
    ] as const) {
      await stopAt(name, after);
      // The lease has not expired, so no other worker takes the job.
      expect([await makeAll(), (await pictureOf(picture.id)).variantWidths]).toEqual([0, []]);
      await untilDue();
    }
    expect(await makeAll()).toBe(1);
    expect([
      (await pictureOf(picture.id)).variantWidths,
      (await fileOf(picture.fileId)).variantWidths,
    ]).toEqual([WANTED, WANTED]);
    expect([await db().picture.count(), await db().file.count()]).toEqual([1, 1]);
  });

  it('skips a picture that crashed the process too often', async () => {
    const [bad, good] = [await stored(), await stored()];
    await db().job.updateMany({ where: { key: bad.id }, data: { attempts: 5 } });
    expect(await makeAll()).toBe(2);
    expect([
      (await pictureOf(bad.id)).variantWidths,
      (await pictureOf(good.id)).variantWidths,
      await makeAll(),
    ]).toEqual([[], WANTED, 0]);
  });

  it('skips damaged or lost pictures, and does not retry them for ever', async () => {
    const [damaged, lost, good] = [await stored(), await stored(), await stored()];
    await pictureStore().write(damaged.storeName, new Map([['full', Buffer.from('RIFF no more')]]));
    await pictureStore().remove(lost.storeName);
    expect([await makeAll(), await makeAll()]).toEqual([3, 0]);
    expect(
      (await Promise.all([damaged, lost, good].map(({ id }) => pictureOf(id)))).map(
        ({ variantWidths }) => variantWidths,
      ),
    ).toEqual([[], [], WANTED]);
  });

  it('waits during an outage of the storage, and continues with the others', async () => {
    const [first, second] = [await stored(), await stored()];
    const { write } = pictureStore();
    const spy = vi.spyOn(pictureStore(), 'write').mockImplementation(async (name, files) => {
      if (name === first.storeName) throw new Error('no room');
      return write(name, files);
    });
    for (let round = 1; round <= 7; round += 1) {
      await makeAll();
      await untilDue();
    }
    expect([
      (await pictureOf(first.id)).variantWidths,
      (await pictureOf(second.id)).variantWidths,
    ]).toEqual([[], WANTED]);
    spy.mockRestore();
    await makeAll();
    expect((await pictureOf(first.id)).variantWidths).toEqual(WANTED);
  });

  it('of a deleted picture leaves nothing behind', async () => {
    const picture = await stored();
    const { write } = pictureStore();
    vi.spyOn(pictureStore(), 'write').mockImplementation(async (name, files) => {
      await db().file.deleteMany({ where: { id: picture.fileId } });
      await db().picture.delete({ where: { id: picture.id } });
      await write(name, files);
    });
    await makeAll();
    expect(await pictureStore().size(picture.storeName, 'full')).toBeNull();
    expect(await pictureStore().size(picture.storeName, String(WANTED[0]))).toBeNull();
    expect(expired).toEqual([]);
  });

  it('starts with pending jobs and with new pictures at once, and stops on request', async () => {
    const before = await stored();
    const job = startWorker([variantsQueue(invalidatePages)]);
    await vi.waitFor(
      async () => expect((await pictureOf(before.id)).variantWidths).toEqual(WANTED),
      { timeout: 20_000 },
    );
    const then = await stored();
    await vi.waitFor(async () => expect((await pictureOf(then.id)).variantWidths).toEqual(WANTED), {
      timeout: 20_000,
    });
    await job.stop();
    const after = await stored();
    expect((await pictureOf(after.id)).variantWidths).toEqual([]);
  });
});

async function placeOf(storeName: string, width: number): Promise<string> {
  const files = path.join(env().dataDir, 'files');
  const variantFile = (await readdir(files, { recursive: true })).find((name) =>
    name.endsWith(path.join(storeName, `${width}.webp`)),
  );
  return path.join(files, variantFile ?? '');
}
