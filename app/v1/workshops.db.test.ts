import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildPublished,
  projectBody,
  type TestCreator,
} from '@/testing/database/factories';
import { addEditor } from '@/testing/database/workshops';
import { POST as addressOfAll } from './dashboard/export/route';
import { POST as addressOfOne } from './dashboard/projects/[id]/export/route';
import { POST as createProject } from './dashboard/projects/route';
import { GET as download } from './downloads/route';
import { POST as view } from './projects/[id]/view/route';

let owner: TestCreator;
let editor: TestCreator;
let uid: string;
beforeEach(async () => {
  [owner, editor] = [await buildCreator(), await buildCreator()];
  uid = (await buildPublished({ creator: owner })).project.projectUid;
  await buildPublished({ creator: editor });
  await addEditor(owner, editor);
});
const leave = () => db().membership.deleteMany({ where: { userId: editor.actor.userId } });

it('counts no view of the people who make a guide', async () => {
  const viewsOf = async (token: string | undefined, address: string) => {
    const { body } = await call(view, {
      method: 'POST',
      params: { id: uid },
      address,
      ...(token && { token }),
    });
    return body.views as number;
  };
  expect(await viewsOf(owner.token, '192.0.2.1')).toBe(0);
  expect(await viewsOf(editor.token, '192.0.2.2')).toBe(0);
  expect(await viewsOf((await buildCreator()).token, '192.0.2.3')).toBe(1);
  await leave();
  expect(await viewsOf(editor.token, '192.0.2.2')).toBe(2);
});

describe('a download in a browser', () => {
  const open = async (address: Awaited<ReturnType<typeof call>>) => {
    const token = new URL(address.body.url).searchParams.get('token') ?? '';
    const { status, body, headers } = await call(download, { query: { token } });
    return [status, body?.error?.code ?? headers.get('content-disposition')];
  };
  const as = () => ({
    token: editor.token,
    method: 'POST',
    headers: { [WORKSHOP_HEADER]: owner.uid },
  });

  it('is of the workshop for which its address was made', async () => {
    const one = await call(addressOfOne, { ...as(), params: { id: uid } });
    expect(await open(one)).toEqual([200, expect.stringContaining(uid)]);
    expect((await open(await call(addressOfAll, as())))[0]).toBe(200);
  });

  // security: 22
  it('opens nothing once the person has left the workshop', async () => {
    const addresses = [
      await call(addressOfOne, { ...as(), params: { id: uid } }),
      await call(addressOfAll, as()),
    ];
    await leave();
    for (const address of addresses) expect(await open(address)).toEqual([410, 'download_expired']);
  });
});

it('a key of one workshop does not answer for another', async () => {
  const create = (headers: Record<string, string>) =>
    call(createProject, {
      token: editor.token,
      body: projectBody(),
      headers: { 'idempotency-key': 'the-same-key-1234', ...headers },
    });
  const first = await create({});
  expect((await create({})).body).toEqual(first.body);
  const other = await create({ [WORKSHOP_HEADER]: owner.uid });
  expect([other.status, other.body.error?.code]).toEqual([409, 'idempotency_conflict']);
});
