import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { runDue } from '@/server/jobs/worker';
import { pictureStore } from '@/server/storage/store';
import { newStoreName } from '@/server/storage/store-name';
import { storeNameOf } from '@/server/storage/store-names';
import { blobStandIn } from '@/testing/stand-ins/blob-stand-in';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { sweepUploads } from './orphans';
import { removalQueue } from './removals';
import { storePicture } from './import-files';
import { attachableFileId, releaseFiles, signUpload, takeUploads } from './service';

const DAY_MS = 24 * 60 * 60_000;
const files = () => path.join(env().dataDir, 'files');
const keyOf = (time: number, letter: string) => `${time}-${letter.repeat(24)}`;
const onePass = async () => {
  for (let part = 0; part < 3; part += 1) await sweepUploads();
  await runDue(removalQueue);
};
/** Runs all sweeps as if everything were more than a day old. */
const sweepLater = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS });
  await onePass();
  vi.useRealTimers();
};
const stored = async (): Promise<string[]> => {
  const names: string[] = [];
  let from: string | undefined;
  do {
    const part = await pictureStore().list(from);
    names.push(...part.names);
    from = part.next;
  } while (from !== undefined);
  return names.sort();
};
const nameOf = async (key: string) => (await storeNameOf(key)) ?? '';
const isWhole = async (key: string) =>
  (await pictureStore().size(await nameOf(key), 'full')) !== null;

let creator: TestCreator;
let projectId = '';
let width = 100;
beforeEach(async () => {
  await rm(files(), { recursive: true, force: true });
  const built = await buildProject({ steps: 1 });
  [creator, projectId] = [built.creator, built.project.id];
});
const store = async () =>
  storePicture(creator.actor, 'step', 'p.png', await madePicture('png', (width += 1), 20));
const show = async (key: string) =>
  db().project.update({
    where: { id: projectId },
    data: { files: [await attachableFileId(creator.actor, { name: '', url: key }, 'file')] },
  });

describe('the sweep', () => {
  // security: 39
  it('removes content that nothing shows and no upload needs, once it is a day old', async () => {
    const [shown, unused, young] = [await store(), await store(), await store()];
    await show(shown);
    const names = await Promise.all([shown, unused, young].map(nameOf));
    const old = new Date(Date.now() - DAY_MS - 60_000);
    await db().file.updateMany({
      where: { key: { in: [shown, unused] } },
      data: { storedAt: old },
    });
    const { actor } = await buildCreator();
    const promise = (key: string, signedUntil: Date) =>
      db().file.create({
        data: {
          key,
          creatorId: actor.creatorId,
          kind: 'step',
          name: 'p',
          contentType: 'image/png',
          signedUntil,
        },
      });
    await promise(keyOf(old.getTime(), 'a'), old);
    const pending = keyOf(Date.now(), 'b');
    await promise(pending, new Date());
    // Content without a row: the process ended between the commit and the removal.
    const [orphan, late] = [`p${keyOf(old.getTime(), 'c')}`, newStoreName()];
    for (const name of [orphan, late])
      await pictureStore().write(name, new Map([['full', Buffer.from('x')]]));
    await onePass();
    expect(await stored()).toEqual([names[0], names[2], late].sort());
    expect(
      (await db().file.findMany({ select: { key: true } })).map(({ key }) => key).sort(),
    ).toEqual([shown, young, pending].sort());
    expect(await db().picture.count()).toBe(2);
  });

  it('keeps the pictures of another database', async () => {
    await pictureStore().mark('of another database');
    const orphan = `p${keyOf(Date.now() - 2 * DAY_MS, 'c')}`;
    await pictureStore().write(orphan, new Map([['full', Buffer.from('x')]]));
    await onePass();
    expect(await stored()).toEqual([orphan]);
  });

  if (!blobStandIn()) {
    it('removes partial files after a crash', async () => {
      for (const time of [Date.now() - 2 * DAY_MS, Date.now()]) {
        await mkdir(path.join(files(), 'drafts', `${time}-${newStoreName()}-0000`), {
          recursive: true,
        });
        await writeFile(path.join(files(), 'drafts', `${time}-${newStoreName()}-sent`), 'x');
      }
      await onePass();
      expect(await readdir(path.join(files(), 'drafts'))).toHaveLength(2);
    });
  }

  if (blobStandIn()) {
    it('removes direct uploads that were never attached, and what is left of the others, once they are late', async () => {
      const send = async () => {
        const {
          returnData: { key, signedRequest },
        } = await signUpload(creator.actor, 'step', { fileName: 'p.png', fileType: 'image/png' });
        const again = async () =>
          (
            await fetch(signedRequest, {
              method: 'PUT',
              body: new Uint8Array(await madePicture('png', (width += 1), 9)),
              headers: { 'content-type': 'image/png' },
            })
          ).status;
        expect(await again()).toBe(200);
        return { key, again };
      };
      const [attached, unattached] = [await send(), await send()];
      await takeUploads(creator.actor, [{ url: attached.key }]);
      await show(attached.key);
      expect(await attached.again()).toBe(400);
      await onePass();
      expect((await pictureStore().direct?.list())?.names.sort()).toEqual(
        [attached.key, unattached.key].sort(),
      );
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 });
      await onePass();
      vi.useRealTimers();
      expect((await pictureStore().direct?.list())?.names).toEqual([unattached.key]);
      await sweepLater();
      expect([
        (await pictureStore().direct?.list())?.names,
        await isWhole(attached.key),
        await db().file.count(),
      ]).toEqual([[], true, 1]);
    });
  }
});

describe('a process that stops', () => {
  class Ended extends Error {}
  type Step = 'write' | 'remove' | 'size';
  /** Stops this process's storage access at a step; `after`: once it is done. */
  function endAt(step: Step, after: boolean): () => void {
    const real = { ...pictureStore() };
    let isOver = false;
    const spies = (['write', 'remove', 'size'] as const).map((name) =>
      vi.spyOn(pictureStore(), name).mockImplementation(async (...args: unknown[]) => {
        const does = real[name] as (...given: unknown[]) => Promise<never>;
        if (isOver) throw new Ended();
        if (name !== step) return does(...args);
        if (after) await does(...args);
        isOver = true;
        throw new Ended();
      }),
    );
    return () => spies.forEach((spy) => spy.mockRestore());
  }

  it.each([
    ['write', false],
    ['write', true],
    ['size', false],
  ] as const)(
    'of storing, at %s (done: %s), loses nothing that was stored and leaves nothing else',
    async (step, after) => {
      const kept = await store();
      await show(kept);
      const bytes = await madePicture('png', (width += 1), 20);
      if (step === 'size') await show(await storePicture(creator.actor, 'step', 'p.png', bytes));
      const before = await stored();
      const goOn = endAt(step, after);
      await expect(storePicture(creator.actor, 'step', 'q.png', bytes)).rejects.toThrow(Ended);
      goOn();
      const key = await storePicture(creator.actor, 'step', 'q.png', bytes);
      expect([await isWhole(key), await isWhole(kept)]).toEqual([true, true]);
      await show(key);
      await sweepLater();
      expect([await stored(), await db().picture.count(), await db().file.count()]).toEqual([
        [await nameOf(key)],
        1,
        1,
      ]);
      expect(before.length).toBeGreaterThan(0);
    },
  );

  it.each([false, true])(
    'while removing (done: %s) leaves the rest to the sweep, and shared content stays',
    async (after) => {
      const bytes = await madePicture('png', (width += 1), 20);
      const [gone, shared, staying] = [
        await store(),
        await storePicture(creator.actor, 'step', 'a.png', bytes),
        await storePicture((await buildCreator()).actor, 'step', 'b.png', bytes),
      ];
      await show(staying === '' ? gone : shared);
      const ids = (await db().file.findMany({ where: { key: { in: [gone] } } })).map(
        ({ id }) => id,
      );
      const goOn = endAt('remove', after);
      await releaseFiles(ids);
      await runDue(removalQueue);
      goOn();
      expect([await storeNameOf(gone), await isWhole(shared), await isWhole(staying)]).toEqual([
        undefined,
        true,
        true,
      ]);
      await sweepLater();
      expect([await stored(), await db().picture.count(), await isWhole(shared)]).toEqual([
        [await nameOf(shared)],
        1,
        true,
      ]);
    },
  );
});
