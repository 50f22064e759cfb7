import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { addStep, updateStep } from '@/features/projects/server/steps/service';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { readOverview } from '@/features/projects/server/overview/service';
import { buildCreator, buildProject, stepBody } from '@/testing/database/factories';
import { upload } from '../../_testing/uploads';
import { GET as list } from './route';
import { PATCH as archive } from './[id]/archive/route';
import { PATCH as change } from './[id]/route';

describe('GET /v1/dashboard/projects', () => {
  const namesOf = async (token: string, query: Record<string, string> | string = {}) => {
    const { body } = await call(list, { token, query });
    return [body.totalResults, body.results.map((project: { name: string }) => project.name)];
  };

  it("lists only the creator's own, all but archived, newest first, and filters by status", async () => {
    const creator = await buildCreator();
    await buildProject({ name: 'Foreign' });
    await buildProject({ creator, name: 'Draft' });
    await buildProject({ creator, name: 'Out', steps: 1, isPublished: true });
    const { project } = await buildProject({ creator, name: 'Old' });
    await call(archive, { token: creator.token, params: { id: project.id }, method: 'PATCH' });
    expect(await namesOf(creator.token)).toEqual([2, ['Out', 'Draft']]);
    expect(await namesOf(creator.token, { status: 'published' })).toEqual([1, ['Out']]);
    expect(await namesOf(creator.token, { status: 'unpublished' })).toEqual([1, ['Draft']]);
    expect(await namesOf(creator.token, { status: 'archived' })).toEqual([1, ['Old']]);
    expect(await namesOf(creator.token, { status: 'all', sortBy: 'createdAt:asc' })).toEqual([
      3,
      ['Draft', 'Out', 'Old'],
    ]);
  });

  it('pages by ten by default; past the end it is empty with the right total', async () => {
    const creator = await buildCreator();
    for (let number = 1; number <= 12; number += 1)
      await buildProject({ creator, name: `P${number}` });
    const sizes = async (query: Record<string, string>) => {
      const { body } = await call(list, { token: creator.token, query });
      return [body.results.length, body.totalResults];
    };
    expect(await sizes({})).toEqual([10, 12]);
    expect(await sizes({ page: '2' })).toEqual([2, 12]);
    expect(await sizes({ page: '3' })).toEqual([0, 12]);
    expect(await sizes({ page: '1000000000', limit: '50' })).toEqual([0, 12]);
    expect(await sizes({ page: '3', limit: '5', unknown: 'ignored' })).toEqual([2, 12]);
  });

  it('searches the name by words in any order, without case and accents, or the reference code', async () => {
    const creator = await buildCreator();
    await buildProject({ creator, name: 'Pão de queijo', tags: ['oven'] });
    await buildProject({ creator, name: 'Oak shelf for bread', ref: 'SH-77' });
    await buildProject({ creator, name: '100% wool_cap', steps: 1, isPublished: true });
    const namesFor = (name: string, more = {}) => namesOf(creator.token, { name, ...more });
    expect(await namesFor('PAO')).toEqual([1, ['Pão de queijo']]);
    expect(await namesFor(' bread   oak ')).toEqual([1, ['Oak shelf for bread']]);
    expect(await namesFor('sh-7')).toEqual([1, ['Oak shelf for bread']]);
    expect(await namesFor('%')).toEqual([1, ['100% wool_cap']]);
    expect(await namesFor('e', { status: 'published' })).toEqual([0, []]);
    // Tags and creator are not part of the searched name.
    expect(await namesFor('oven')).toEqual([0, []]);
    expect(await namesFor(creator.name)).toEqual([0, []]);
    expect(await namesFor('  ')).toEqual([
      3,
      ['100% wool_cap', 'Oak shelf for bread', 'Pão de queijo'],
    ]);
  });

  it('sorts by last edit, by name and by views, including views not yet rolled up', async () => {
    const creator = await buildCreator();
    const made: string[] = [];
    for (const name of ['ábaco', 'Zebra', 'bench'])
      made.push((await buildProject({ creator, name })).project.id);
    const [first = '', second = ''] = made;
    await db().project.update({ where: { id: second }, data: { views: 3 } });
    await db().projectViewShard.create({ data: { projectId: first, shard: 0, views: 5 } });
    await addStep(creator.actor, first, stepBody('Wash'));
    const sorted = async (sortBy: string) => (await namesOf(creator.token, { sortBy }))[1];
    expect(await sorted('updatedAt:desc')).toEqual(['ábaco', 'Zebra', 'bench']);
    expect(await sorted('name:asc')).toEqual(['ábaco', 'bench', 'Zebra']);
    expect(await sorted('views:desc')).toEqual(['ábaco', 'Zebra', 'bench']);
  });

  it('reports the progress of each language, and a candidate picture for the guide', async () => {
    const creator = await buildCreator();
    const { project } = await buildProject({
      creator,
      languages: ['en', 'pt-BR'],
      names: [{ lang: 'pt-BR', value: 'Estante' }],
    });
    const { id: stepId } = await addStep(
      creator.actor,
      project.id,
      stepBody('Saw', project.languages),
    );
    const item = async () => {
      const { body } = await call(list, { token: creator.token });
      return body.results[0];
    };
    expect((await item()).progress).toEqual([
      { lang: 'en', written: 3, old: 0, total: 3, percent: 100 },
      { lang: 'pt-BR', written: 3, old: 0, total: 3, percent: 100 },
    ]);
    const later = (value: string): LocalizedText[] => [
      { lang: 'en', value },
      { lang: 'pt-BR', value: '', pending: true },
    ];
    await addStep(creator.actor, project.id, {
      type: 1,
      name: later('Step 2'),
      description: later('Saw it.'),
    });
    expect([(await item()).progress, (await item()).lastStepFile]).toEqual([
      [
        { lang: 'en', written: 4, old: 0, total: 5, percent: 80 },
        { lang: 'pt-BR', written: 3, old: 0, total: 5, percent: 60 },
      ],
      null,
    ]);
    const url = await upload(creator);
    await updateStep(creator.actor, project.id, stepId, { file: { name: 'p.png', url } });
    const { id: lastId } = await addStep(
      creator.actor,
      project.id,
      stepBody('Oil', project.languages),
    );
    const last = { name: 'q.png', url: await upload(creator) };
    await updateStep(creator.actor, project.id, lastId, { file: last });
    const { firstStepFile, lastStepFile } = await item();
    expect([firstStepFile, lastStepFile]).toMatchObject([
      { name: 'p.png', key: url },
      { name: 'q.png' },
    ]);
    expect((await readOverview(creator.actor)).recent[0]?.file).toEqual(firstStepFile);
    // One call makes it the picture of the guide.
    const { name, url: address } = firstStepFile as { name: string; url: string };
    const taken = await call(change, {
      token: creator.token,
      params: { id: project.id },
      method: 'PATCH',
      body: { file: { name, url: address } },
    });
    expect([taken.status, taken.body.file.key, (await item()).firstStepFile]).toEqual([
      200,
      url,
      null,
    ]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=NaN',
    'page=1e18',
    'page=1.5',
    'page=',
    'page=+1',
    'page=0x1',
    'page=1000000001',
    'page=1&page=2',
    'page[]=1&page=x',
    'page=%D9%A1',
    'limit=0',
    'limit=51',
    'limit=ten',
    'limit=5&limit=5',
    'sortBy=name:desc',
    `name=${'x'.repeat(121)}`,
    'sortBy=createdAt',
    'sortBy=',
    'status=2',
    'status=',
    'status=published&status=all',
  ])('refuses ?%s', async (query) => {
    const { token } = await buildCreator();
    const { status, body } = await call(list, { token, query });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  });
});
