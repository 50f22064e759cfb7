import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call, type Handler } from '@/testing/api';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import { actingFor, buildEditor } from '@/testing/people';
import {
  exportOf,
  guideJson,
  importFile,
  names,
  send,
  workOffImports,
  zipOf,
} from '../../_testing/imports';
import { POST as decide } from '../projects/[id]/reviews/outcome/route';
import { GET as readReviews } from '../projects/[id]/reviews/route';
import { PATCH as change } from '../projects/[id]/route';
import { POST as undo } from './[importId]/undo/route';

// security: People
it('an undone import gives a draft back to those who had changed it, whoever undoes it', async () => {
  const owner = await buildCreator({ name: 'Olga' });
  const ana = await buildEditor(owner, { name: 'Ana' });
  const { id } = (await buildPublished({ creator: owner, steps: 2 })).project;
  await db().creator.update({ where: { uid: owner.uid }, data: { needsSecondPerson: true } });
  const published = await exportOf(owner);
  const as = (handler: Handler, options: object = {}) =>
    call(handler, { token: ana.token, params: { id }, headers: actingFor(owner), ...options });

  expect((await as(change, { method: 'PATCH', body: { name: 'By Ana' } })).status).toBe(200);
  // The draft is as readers have it: nobody has changed it.
  const { body } = await send(ana, published, { mode: 'replace' }, actingFor(owner));
  await workOffImports();
  expect((await as(readReviews)).body.changedBy).toEqual([]);
  await as(undo, { method: 'POST', params: { importId: body.id as string } });
  await workOffImports();

  expect(await db().project.findUnique({ where: { id } })).toMatchObject({ name: 'By Ana' });
  const { changedBy, digest } = (await as(readReviews)).body;
  expect(changedBy).toMatchObject([{ name: 'Ana' }]);
  const approval = await as(decide, { body: { outcome: 'approved', digest: digest as string } });
  expect(approval.body.error?.code).toBe('own_changes');
});

it('an undo waits while the owner of the workshop is suspended', async () => {
  const owner = await buildCreator();
  const done = await importFile(owner, await zipOf({ 'guide.json': guideJson() }));
  const params = { importId: done.id as string };
  await call(undo, { token: owner.token, method: 'POST', params });
  const suspend = (suspendedAt: Date | null) =>
    db().user.update({ where: { id: owner.actor.userId }, data: { suspendedAt } });
  await suspend(new Date());
  await workOffImports();
  await suspend(null);
  expect(await names(owner)).toEqual(['Shelf']);
  await untilDue();
  await workOffImports();
  expect(await names(owner)).toEqual([]);
});
