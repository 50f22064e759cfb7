import { describe, expect, it } from 'vitest';
import { buildCreator, buildPublished } from '@/testing/factories';
import { findCards } from '../repository';
import { exploreQuery } from '../schema';
import { searchProjects } from '../service';
import { understand } from './service';

const SPAN = { limit: 60, offset: 0 };
const find = (name: string, filters?: string) => understand(name, filters, SPAN, false);

describe('what a code found', () => {
  it('comes with its cards, which are those that are read by themselves', async () => {
    const creator = await buildCreator({ name: 'Zoë Brandão' });
    const { project: { id, projectUid } } = await buildPublished({ creator, name: 'Lamp', ref: 'ZX-991', tags: ['light'], parts: ['Bulb'] });
    const { total, cards } = await find('zx-991');
    expect([total, cards]).toEqual([1, await findCards([id])]);
    expect((await searchProjects(exploreQuery.parse({ name: 'ZX-991' }))).results).toMatchObject([{ projectUid, found: { in: 'ref' }, creator: { name: 'Zoë Brandão' } }]);
  });

  it('comes without them when it is not all, or too much', async () => {
    const creator = await buildCreator();
    await buildPublished({ creator, name: 'Lamp', ref: 'ZX-991' });
    await buildPublished({ creator, name: 'Shade for ZX-991' });
    expect(await find('zx-991')).toMatchObject({ total: 2, cards: undefined });
    for (let number = 0; number < 11; number += 1) await buildPublished({ creator, name: `Fuse ${number}`, ref: 'QQ-1' });
    expect(await find('qq-1')).toMatchObject({ total: 11, cards: undefined });
    expect(await find('lamp')).toMatchObject({ total: 1, cards: undefined });
    const { results } = await searchProjects(exploreQuery.parse({ name: 'zx-991' }));
    expect(results.map(({ name }) => name)).toEqual(['Lamp', 'Shade for ZX-991']);
  });
});
