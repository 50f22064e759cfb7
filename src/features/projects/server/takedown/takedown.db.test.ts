import { beforeEach, describe, expect, it } from 'vitest';
import { readDeletions } from '@/features/account/server/journal/journal';
import { db, inTransaction } from '@/server/db/client';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { call } from '@/testing/api';
import { buildPublished, type TestCreator } from '@/testing/database/factories';
import { journal, withBackups } from '@/testing/database/replay';
import { isMissingPage, isTakenDownPage } from '@/features/reader/server/missing-page';
import { replayDeletions } from '@/features/account/server/replay';
import { GET as list } from '../../../../../app/v1/projects/route';
import { GET as readPublic } from '../../../../../app/v1/projects/[id]/route';
import { GET as oembed } from '../../../../../app/v1/oembed/route';
import { POST as answer } from '../../../../../app/v1/dashboard/projects/[id]/answer/route';
import { POST as duplicate } from '../../../../../app/v1/dashboard/projects/[id]/duplicate/route';
import { POST as preview } from '../../../../../app/v1/dashboard/projects/[id]/preview/route';
import { PATCH as archive } from '../../../../../app/v1/dashboard/projects/[id]/archive/route';
import { PATCH as publish } from '../../../../../app/v1/dashboard/projects/[id]/publish/route';
import { POST as publishVersion } from '../../../../../app/v1/dashboard/projects/[id]/versions/route';
import { GET as listOwn } from '../../../../../app/v1/dashboard/projects/route';
import { GET as read } from '../../../../../app/v1/dashboard/projects/[id]/route';
import { openPreview, renewPreviewLink } from '../preview/service';
import { updateOwnedProject } from '../service';
import { putBack, takeDown } from './service';

const REASON = 'It copies a manual.';
const down = (id: string) => inTransaction(() => takeDown(id, REASON));
const back = (id: string) => inTransaction(() => putBack(id));
const own = (handler: Parameters<typeof call>[0], creator: TestCreator, id: string, rest = {}) =>
  call(handler, { token: creator.token, params: { id }, ...rest });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.error?.code];

withBackups();
beforeEach(async () => {
  await db().rateLimit.deleteMany();
});

describe('a guide that was taken down', () => {
  // security: Take-downs
  it('is gone for readers, and its address says why', async () => {
    const { creator, project } = await buildPublished();
    const uid = project.projectUid;
    const { url } = await renewPreviewLink(creator.actor, uid);
    expect(await down(uid)).toBe(true);
    expect(await down(uid), 'again').toBe(false);
    for (const id of [uid, project.id])
      expect(codeOf(await call(readPublic, { params: { id } }))).toEqual([
        410,
        'project_taken_down',
      ]);
    const address = `http://localhost:3000/p/${uid}`;
    expect(codeOf(await call(oembed, { query: { url: address } }))).toEqual([
      410,
      'project_taken_down',
    ]);
    expect((await call(list)).body.results).toEqual([]);
    for (const page of ['', '/s/1', '/finished', '/embed'])
      expect([
        await isMissingPage(`/p/${uid}${page}`, '192.0.2.1'),
        await isTakenDownPage(`/p/${uid}${page}`),
      ]).toEqual([true, true]);
    expect(await isTakenDownPage('/p/zzzzzzzzzzzz')).toBe(false);
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    expect(await openPreview(token, visitorKey('192.0.2.1'))).toBeUndefined();
  });

  // security: Take-downs
  it('cannot be shown again by its creator, who sees the reason and answers once', async () => {
    const { creator, project } = await buildPublished();
    const { id } = project;
    await down(id);
    const patch = { method: 'PATCH' };
    for (const refused of [
      await own(publish, creator, id, patch),
      await own(publishVersion, creator, id, { body: {} }),
      await own(duplicate, creator, id, { method: 'POST' }),
      await own(preview, creator, id, { method: 'POST' }),
    ])
      expect(codeOf(refused)).toEqual([409, 'taken_down']);
    await updateOwnedProject(creator.actor, id, { name: 'Without the manual', type: 2 });
    expect((await own(read, creator, id)).body).toMatchObject({
      status: 1,
      takenDownAt: expect.any(String),
      statement: { kind: 'takeDown', reason: REASON, answer: null, answeredAt: null },
    });
    expect((await call(listOwn, { token: creator.token })).body.results).toMatchObject([
      { statement: { kind: 'takeDown', reason: REASON } },
    ]);
    const reply = { body: { message: 'I wrote it myself.' } };
    expect((await own(answer, creator, id, reply)).body.statement).toMatchObject({
      answer: 'I wrote it myself.',
    });
    expect(codeOf(await own(answer, creator, id, reply))).toEqual([409, 'already_answered']);
    const other = await buildPublished({ creator });
    expect(codeOf(await own(answer, creator, other.project.id, reply))).toEqual([404, 'not_found']);
    await expect(
      db().project.update({ where: { id }, data: { status: 2 } }),
      'not even by a script',
    ).rejects.toThrow();
  });

  it('comes back as it was when it is put back', async () => {
    const { creator, project } = await buildPublished();
    const { id } = project;
    await down(id);
    expect(await back(id)).toBe(true);
    expect(await back(id), 'again').toBe(false);
    expect((await call(readPublic, { params: { id } })).status).toBe(200);
    expect((await call(list)).body.results).toHaveLength(1);
    expect((await own(read, creator, id)).body).toMatchObject({
      status: 2,
      takenDownAt: null,
      statement: null,
    });
    await down(id);
    await own(archive, creator, id, { method: 'PATCH' });
    await back(id);
    expect((await own(read, creator, id)).body.status, 'archived meanwhile').toBe(3);
    await down(id);
    expect((await own(read, creator, id)).body.status, 'archived before').toBe(3);
  });

  // security: Take-downs
  it('stays so after the restore of a backup, unless it was put back', async () => {
    const [gone, returned] = [await buildPublished(), await buildPublished()];
    for (const { project } of [gone, returned]) await down(project.id);
    await back(returned.project.id);
    const deletions = await readDeletions([journal()]);
    // As in a backup from before.
    await db().guideStatement.deleteMany();
    await db().project.updateMany({ data: { takenDownAt: null } });
    await db().project.updateMany({ data: { status: 2, isListed: true } });
    expect(await replayDeletions(deletions, new Date(Date.now() + 3_600_000).toISOString())).toBe(
      1,
    );
    expect(codeOf(await call(readPublic, { params: { id: gone.project.id } }))).toEqual([
      410,
      'project_taken_down',
    ]);
    expect((await own(read, gone.creator, gone.project.id)).body.statement.reason).toBe(REASON);
    expect((await call(readPublic, { params: { id: returned.project.id } })).status).toBe(200);
    expect(await replayDeletions(deletions, new Date().toISOString()), 'once more').toBe(0);
  });
});
