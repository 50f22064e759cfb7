import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildPublished, type TestCreator } from '@/testing/database/factories';
import { GET as listPublic } from '../../projects/route';
import { GET as readPublic } from '../../projects/[id]/route';
import { PATCH } from './route';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator({ name: 'Ana Prado', email: 'Ana@makerstep.example' });
});
const patch = (body: unknown, token = creator.token) =>
  call(PATCH, { method: 'PATCH', body, token });
const profile = (fields: unknown) => patch({ creator: fields });

describe('the new name of a creator', () => {
  it('appears in public responses, and search finds the creator by the new name only', async () => {
    const { project } = await buildPublished({
      creator,
      name: 'Clay pot',
      ref: 'CP-1',
      tags: ['mud'],
    });
    const other = await buildPublished({ name: 'Shelf' });
    const found = async (name: string) =>
      (await call(listPublic, { query: { name } })).body.results.map(
        (each: { projectUid: string }) => each.projectUid,
      );
    expect(await found('Prado')).toEqual([project.projectUid]);
    const versionBefore = (await db().project.findUniqueOrThrow({ where: { id: project.id } }))
      .version;
    await profile({ name: 'Oficina Açaí', backgroundColor: '#123456' });
    expect([
      await found('Prado'),
      await found('acai'),
      await found('oficina'),
      await found('mud'),
    ]).toEqual([[], [project.projectUid], [project.projectUid], [project.projectUid]]);
    expect(
      (await call(readPublic, { params: { id: project.projectUid } })).body.creator,
    ).toMatchObject({ name: 'Oficina Açaí', backgroundColor: '#123456' });
    expect((await db().project.findUniqueOrThrow({ where: { id: project.id } })).version).toBe(
      versionBefore,
    );
    expect(
      (await call(readPublic, { params: { id: other.project.projectUid } })).body.creator.name,
    ).toBe('Mika Maker');
  });

  it('renames a creator of many guides at once', async () => {
    const { project } = await buildPublished({ creator });
    await db()
      .$executeRaw`INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, languages, updated_at)
      SELECT gen_random_uuid(), 'copy' || n, ${creator.actor.creatorId}::uuid, 'Copy ' || n, 5, 1, '{en}', now() FROM generate_series(1, 1200) AS n`;
    expect((await profile({ name: 'Zenith' })).status).toBe(200);
    expect(await db().project.count({ where: { searchText: { endsWith: '\nzenith' } } })).toBe(
      1201,
    );
    expect((await db().project.findUniqueOrThrow({ where: { id: project.id } })).searchText).toBe(
      'plant shelf\nzenith',
    );
  });
});
