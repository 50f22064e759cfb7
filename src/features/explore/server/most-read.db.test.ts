import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildProject, buildPublished } from '@/testing/database/factories';
import { listMostRead } from './most-read';

it('lists the listed guides with the most views, and no others', async () => {
  const addresses = new Map<number, string>();
  const add = async (views: number, { id, projectUid }: { id: string; projectUid: string }) => {
    await db().project.update({ where: { id }, data: { views } });
    addresses.set(views, `/p/${projectUid}`);
  };
  for (const views of [1_000_001, 1_000_003, 1_000_002])
    await add(views, (await buildPublished()).project);
  await add(1_000_004, (await buildPublished({ type: 2 })).project);
  await add(1_000_005, (await buildProject()).project);
  const listed = await listMostRead();
  expect(listed.slice(0, 3)).toEqual(
    [1_000_003, 1_000_002, 1_000_001].map((views) => addresses.get(views)),
  );
  expect(listed).not.toContain(addresses.get(1_000_004));
  expect(listed).not.toContain(addresses.get(1_000_005));
  expect(listed.length).toBeLessThanOrEqual(100);
});
