import { expect, it } from 'vitest';
import { GET, PATCH } from '../dashboard/projects/[id]/route';
import { db } from '@/server/db/client';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { call } from '@/testing/api';
import { buildCreator, buildPublished } from '@/testing/database/factories';

it('answers a removed person that the workshop of the page is lost, and takes no other guide from them', async () => {
  const [ana, bia] = [await buildCreator({ name: 'Ana' }), await buildCreator({ name: 'Bia' })];
  const theirs = await buildPublished({ creator: ana });
  const own = await buildPublished({ creator: bia });
  const member = { creatorId_userId: { creatorId: ana.actor.creatorId, userId: bia.actor.userId } };
  await db().membership.create({ data: { ...member.creatorId_userId, role: 'editor' } });
  const codeFor = async (handler: typeof GET, id: string, body?: object) => {
    const answer = await call(handler, {
      token: bia.token,
      params: { id },
      headers: { [WORKSHOP_HEADER]: ana.uid },
      ...(body ? { method: 'PATCH', body } : {}),
    });
    return answer.body?.error?.code ?? answer.status;
  };
  const name = { name: 'Changed' };
  expect(await codeFor(GET, theirs.project.projectUid)).toBe(200);
  expect(await codeFor(GET, own.project.projectUid)).toBe(200);
  await db().membership.delete({ where: member });
  expect(await codeFor(GET, theirs.project.projectUid)).toBe('workshop_not_found');
  expect(await codeFor(PATCH, theirs.project.projectUid, name)).toBe('workshop_not_found');
  expect(await codeFor(GET, own.project.projectUid)).toBe(200);
});
