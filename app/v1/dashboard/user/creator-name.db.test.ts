import { beforeEach, describe, expect, it } from 'vitest';
import { sweepSearch } from '@/features/search/server/service';
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
    const searchFor = async (name: string) =>
      (await call(listPublic, { query: { name } })).body.results.map(
        (each: { projectUid: string }) => each.projectUid,
      );
    expect(await searchFor('Prado')).toEqual([project.projectUid]);
    const versionBefore = (await db().project.findUniqueOrThrow({ where: { id: project.id } }))
      .version;
    await profile({ name: 'Oficina Açaí', backgroundColor: '#123456' });
    expect([
      await searchFor('Prado'),
      await searchFor('acai'),
      await searchFor('oficina'),
      await searchFor('mud'),
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
      .$executeRaw`INSERT INTO project (id, project_uid, creator_id, name, head, type, languages, updated_at)
      SELECT gen_random_uuid(), 'copy' || n, ${creator.actor.creatorId}::uuid, 'Copy ' || n, p.head, 1, '{en}', now() FROM project AS p, generate_series(1, 1200) AS n WHERE p.id = ${project.id}::uuid`;
    expect((await profile({ name: 'Zenith' })).status).toBe(200);
    expect(await db().project.count({ where: { searchText: { endsWith: '\nzenith' } } })).toBe(
      1201,
    );
    expect((await db().project.findUniqueOrThrow({ where: { id: project.id } })).searchText).toBe(
      'plant shelf\nzenith',
    );
  });

  it('is found at once for fifty guides, and soon for more: the sweep renews the others', async () => {
    await buildPublished({ creator });
    await db().$executeRaw`
      INSERT INTO project SELECT (jsonb_populate_record(p, jsonb_build_object('id', md5(n::text)::uuid, 'project_uid', 'copy' || n))).*
      FROM project AS p, generate_series(2, 300) AS n`;
    await db().$executeRaw`
      INSERT INTO project_version SELECT (jsonb_populate_record(v, jsonb_build_object('project_id', md5(n::text)::uuid))).*
      FROM project_version AS v, generate_series(2, 300) AS n`;
    const searchFor = async (name: string) => (await call(listPublic, { query: { name } })).body;
    await sweepSearch();
    expect([(await searchFor('Prado')).totalResults, await db().searchDue.count()]).toEqual([
      300, 0,
    ]);
    expect((await profile({ name: 'Zenith' })).status).toBe(200);
    expect([(await searchFor('Zenith')).totalResults, await db().searchDue.count()]).toEqual([
      50, 250,
    ]);
    await sweepSearch();
    expect([(await searchFor('Zenith')).totalResults, await db().searchDue.count()]).toEqual([
      300, 0,
    ]);
    expect((await searchFor('Prado')).results).toEqual([]);
  });
});
