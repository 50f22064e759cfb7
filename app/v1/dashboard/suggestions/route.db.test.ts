import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildCreator, buildProject } from '@/testing/database/factories';
import { GET } from './route';

describe('GET /v1/dashboard/suggestions', () => {
  it('rejects a request without a token', async () => {
    expect((await call(GET)).status).toBe(401);
  });

  it('returns what the creator wrote before, most used first, never stored', async () => {
    const creator = await buildCreator();
    await buildProject({
      creator,
      tags: ['Wood', 'Shelf'],
      tools: ['Saw'],
      parts: ['Plank'],
      brand: 'Acme',
      category: 'Home',
    });
    await buildProject({
      creator,
      tags: ['shelf', 'Glue'],
      tools: ['Drill', 'Saw'],
      category: 'Garden',
    });
    await buildProject({ creator, tags: ['Shelf'], category: 'home' });
    const { status, body, headers } = await call(GET, { token: creator.token });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      tags: ['Shelf', 'Glue', 'Wood'],
      tools: ['Saw', 'Drill'],
      parts: ['Plank'],
      brands: ['Acme'],
      categories: [expect.stringMatching(/^home$/i), 'Garden'],
    });
  });

  it('reveals nothing of other creators, and is empty for a new one', async () => {
    await buildProject({ tags: ['Secret'], brand: 'Hidden' });
    const { token } = await buildCreator();
    expect((await call(GET, { token })).body).toEqual({
      tags: [],
      tools: [],
      parts: [],
      brands: [],
      categories: [],
    });
  });

  it('returns at most 50 of a kind', async () => {
    const creator = await buildCreator();
    for (const letter of ['a', 'b']) {
      await buildProject({
        creator,
        tags: Array.from({ length: 30 }, (_, index) => `${letter}${index}`),
      });
    }
    expect((await call(GET, { token: creator.token })).body.tags).toHaveLength(50);
  });
});
