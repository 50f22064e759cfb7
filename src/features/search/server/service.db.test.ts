import { publishRows, rewriteHead } from '@/testing/database/stored-items';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildFeedback,
  buildProject,
  buildPublished,
  stepBody,
  texts,
} from '@/testing/database/factories';
import { DELETE as deleteUser, PATCH as patchUser } from '../../../../app/v1/dashboard/user/route';
import { POST as sendFeedback } from '../../../../app/v1/projects/[id]/feedback/route';
import { duplicateProject } from '@/features/projects/server/duplicate';
import {
  archiveProject,
  publishProject,
  unarchiveProject,
  unpublishProject,
} from '@/features/projects/server/publication';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import {
  addStep,
  duplicateStep,
  removeStep,
  updateStep,
} from '@/features/projects/server/steps/service';
import { restoreOwnedProject, restoreStep } from '@/features/projects/server/trash/service';
import { SEARCH_VERSION } from '../model/search-document';
import { refreshRatings, sweepSearch } from './service';

const has = async (projectId: string, word: string) => {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM project_search WHERE project_id = ${projectId}::uuid AND words @@ plainto_tsquery('simple', ${word})`;
  return row?.count === 1;
};
const isThere = async (projectId: string) =>
  (await db().projectSearch.count({ where: { projectId } })) === 1;
const countOf = async (word: string) =>
  (await db().searchWord.findUnique({ where: { word } }))?.projects ?? 0;
const ratingOf = async (projectId: string) =>
  (await db().projectSearch.findUniqueOrThrow({ where: { projectId } })).rating;
const sweep = async () => {
  while (!(await sweepSearch()));
};

describe('the search row of a project', () => {
  it('exists exactly while the project is listed', async () => {
    const {
      creator,
      project: { id },
    } = await buildProject({ steps: 1 });
    const { actor } = creator;
    const states: [() => Promise<unknown>, boolean][] = [
      [() => updateOwnedProject(actor, id, { name: 'Draft' }), false],
      [() => publishProject(actor, id), true],
      [() => updateOwnedProject(actor, id, { type: 2 }), false],
      [() => updateOwnedProject(actor, id, { type: 1 }), true],
      [() => unpublishProject(actor, id), false],
      [() => publishProject(actor, id), true],
      [() => archiveProject(actor, id), false],
      [() => unarchiveProject(actor, id), false],
      [() => publishProject(actor, id), true],
      [() => deleteOwnedProject(actor, id), false],
      [() => restoreOwnedProject(actor, id), false],
      [() => publishProject(actor, id), true],
    ];
    for (const [change, listed] of states) {
      await change();
      expect(await isThere(id)).toBe(listed);
    }
    const copy = await duplicateProject(actor, id, 'en');
    expect(await isThere(copy.id)).toBe(false);
    await publishProject(actor, copy.id);
    expect(await has(copy.id, 'copy')).toBe(true);
    await call(deleteUser, {
      method: 'DELETE',
      token: creator.token,
      body: { currentPassword: BUILT_PASSWORD },
    });
    expect(await db().projectSearch.count()).toBe(0);
  });

  it('follows the texts in further languages, also when a script changes them', async () => {
    const { creator, project } = await buildPublished({
      name: 'Estante',
      languages: ['pt-BR', 'en'],
      names: [{ lang: 'en', value: 'Bookcase' }],
    });
    expect(await has(project.id, 'bookcase')).toBe(true);
    await updateOwnedProject(creator.actor, project.id, {
      names: [{ lang: 'en', value: 'Shelving' }],
      tagLists: [{ lang: 'en', values: ['oakwood'] }],
    });
    expect([
      await has(project.id, 'bookcase'),
      await has(project.id, 'shelving'),
      await has(project.id, 'oakwood'),
    ]).toEqual([false, true, true]);
    await rewriteHead(project.id, {
      name: [...texts('Estante', ['pt-BR']), ...texts('Sideboard')],
    });
    await sweep();
    expect([await has(project.id, 'shelving'), await has(project.id, 'sideboard')]).toEqual([
      false,
      true,
    ]);
  });

  it('follows the titles of steps: added, changed, duplicated, removed and restored', async () => {
    const {
      creator: { actor },
      project: { id },
    } = await buildPublished();
    const step = await addStep(actor, id, stepBody('Quench'));
    expect(await has(id, 'quench')).toBe(true);
    await updateStep(actor, id, step.id, { name: texts('Temper') });
    expect([await has(id, 'quench'), await has(id, 'temper')]).toEqual([false, true]);
    const { id: double } = await duplicateStep(actor, id, step.id);
    await removeStep(actor, id, step.id);
    expect(await has(id, 'temper')).toBe(true);
    await removeStep(actor, id, double);
    expect(await has(id, 'temper')).toBe(false);
    await restoreStep(actor, id, step.id);
    expect(await has(id, 'temper')).toBe(true);
    expect(await db().searchDue.count()).toBe(0);
  });

  it('follows the lines of steps, in every language', async () => {
    const {
      creator: { actor },
      project: { id, steps },
    } = await buildPublished({ languages: ['en', 'pt-BR'] });
    const text = [...texts('**Sulphuric**'), { lang: 'pt-BR' as const, value: 'Contém ácido' }];
    await updateStep(actor, id, steps[0]?.id ?? '', { lines: [{ kind: 'danger', text }] });
    expect([await has(id, 'sulphuric'), await has(id, 'contem')]).toEqual([true, true]);
    await updateStep(actor, id, steps[0]?.id ?? '', { lines: [] });
    expect(await has(id, 'sulphuric')).toBe(false);
  });

  it('follows the creator’s name', async () => {
    const { creator, project } = await buildPublished();
    await call(patchUser, {
      method: 'PATCH',
      token: creator.token,
      body: { creator: { name: 'Quillon Works' } },
    });
    expect(await has(project.id, 'quillon')).toBe(true);
    expect(await has(project.id, 'mika')).toBe(false);
  });
});

describe('the sweep', () => {
  it('adds rows for changes by a script', async () => {
    const {
      creator,
      project: { id },
    } = await buildPublished({ name: 'Older' });
    await rewriteHead(id, { name: texts('Newer') });
    const fresh = await buildProject({ creator, name: 'Fresh', steps: 1 });
    await db().project.update({
      where: { id: fresh.project.id },
      data: { status: 2, isListed: true },
    });
    await publishRows();
    await db().creator.update({
      where: { id: creator.actor.creatorId },
      data: { name: 'Renamed' },
    });
    await sweep();
    expect([
      await has(id, 'newer renamed'),
      await has(fresh.project.id, 'fresh renamed'),
      await db().searchDue.count(),
    ]).toEqual([true, true, 0]);
    await db().project.update({ where: { id }, data: { status: 1, isListed: false } });
    expect(await isThere(id)).toBe(false);
  });

  it('rebuilds missing and outdated rows, and then has nothing to do', async () => {
    const [{ project: missing }, { project: old }, { project: good }] = [
      await buildPublished({ name: 'Missing' }),
      await buildPublished({ name: 'Old' }),
      await buildPublished({ name: 'Good' }),
    ];
    await db().projectSearch.delete({ where: { projectId: missing.id } });
    await db().projectSearch.update({
      where: { projectId: old.id },
      data: { version: SEARCH_VERSION - 1, nameKey: 'x' },
    });
    await sweep();
    expect([
      await has(missing.id, 'missing'),
      (await db().projectSearch.findUniqueOrThrow({ where: { projectId: old.id } })).nameKey,
      await isThere(good.id),
    ]).toEqual([true, 'old', true]);
    expect(await db().setting.findUniqueOrThrow({ where: { key: 'search_walk' } })).toMatchObject({
      value: { version: SEARCH_VERSION },
    });
    expect(await sweepSearch()).toBe(true);
  });

  it('skips projects that are being changed', async () => {
    const {
      project: { id },
    } = await buildPublished({ name: 'Busy' });
    await sweep();
    await rewriteHead(id, { name: texts('Changed') });
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    await other.query('BEGIN');
    await other.query('UPDATE project SET views = 3 WHERE id = $1', [id]);
    await sweepSearch();
    expect(await db().searchDue.count()).toBe(1);
    await other.query('COMMIT');
    await other.end();
    await sweep();
    expect([await has(id, 'changed'), await db().searchDue.count()]).toEqual([true, 0]);
  });
});

describe('the dictionary', () => {
  it('contains the words of listed projects, counted once per project, and drops unused ones', async () => {
    const { creator, project } = await buildPublished({
      name: 'Quenching quenching',
      tags: ['quenching'],
    });
    await buildPublished({ creator, name: 'Quenching again' });
    await buildPublished({ creator, name: 'Secretword', type: 2 });
    expect([
      await countOf('quenching'),
      await countOf('again'),
      await countOf('secretword'),
    ]).toEqual([2, 1, 0]);
    await updateOwnedProject(creator.actor, project.id, { name: 'Tempering', tags: [] });
    expect([await countOf('quenching'), await countOf('tempering')]).toEqual([1, 1]);
    await unpublishProject(creator.actor, project.id);
    await sweep();
    expect(await db().searchWord.findUnique({ where: { word: 'tempering' } })).toBeNull();
    expect(await db().searchWordChange.count()).toBe(0);
  });
});

describe('ratings', () => {
  const rate = (id: string, rating: number) =>
    call(sendFeedback, { method: 'POST', params: { id }, body: { rating, difficulty: 3 } });

  it('follow feedback and its deletion, and one good rating does not lead', async () => {
    const { creator, project: loved } = await buildPublished({ name: 'Loved' });
    const { project: single } = await buildPublished({ creator, name: 'Single' });
    const unrated = await ratingOf(single.id);
    expect((await rate(single.id, 5)).status).toBe(201);
    for (let reader = 0; reader < 8; reader += 1)
      await buildFeedback(loved.id, { ratingHalves: 9 });
    await refreshRatings();
    expect(await ratingOf(single.id)).toBeGreaterThan(unrated);
    expect(await ratingOf(loved.id)).toBeGreaterThan(await ratingOf(single.id));
    await db().feedback.deleteMany({ where: { projectId: single.id } });
    await refreshRatings();
    expect(await ratingOf(single.id)).toBeCloseTo(unrated);
  });

  it('are kept when a project returns to the list', async () => {
    const {
      creator: { actor },
      project: { id },
    } = await buildPublished();
    await buildFeedback(id, { ratingHalves: 10 });
    await refreshRatings();
    const rated = await ratingOf(id);
    await unpublishProject(actor, id);
    await buildFeedback(id, { ratingHalves: 10 });
    await refreshRatings();
    await publishProject(actor, id);
    expect(await ratingOf(id)).toBeGreaterThan(rated);
  });

  it('lose nothing under concurrent ratings of one project', async () => {
    const {
      project: { id },
    } = await buildPublished();
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        await buildFeedback(id, { ratingHalves: 10 });
        await refreshRatings();
      }),
    );
    await sweep();
    expect(await db().projectRating.findUniqueOrThrow({ where: { projectId: id } })).toMatchObject({
      halves: 400,
      readers: 40,
    });
    expect(await ratingOf(id)).toBeCloseTo((400 + 35) / 45);
  });
});
