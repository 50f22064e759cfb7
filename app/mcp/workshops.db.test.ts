import { expect, it } from 'vitest';
import { mintActor } from '@/features/auth/server/actor';
import { db } from '@/server/db/client';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { call } from '@/testing/api';
import { buildCreator, buildPublished, buildToken } from '@/testing/database/factories';
import { addEditor } from '@/testing/people';
import { connect, use } from './_testing/connect';
import { POST } from './route';

// security: Programs
it('an assistant with a token of another workshop works in that workshop only, while its person may', async () => {
  const [owner, editor] = [await buildCreator(), await buildCreator()];
  const shared = (await buildPublished({ creator: owner, steps: 1 })).project;
  const own = (await buildPublished({ creator: editor, steps: 1 })).project;
  await addEditor(owner, editor);
  const { creatorId } = owner.actor;
  const actor = mintActor({ ...editor.actor, creatorId, role: 'editor' });
  const { token } = await buildToken({ ...editor, actor }, ['write'], 'Assistant');
  const client = await connect(token);

  const { text } = await use(client, 'my_guides');
  expect([text.includes(shared.projectUid), text.includes(own.projectUid)]).toEqual([true, false]);
  expect((await use(client, 'read_draft', { uid: own.projectUid })).isError).toBe(true);
  const change = { lang: 'en', texts: [{ id: 'project.name', value: 'Changed' }] };
  expect((await use(client, 'change_texts', { uid: own.projectUid, ...change })).isError).toBe(
    true,
  );
  await use(client, 'change_texts', { uid: shared.projectUid, ...change });
  await use(client, 'create_guide', { name: 'New', languages: ['en'] });
  expect(
    await db().project.findMany({
      where: { creatorId },
      select: { via: true },
      orderBy: { createdAt: 'asc' },
    }),
  ).toEqual([{ via: 'mcp: Assistant' }, { via: 'mcp: Assistant' }]);
  expect(await db().project.count({ where: { creatorId: editor.actor.creatorId } })).toBe(1);

  await db().membership.deleteMany({ where: { userId: editor.actor.userId } });
  const answer = await call(POST, {
    path: '/mcp',
    body: { jsonrpc: '2.0', id: 1, method: 'ping' },
    headers: {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
      [WORKSHOP_HEADER]: editor.uid,
    },
  });
  expect(answer.status).toBe(401);
});
