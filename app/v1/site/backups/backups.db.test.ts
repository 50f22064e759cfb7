import { beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call, type Handler } from '@/testing/api';
import { buildOperator, type TestCreator } from '@/testing/database/factories';
import { GET as read, PATCH as change, POST as start } from './route';

let operator: TestCreator;
beforeEach(async () => {
  operator = await buildOperator();
});
const ask = async (handler: Handler, body?: object) =>
  call(handler, { token: operator.token, ...(body ? { body } : {}) });

it('changes the schedule field by field, refuses a bucket that is not there, and writes it down', async () => {
  expect((await ask(read)).body).toMatchObject({ hour: null, keep: 7, backups: [] });
  await ask(change, { hour: 3, keep: 14 });
  expect((await ask(change, { rehearse: true })).body).toMatchObject({
    hour: 3,
    keep: 14,
    place: 'folder',
    rehearse: true,
  });
  const refused = await ask(change, { hour: 4, place: 'bucket' });
  expect([refused.status, refused.body.error.fields]).toEqual([
    422,
    { place: expect.stringMatching(/^No bucket/) },
  ]);
  for (const body of [{ hour: 24 }, { keep: 0 }, { keep: 61 }, { hour: 1.5 }])
    expect((await ask(change, body)).status).toBe(422);
  expect((await ask(read)).body.hour).toBe(3);
  expect((await db().operatorAct.findMany()).map(({ kind }) => kind)).toEqual([
    'backups_changed',
    'backups_changed',
  ]);
});

it('starts one in the background, once, and changes the schedule, after a proof', async () => {
  expect([(await ask(start)).status, (await ask(start)).status]).toEqual([204, 204]);
  expect((await ask(read)).body.isUnderWay).toBe(true);
  expect(await db().job.count({ where: { queue: 'backup' } })).toBe(1);
  await db().session.updateMany({ data: { provedAt: new Date(0) } });
  const refused = [await ask(start), await ask(change, { keep: 1 })];
  expect(refused.map(({ body }) => body.error.code)).toEqual(['proof_required', 'proof_required']);
});
