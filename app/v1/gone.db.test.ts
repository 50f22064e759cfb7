import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { removeAccountOf } from '@/features/account/server/deletion';
import { replayDeletions } from '@/features/account/server/replay';
import {
  archiveProject,
  publishProject,
  unpublishProject,
} from '@/features/projects/server/publication';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { enforceTakenDown, putBack } from '@/features/projects/server/takedown/service';
import { restoreOwnedProject, sweepTrash } from '@/features/projects/server/trash/service';
import { inTransaction } from '@/server/db/client';
import { call, type Handler } from '@/testing/api';
import {
  buildCreator,
  buildProject,
  buildPublished,
  type TestCreator,
} from '@/testing/database/factories';
import { GET as ownGone } from './dashboard/projects/gone/route';
import { GET as publicGone } from './projects/gone/route';

const DAY_MS = 24 * 60 * 60_000;

let creator: TestCreator;
beforeEach(async () => {
  await db().project.deleteMany();
  await db().projectTombstone.deleteMany();
  creator = await buildCreator();
});

type Gone = { id: string; projectUid: string; goneAt: string };
const read = (handler: Handler, query: Record<string, string> = {}) =>
  call(handler, { token: creator.token, query, path: '/v1/some/gone' });
const uids = async (handler: Handler, query: Record<string, string> = {}) =>
  ((await read(handler, query)).body.results as Gone[]).map(({ projectUid }) => projectUid);
const published = async () => (await buildPublished({ creator })).project;
const next = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];

type Act = (id: string) => Promise<unknown>;
const GOING: [what: string, go: Act, comeBack?: Act][] = [
  ['unpublished', (id) => unpublishProject(creator.actor, id)],
  ['archived', (id) => archiveProject(creator.actor, id)],
  [
    'made private',
    (id) => updateOwnedProject(creator.actor, id, { type: 2 }),
    (id) => updateOwnedProject(creator.actor, id, { type: 1 }),
  ],
  ['taken down', (id) => enforceTakenDown(id, 'x'), (id) => inTransaction(() => putBack(id))],
  [
    'deleted',
    (id) => deleteOwnedProject(creator.actor, id),
    async (id) => {
      await restoreOwnedProject(creator.actor, id);
      await publishProject(creator.actor, id);
    },
  ],
  ['deleted by a script', (id) => db().project.delete({ where: { id } })],
  ['deleted again after a restore', replayOf('project')],
  ['unpublished again after a restore', replayOf('unpublished')],
];
function replayOf(kind: 'project' | 'unpublished'): Act {
  const at = new Date().toISOString();
  return (id) => replayDeletions([{ at, kind, id, isUndone: false }], at);
}

describe('what has gone from the public list', () => {
  // security: Tombstones
  it.each(GOING)('names a guide that was %s, with its ids only', async (_, go, comeBack) => {
    const { id, projectUid } = await published();
    const before = Date.now();
    await go(id);
    const { status, body } = await read(publicGone);
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [{ id, projectUid, goneAt: expect.any(String) }],
      totalResults: 1,
    });
    expect(Date.parse(body.results[0].goneAt)).toBeGreaterThanOrEqual(before - 1000);
    await comeBack?.(id);
    if (comeBack) expect(await uids(publicGone)).toEqual([]);
  });

  // security: Tombstones
  it('never names a draft or a private guide', async () => {
    const { project: draft } = await buildProject({ creator });
    const { id } = await published();
    await updateOwnedProject(creator.actor, id, { type: 2 });
    await db().projectTombstone.deleteMany();
    for (const hidden of [draft.id, id]) {
      await archiveProject(creator.actor, hidden);
      await deleteOwnedProject(creator.actor, hidden);
      await restoreOwnedProject(creator.actor, hidden);
      await deleteOwnedProject(creator.actor, hidden);
    }
    await sweepTrash(new Date(Date.now() + DAY_MS));
    expect(await uids(publicGone)).toEqual([]);
    expect((await uids(ownGone)).length).toBe(2);
  });

  // security: Tombstones
  it('keeps only ids of the guides of a deleted account', async () => {
    const listed = await published();
    const trashed = await published();
    await deleteOwnedProject(creator.actor, trashed.id);
    await inTransaction(() => removeAccountOf(creator.actor.userId));
    const rows = await db().projectTombstone.findMany();
    expect(rows.map(({ creatorId }) => creatorId)).toEqual([null, null]);
    expect((await uids(publicGone)).sort()).toEqual(
      [listed, trashed].map((p) => p.projectUid).sort(),
    );
  });

  it('takes the time of the last time it went', async () => {
    const { id } = await published();
    await unpublishProject(creator.actor, id);
    await db().$executeRaw`UPDATE project_tombstone SET unlisted_at = '2026-01-01'`;
    await publishProject(creator.actor, id);
    await unpublishProject(creator.actor, id);
    const [gone] = (await read(publicGone)).body.results as Gone[];
    expect(gone && gone.goneAt > '2026-01-02').toBe(true);
    // Archived and deleted later, it had gone already.
    await archiveProject(creator.actor, id);
    await deleteOwnedProject(creator.actor, id);
    expect((await read(publicGone)).body.results).toEqual([gone]);
  });
});

describe("what has gone from one's own list", () => {
  it('names deleted guides also after they are deleted for good, and no restored ones', async () => {
    const [draft, restored] = [(await buildProject({ creator })).project, await published()];
    for (const { id } of [draft, restored]) await deleteOwnedProject(creator.actor, id);
    expect((await uids(ownGone)).length).toBe(2);
    const before = (await read(ownGone)).body.results[0];
    await restoreOwnedProject(creator.actor, restored.id);
    await sweepTrash(new Date(Date.now() + DAY_MS));
    expect((await read(ownGone)).body.results).toEqual([before]);
  });

  // security: Tombstones
  it('does not name guides of others, nor what is only hidden from readers', async () => {
    const { id } = await published();
    await archiveProject(creator.actor, id);
    const other = await buildCreator();
    await deleteOwnedProject(other.actor, (await buildProject({ creator: other })).project.id);
    expect(await uids(ownGone)).toEqual([]);
    expect((await call(ownGone, { path: '/v1/some/gone' })).status).toBe(401);
  });
});

describe.each([
  ['public', publicGone],
  ['own', ownGone],
] as [string, Handler][])('the %s list of what has gone', (_, handler) => {
  const goneAtOnce = async (count: number) => {
    const gone: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const { id, projectUid } = await published();
      await deleteOwnedProject(creator.actor, id);
      gone.push(projectUid);
    }
    await db().$executeRaw`
      UPDATE project_tombstone SET unlisted_at = '2026-01-01', removed_at = '2026-01-01'`;
    return gone;
  };

  it('is followed without a gap while guides go and come back, however many have one time', async () => {
    const gone = await goneAtOnce(5);
    const late = await published();
    const seen: string[] = [];
    let query: Record<string, string> | undefined = { limit: '2' };
    while (query) {
      const { body, headers } = await read(handler, query);
      seen.push(...(body.results as Gone[]).map(({ projectUid }) => projectUid));
      if (seen.length === 2) {
        const first = await db().project.findUniqueOrThrow({
          where: { projectUid: seen[0] as string },
        });
        await restoreOwnedProject(creator.actor, first.id);
        await publishProject(creator.actor, first.id);
        await deleteOwnedProject(creator.actor, late.id);
      }
      const link = next(headers);
      query = link ? Object.fromEntries(new URL(link).searchParams) : undefined;
    }
    expect(seen.sort()).toEqual([...gone, late.projectUid].sort());
  });

  it('has only what has gone since a time, that moment included', async () => {
    const [first = ''] = await goneAtOnce(1);
    const since = (goneSince: string) => uids(handler, { goneSince });
    expect(await since('2025-12-31T19:00:00-05:00')).toEqual([first]);
    expect(await since('2026-01-01T00:00:00.001Z')).toEqual([]);
  });

  it('forgets after 90 days', async () => {
    await goneAtOnce(2);
    await sweepTrash(new Date(Date.now() + 89 * DAY_MS));
    expect((await uids(handler)).length).toBe(2);
    await sweepTrash(new Date(Date.now() + 91 * DAY_MS));
    expect(await uids(handler)).toEqual([]);
  });

  it.each([
    [{ goneSince: 'yesterday' }, 'goneSince'],
    [{ goneSince: '0001-01-01T00:00:00+14:00' }, 'goneSince'],
    [{ after: '01900000-0000-7000-8000-000000000000' }, 'after'],
    [{ goneSince: '2026-01-01T00:00:00Z', after: 'x' }, 'after'],
    [{ page: '0' }, 'page'],
  ])('refuses %j at its field', async (query, field) => {
    const { status, body } = await read(handler, query as Record<string, string>);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
  });
});
