import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount } from '@/features/account/server/deletion';
import { db } from '@/server/db/client';
import { runDue } from '@/server/jobs/worker';
import { visitorOf } from '@/features/auth/server/visitor';
import { pictureStore } from '@/server/storage/store';
import { newStoreName } from '@/server/storage/store-name';
import { untilDue } from '@/testing/database/jobs';
import { BUILT_PASSWORD, buildCreator, type TestCreator } from '@/testing/database/factories';
import { removalQueue } from './removals';

const PICTURES = 100;
const VISITOR = visitorOf(new Headers(), 'en');
let creator: TestCreator;
let names: string[];
beforeEach(async () => {
  creator = await buildCreator();
  names = Array.from({ length: PICTURES }, newStoreName).sort();
  const pictures = names.map((storeName) => ({ id: crypto.randomUUID(), storeName }));
  const size = { width: 9, height: 9, placeholder: '' };
  await db().picture.createMany({
    data: pictures.map((each) => ({ ...each, ...size, sha256: each.storeName, sizeBytes: 9 })),
  });
  await db().file.createMany({
    data: pictures.map(({ id, storeName }) => ({
      key: storeName.slice(1),
      creatorId: creator.actor.creatorId,
      kind: 'step' as const,
      name: 'p.png',
      contentType: 'image/png',
      signedUntil: new Date(),
      storedAt: new Date(),
      pictureId: id,
    })),
  });
});
afterEach(() => vi.restoreAllMocks());

it('the deletion of an account waits for no storage; jobs remove its pictures, a few at a time', async () => {
  let isDown = true;
  let [running, peak] = [0, 0];
  const removed: string[] = [];
  const remove = vi.spyOn(pictureStore(), 'remove').mockImplementation(async (name) => {
    peak = Math.max(peak, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    if (isDown) throw new Error('The storage is down.');
    removed.push(name);
  });
  await deleteAccount(creator.actor, BUILT_PASSWORD, VISITOR);
  expect([remove.mock.calls.length, await db().picture.count()]).toEqual([0, 0]);
  await runDue(removalQueue);
  expect([removed, await db().job.count({ where: { queue: removalQueue.name } })]).toEqual([
    [],
    PICTURES,
  ]);
  isDown = false;
  await untilDue();
  await runDue(removalQueue);
  expect([removed.sort(), await db().job.count({ where: { queue: removalQueue.name } })]).toEqual([
    names,
    0,
  ]);
  expect(peak).toBeGreaterThan(1);
  expect(peak).toBeLessThanOrEqual(removalQueue.concurrency);
});

it('content that is stored again under its name stays', async () => {
  const [name = ''] = names;
  await db().job.create({ data: { queue: removalQueue.name, key: name, data: {} } });
  const remove = vi.spyOn(pictureStore(), 'remove');
  await runDue(removalQueue);
  expect(remove).not.toHaveBeenCalled();
});
