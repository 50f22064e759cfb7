import { describe, expect, it } from 'vitest';
import { deleteSubmission } from '@/features/feedback/server/submission-deletion';
import { sweepSearch } from '@/features/search/server/service';
import { db } from '@/server/db/client';
import { setResponseCache } from '@/server/cache/invalidation';
import { signId } from '@/server/secrets/signed-id';
import { call } from '@/testing/api';
import { buildFeedback, buildPublished } from '@/testing/database/factories';
import { POST as sendFeedback } from './[id]/feedback/route';
import { GET as readProject } from './[id]/route';
import { GET as list } from './route';

/** The rating in the guide's own response, and in the responses that list it. */
async function ratingsOf(id: string, ref = ''): Promise<{ own: unknown; listed: unknown[] }> {
  const queries = ['', 'sortBy=rating:desc', 'name=rated', ...(ref ? [`name=${ref}`] : [])];
  const answers = await Promise.all(queries.map((query) => call(list, { query })));
  const cards = answers.flatMap(({ body }) =>
    body.results.filter((card: { id: string }) => card.id === id),
  );
  return {
    own: (await call(readProject, { params: { id } })).body.rating,
    listed: cards.map((card: { rating: unknown }) => card.rating),
  };
}
let readers = 0;
const rate = (id: string, rating: number) => {
  readers += 1;
  return call(sendFeedback, {
    method: 'POST',
    params: { id },
    body: { rating, difficulty: 3 },
    address: `198.18.7.${readers}`,
  });
};

describe('the rating of a guide', () => {
  it('appears from three ratings on, with two decimals, in its own response and on every card', async () => {
    const {
      project: { id },
    } = await buildPublished({ name: 'Rated lamp', ref: 'RT-1' });
    const nothing = { own: null, listed: [null, null, null, null] };
    expect(await ratingsOf(id, 'RT-1')).toEqual(nothing);
    for (const rating of [5, 4.5]) await rate(id, rating);
    expect(await ratingsOf(id, 'RT-1')).toEqual(nothing);
    await rate(id, 4);
    const three = { average: 4.5, count: 3 };
    expect(await ratingsOf(id, 'RT-1')).toEqual({
      own: three,
      listed: [three, three, three, three],
    });
    await rate(id, 0.5);
    await rate(id, 0.5);
    await rate(id, 5);
    await rate(id, 5);
    expect((await ratingsOf(id)).own).toEqual({ average: 3.5, count: 7 });
    await buildFeedback(id, { ratingHalves: 9 });
    expect((await ratingsOf(id)).own, 'before it is added up').toEqual({ average: 3.63, count: 8 });
    await sweepSearch();
    expect((await ratingsOf(id)).own, 'after').toEqual({ average: 3.63, count: 8 });
  });

  it('follows deleted feedback at once, and invalidates the caches', async () => {
    const {
      project: { id, projectUid },
    } = await buildPublished({ name: 'Rated lamp' });
    const expired: string[] = [];
    setResponseCache({ invalidate: (tags) => expired.push(...tags) });
    for (const rating of [5, 5, 2]) await rate(id, rating);
    expect(new Set(expired)).toEqual(new Set([`soon:project:${projectUid}`]));
    expired.length = 0;
    const { id: worst } = await db().feedback.findFirstOrThrow({ where: { ratingHalves: 4 } });
    await deleteSubmission(signId('makerstep withdrawal of feedback', worst));
    expect(expired).toEqual([`soon:project:${projectUid}`]);
    expect((await ratingsOf(id)).own).toBeNull();
    await rate(id, 5);
    expect((await ratingsOf(id)).own).toEqual({ average: 5, count: 3 });
    await db().feedback.deleteMany({ where: { projectId: id } });
    expect((await ratingsOf(id)).own, 'no rating of a deleted guide').toBeNull();
  });

  it('of a private guide appears in its own response only', async () => {
    const {
      project: { id },
    } = await buildPublished({ name: 'Rated lamp', type: 2 });
    for (const rating of [3, 3, 3]) await rate(id, rating);
    expect(await ratingsOf(id)).toEqual({ own: { average: 3, count: 3 }, listed: [] });
  });
});
