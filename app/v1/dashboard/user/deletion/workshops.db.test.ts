import { beforeEach, expect, it } from 'vitest';
import { setResponseCache } from '@/server/cache/invalidation';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { addEditor, handOver } from '@/testing/people';
import { storedNames } from '../../../_testing/uploads';
import { ACCOUNT_PASSWORD, buildWholeAccount } from '../../../_testing/whole-account';
import { DELETE } from '../route';
import { GET as readDeletion } from './route';

let invalidated: string[] = [];
setResponseCache({ invalidate: (tags) => invalidated.push(...tags) });

type Account = Awaited<ReturnType<typeof buildWholeAccount>>;
let ana: Account;
let bea: Account;
beforeEach(async () => {
  [ana, bea] = [
    await buildWholeAccount('ana@makerstep.example'),
    await buildWholeAccount('bea@makerstep.example'),
  ];
  invalidated = [];
});

it('names the guides and the other people of every workshop that the account owns', async () => {
  const [caio, dora] = [await buildCreator({ name: 'Caio' }), await buildCreator({ name: 'Dora' })];
  await addEditor(caio, dora);
  await handOver(caio, ana.creator);
  const { body } = await call(readDeletion, { token: ana.creator.token });
  expect(body).toEqual({
    workshops: [
      {
        uid: ana.creator.uid,
        name: ana.creator.name,
        guides: 1,
        people: ['member of ana@makerstep.example'],
      },
      { uid: caio.uid, name: 'Caio', guides: 0, people: ['Caio', 'Dora'] },
    ],
  });
  // A workshop in which one only works is not lost.
  expect((await call(readDeletion, { token: dora.token })).body).toEqual({
    workshops: [{ uid: dora.uid, name: 'Dora', guides: 0, people: [] }],
  });
});

// security: 59
it('takes a workshop along that was handed over to the account, and leaves those in which it only works', async () => {
  const { creator, project, keys } = await buildWholeAccount('caio@makerstep.example');
  await handOver(creator, ana.creator);
  const { creatorId } = creator.actor;
  await db().importJob.updateMany({
    where: { creatorId: bea.creator.actor.creatorId },
    data: { userId: ana.creator.actor.userId },
  });
  const { actor, uid } = bea.creator;
  await db().workshopInvitation.create({
    data: {
      creatorId: actor.creatorId,
      tokenHash: uid,
      role: 'editor',
      email: 'Ana@Makerstep.example',
      usesMax: 1,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const pictures = { files: { some: { key: { in: keys } } } };
  const names = (await db().picture.findMany({ where: pictures })).map((row) => row.storeName);
  const guides = () => db().project.count({ where: { creatorId } });
  expect([names.length > 0, await guides()]).toEqual([true, 1]);
  expect(
    (
      await call(DELETE, {
        method: 'DELETE',
        token: ana.creator.token,
        body: { currentPassword: ACCOUNT_PASSWORD },
      })
    ).status,
  ).toBe(204);
  expect(await guides()).toBe(0);
  expect([
    await db().file.count({ where: { creatorId } }),
    await db().webhookEndpoint.count({ where: { creatorId } }),
    await db().membership.count({ where: { creatorId } }),
  ]).toEqual([0, 0, 0]);
  const stored = await storedNames();
  expect(stored.filter((file) => names.some((name) => file.startsWith(name)))).toEqual([]);
  expect(invalidated).toEqual(
    expect.arrayContaining([`creator:${creator.uid}`, `project:${project.projectUid}`]),
  );
  // Its former owner stays, with the new personal workshop; so do guides of others.
  expect(await db().user.count({ where: { id: creator.actor.userId } })).toBe(1);
  expect(await db().project.count({ where: { creatorId: bea.creator.actor.creatorId } })).toBe(1);
  expect(await db().importJob.count({ where: { userId: ana.creator.actor.userId } })).toBe(0);
  expect(
    await db().workshopInvitation.count({ where: { email: { not: null } } }),
    'no invitation names a deleted account',
  ).toBe(0);
});
