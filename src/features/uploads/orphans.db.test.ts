import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { buildCreator, buildProject } from '@/testing/factories';
import { sweepUploads } from './orphans';
import { storePicture } from './service';
import { madePicture } from '@/testing/pictures';

const files = () => path.join(env().dataDir, 'files');
const DAY_MS = 24 * 60 * 60_000;
const old = new Date(Date.now() - DAY_MS - 60_000);
const keyOf = (time: Date | number, letter: string) => `${Number(time)}-${letter.repeat(24)}`;
const onDisk = async () => (await readdir(files(), { recursive: true })).filter((name) => /p?\d{13}-[a-z0-9]{24}$/.test(name)).map((name) => path.basename(name)).sort();
const nameOf = async (key: string) => await storeNameOf(key) ?? '';
const onePass = async () => { for (let folder = 0; folder < 256; folder += 1) await sweepUploads(); };

beforeEach(() => rm(files(), { recursive: true, force: true }));

it('removes what nothing shows and nobody waits for, once it is a day old', async () => {
  const { creator, project } = await buildProject({ steps: 1 });
  const store = async (width: number) => storePicture(creator.actor, 'step', 'p.png', await madePicture('png', width, 20));
  const [shown, unused, young] = [await store(20), await store(21), await store(22)];
  const names = [await nameOf(shown), await nameOf(young)];
  const idOf = async (key: string) => (await db().file.findUniqueOrThrow({ where: { key } })).id;
  await db().step.updateMany({ where: { projectId: project.id }, data: { fileId: await idOf(shown) } });
  await db().file.updateMany({ where: { key: { in: [shown, unused] } }, data: { storedAt: old } });
  const { actor } = await buildCreator();
  const promise = (key: string, signedUntil: Date) => db().file.create({ data: { key, creatorId: actor.creatorId, kind: 'step', name: 'p', contentType: 'image/png', signedUntil } });
  await promise(keyOf(old, 'a'), old);
  const pending = keyOf(Date.now(), 'b');
  await promise(pending, new Date());
  // Bytes whose row is gone: the process ended between the commit and the removal.
  const [orphan, late] = [keyOf(old, 'c'), keyOf(Date.now(), 'd')];
  for (const key of [orphan, late]) await pictureStore().write(key, new Map([['full', Buffer.from('x')]]));
  for (const key of [keyOf(old, 'e'), keyOf(Date.now(), 'f')]) {
    await mkdir(path.join(files(), 'drafts', `${key}-0000`), { recursive: true });
    await writeFile(path.join(files(), 'drafts', `${key}-0000`, 'full.webp'), 'x');
  }
  await onePass();
  expect(await onDisk()).toEqual([...names, late].sort());
  expect((await db().file.findMany({ select: { key: true } })).map(({ key }) => key).sort()).toEqual([shown, young, pending].sort());
  expect(await readdir(path.join(files(), 'drafts'))).toHaveLength(1);
});

it('leaves the pictures of another database alone', async () => {
  await sweepUploads();
  await writeFile(path.join(files(), 'mark'), 'of another database');
  await pictureStore().write(keyOf(old, 'c'), new Map([['full', Buffer.from('x')]]));
  await onePass();
  expect(await onDisk()).toEqual([keyOf(old, 'c')]);
});
