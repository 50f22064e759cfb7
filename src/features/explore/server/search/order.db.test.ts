import { publishRows } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildProject } from '@/testing/database/factories';
import { ask, names, publish } from '@/testing/searches';
import { publishProject } from '@/features/projects/server/publication';
import { sweepSearch } from '@/features/search/server/service';
import { addStep } from '@/features/projects/server/steps/service';
import { findByCode } from '../service';

describe('the order of what is found', () => {
  it('is the exact code, the name, labels, parts and creator, then titles of steps', async () => {
    const { creator } = await publish(
      { name: 'By part', parts: ['Zylo'] },
      { name: 'By tag', tags: ['zylo'] },
      { name: 'Zylo' },
      { name: 'By code', ref: 'ZYLO' },
    );
    const { project } = await buildProject({ creator, name: 'By step', steps: 1 });
    await addStep(creator.actor, project.id, {
      type: 1,
      name: [{ lang: 'en', value: 'Mount the zylo' }],
      description: [{ lang: 'en', value: '…' }],
    });
    await publishProject(creator.actor, project.id);
    const { results } = await ask('zylo');
    expect(results.map(({ name, found }) => [name, found?.in, found?.step])).toEqual([
      ['By code', 'ref', undefined],
      ['Zylo', undefined, undefined],
      ['By tag', 'tag', undefined],
      ['By part', 'part', undefined],
      ['By step', 'step', 2],
    ]);
    expect(results.at(-1)?.found?.text).toBe('Mount the zylo');
  });

  it('puts the whole name before names that begin so, those before names that have it somewhere', async () => {
    await publish(
      { name: 'How the oak table is made' },
      { name: 'Oak table with drawers' },
      { name: 'Oak table' },
      { name: 'Table of oak' },
    );
    expect((await names('oak table')).slice(0, 3)).toEqual([
      'Oak table',
      'Oak table with drawers',
      'How the oak table is made',
    ]);
  });

  it('has each hit on one page, also where the finely ranked end', async () => {
    const { creator } = await publish({ name: 'Walnut' });
    await db().$executeRaw`
      INSERT INTO project (id, project_uid, creator_id, name, head, type, status, is_listed, languages, updated_at, created_at)
      SELECT gen_random_uuid(), 'walnut' || n, ${creator.actor.creatorId}::uuid, 'Walnut box ' || n, '{}', 1, 2, true, ARRAY['en'], now(), now() - n * interval '1 minute' FROM generate_series(1, 74) AS n`;
    await publishRows();
    while (!(await sweepSearch()));
    for (const limit of [10, 50]) {
      const pages: string[] = [];
      for (let page = 1; page <= Math.ceil(75 / limit); page += 1)
        pages.push(...(await names('walnut', { limit: String(limit), page: String(page) })));
      expect([pages[0], pages.length, new Set(pages).size], String(limit)).toEqual([
        'Walnut',
        75,
        75,
      ]);
    }
  });

  it('finds a bar code number in any of its lengths first', async () => {
    await publish({ name: 'Named 4006381333931' }, { name: 'Pen', ref: '4006381333931' });
    for (const code of ['4006381333931', '04006381333931', '4006-3813-3393-1'])
      expect((await names(code))[0], code).toBe('Pen');
  });

  it('finds a bar code number whose zeros a spreadsheet dropped, in the code or in the search, and leads from each to the guide', async () => {
    const {
      made: [scale, thermometer],
    } = await publish(
      { name: 'Scale', ref: '036000291452' },
      { name: 'Thermometer', ref: '12345670015' },
    );
    for (const code of [
      '36000291452',
      '036000291452',
      '0036000291452',
      '00036000291452',
      '0 36000 29145 2',
      '36000\u00A029145\u20112',
      '3600\u00AD0291452',
    ]) {
      expect((await names(code))[0], code).toBe('Scale');
      expect(await findByCode(code), code).toBe(scale?.projectUid);
    }
    for (const code of ['012345670015', '12345670015', '00012345670015'])
      expect(await findByCode(code), code).toBe(thermometer?.projectUid);
  });

  it('finds a code and words as they are copied from web pages and PDF files', async () => {
    const {
      made: [kit],
    } = await publish({ name: 'Toothbrush handle', ref: 'Kit MS-2000' }, { name: 'Lamp' });
    for (const code of [
      'kit\u00A0ms\u20112000',
      'KIT MS\u20132000',
      '\uFEFFKit MS-20\u200B00',
      'Kit  MS\u00AD-2000',
    ]) {
      expect(await findByCode(code), code).toBe(kit?.projectUid);
      expect(await names(code), code).toEqual(['Toothbrush handle']);
    }
    for (const words of [
      'tooth\u00ADbrush',
      'toothbrush\u00A0handle',
      'tooth\u200Bbrush handle',
      '\u2060toothbrush',
    ])
      expect(await names(words), words).toEqual(['Toothbrush handle']);
  });

  it('is by views, by rating or by time when that is asked for, also within a search and its filters', async () => {
    const { made } = await publish(
      { name: 'Oak one', tags: ['x'] },
      { name: 'Oak two', tags: ['x'] },
      { name: 'Oak three', tags: ['x'] },
    );
    await db().project.update({ where: { id: made[1]?.id ?? '' }, data: { views: 50 } });
    await db().projectSearch.update({
      where: { projectId: made[2]?.id ?? '' },
      data: { rating: 9 },
    });
    for (const query of [{}, { tag: 'X' }] as Record<string, string>[]) {
      for (const text of ['', 'oak']) {
        expect((await names(text, { ...query, sortBy: 'views:desc' }))[0]).toBe('Oak two');
        expect((await names(text, { ...query, sortBy: 'rating:desc' }))[0]).toBe('Oak three');
        expect(await names(text, { ...query, sortBy: 'createdAt:asc' })).toEqual([
          'Oak one',
          'Oak two',
          'Oak three',
        ]);
        expect(
          await names(text, { ...query, sortBy: 'createdAt:desc', limit: '2', page: '2' }),
        ).toEqual(['Oak one']);
      }
    }
  });
});
