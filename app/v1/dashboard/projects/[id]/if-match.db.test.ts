import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import { db } from '@/server/db/client';
import { call, type Handler } from '@/testing/api';
import { buildPublished, stepBody } from '@/testing/database/factories';
import type { RouteHandler } from '../../../_lib/route';
import { allCalls } from '../../../_testing/all-calls';
import { nameOf } from '../../../_testing/good-bodies';
import { GET as readPublic } from '../../../projects/[id]/route';
import { POST as view } from '../../../projects/[id]/view/route';
import { PATCH as archive } from './archive/route';
import { DELETE as discard } from './draft/route';
import { PATCH as publish } from './publish/route';
import { DELETE as remove, GET as read, PATCH as change } from './route';
import { POST as addStep } from './steps/route';
import { PATCH as unpublish } from './unpublish/route';
import { POST as publishVersion } from './versions/route';

let mine: Awaited<ReturnType<typeof buildPublished>>;
beforeEach(async () => {
  mine = await buildPublished();
});
const ask = (handler: Handler, method: string, options: Parameters<typeof call>[1] = {}) =>
  call(handler, {
    token: mine.creator.token,
    params: { id: mine.project.projectUid },
    method,
    ...options,
  });
const tagNow = async () => (await ask(read, 'GET')).headers.get('etag') ?? '';
const rename = (name: string, ifMatch: string | undefined, query: Record<string, string> = {}) =>
  ask(change, 'PATCH', {
    body: { name },
    query,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const nameNow = async () =>
  (await db().project.findUniqueOrThrow({ where: { id: mine.project.id } })).name;

describe("the tag of one's own project", () => {
  it('is strong, stays with views, and changes with every change of the project, its steps and its publication', async () => {
    const tags = [await tagNow()];
    expect(tags[0]).toMatch(/^"[\w-]{43}"$/);
    await ask(view, 'POST', { token: undefined });
    expect(await tagNow()).toBe(tags[0]);
    const changes: (() => Promise<unknown>)[] = [
      () => rename('Another', undefined),
      () => ask(addStep, 'POST', { body: stepBody('Sand') }),
      () => rename('Draft', undefined, { draft: 'true' }),
      () => ask(publish, 'PATCH'),
      () => ask(unpublish, 'PATCH'),
      () => ask(archive, 'PATCH'),
    ];
    for (const each of changes) {
      await each();
      tags.push(await tagNow());
    }
    expect(new Set(tags).size).toBe(changes.length + 1);
  });

  it('comes with each change, as the next read has it', async () => {
    const changes = [
      () => rename('Live', undefined),
      () => rename('Draft', undefined, { draft: 'true' }),
      () => rename('Draft', undefined, { draft: 'true' }),
      () => ask(discard, 'DELETE'),
      () => rename('Draft again', undefined, { draft: 'true' }),
      () => ask(publishVersion, 'POST', { body: { note: 'Clearer' } }),
      () => ask(publish, 'PATCH'),
      () => ask(unpublish, 'PATCH'),
      () => ask(publish, 'PATCH'),
      () => ask(archive, 'PATCH'),
    ];
    for (const [index, each] of changes.entries()) {
      const { headers, body } = await each();
      const { body: stored } = await ask(read, 'GET');
      expect(body, String(index)).toEqual(stored);
      expect(headers.get('etag'), String(index)).toBe(await tagNow());
    }
  });

  it('is another than that of the version that readers get, which a draft leaves as it is', async () => {
    const publicTag = async () => (await ask(readPublic, 'GET')).headers.get('etag');
    const [own, shown] = [await tagNow(), await publicTag()];
    expect(own).not.toBe(shown);
    await rename('Draft', own, { draft: 'true' });
    expect([await publicTag(), await tagNow()]).toEqual([shown, expect.not.stringContaining(own)]);
  });
});

describe('If-Match', () => {
  it('lets a change through with the tag, a list with it, or *, and without the header as before', async () => {
    expect((await rename('One', await tagNow())).status).toBe(200);
    expect((await rename('Two', `"other", ${await tagNow()}`)).status).toBe(200);
    expect((await rename('Three', '*')).status).toBe(200);
    expect((await rename('Four', undefined)).status).toBe(200);
  });

  it('refuses every other tag with the project as it is, and its tag; a weak one never matches', async () => {
    const old = await tagNow();
    await rename('Changed', undefined);
    const tag = await tagNow();
    for (const wrong of [old, `W/${tag}`, tag.slice(1, -1), '"a"', '']) {
      const { status, body, headers } = await rename('Lost', wrong);
      expect([status, body.error.code, headers.get('etag')], wrong).toEqual([
        412,
        'precondition_failed',
        tag,
      ]);
      expect((body.current as ProjectView).name).toBe('Changed');
    }
    expect(await nameNow()).toBe('Changed');
  });

  it('is asked of every call that its contract names, which changes nothing then', async () => {
    const tagged = (await allCalls()).filter(
      ({ handler, method }) => (handler as RouteHandler).contract?.isTagged && method !== 'GET',
    );
    const before = (await ask(read, 'GET')).body;
    for (const each of tagged) {
      const { status } = await ask(each.handler, each.method, {
        params: { id: mine.project.projectUid, number: '1' },
        headers: { 'if-match': '"old"' },
        ...(/DELETE|publish|archive|restore/.test(nameOf(each)) ? {} : { body: {} }),
      });
      expect(status, nameOf(each)).toBe(412);
    }
    expect((await ask(read, 'GET')).body).toEqual(before);
    expect(tagged.map(nameOf).sort()).toEqual([
      'DELETE dashboard/projects/[id]',
      'DELETE dashboard/projects/[id]/draft',
      'PATCH dashboard/projects/[id]',
      'PATCH dashboard/projects/[id]/archive',
      'PATCH dashboard/projects/[id]/publish',
      'PATCH dashboard/projects/[id]/unarchive',
      'PATCH dashboard/projects/[id]/unpublish',
      'POST dashboard/projects/[id]/bin/[itemId]/restore',
      'POST dashboard/projects/[id]/versions',
      'POST dashboard/projects/[id]/versions/[number]/restore',
      'POST dashboard/projects/[id]/versions/[number]/steps/[stepId]/restore',
    ]);
  });

  it('lets exactly one of many concurrent writers with the same tag through, whatever they write', async () => {
    const tag = await tagNow();
    const headers = { 'if-match': tag };
    const answers = await Promise.all([
      ...['A', 'B', 'C'].map((name) => rename(name, tag)),
      ...['D', 'E'].map((name) => rename(name, tag, { draft: 'true' })),
      ask(unpublish, 'PATCH', { headers }),
      ask(remove, 'DELETE', { headers }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    // Requests after the deletion get 404.
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.every((status) => status < 300 || [404, 412].includes(status))).toBe(true);
  });

  it('is 404 for a project of another creator, also with *', async () => {
    const other = await buildPublished();
    const answer = await call(change, {
      method: 'PATCH',
      token: other.creator.token,
      params: { id: mine.project.projectUid },
      body: { name: 'Theirs' },
      headers: { 'if-match': '*' },
    });
    expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
  });
});
