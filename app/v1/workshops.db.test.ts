import { beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildPublished,
  projectBody,
  type TestCreator,
} from '@/testing/database/factories';
import { addEditor } from '@/testing/people';
import { POST as createProject } from './dashboard/projects/route';
import { POST as view } from './projects/[id]/view/route';

let owner: TestCreator;
let editor: TestCreator;
let uid: string;
beforeEach(async () => {
  [owner, editor] = [await buildCreator(), await buildCreator()];
  uid = (await buildPublished({ creator: owner })).project.projectUid;
  await addEditor(owner, editor);
});

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
  await db().membership.deleteMany();
  expect(await viewsOf(editor.token, '192.0.2.2')).toBe(2);
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
