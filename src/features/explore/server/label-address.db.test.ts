import { describe, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { buildPublished } from '@/testing/database/factories';
import { loadLabelAddress } from './loaders';

const leadsTo = async (published: Awaited<ReturnType<typeof buildPublished>>) =>
  (await loadLabelAddress(published.project)).replace(env().publicUrl, '');

describe('the labels of a project', () => {
  it('lead to its reference code while that is its alone', async () => {
    const first = await buildPublished({ ref: 'Label/01 é' });
    expect(await leadsTo(first)).toBe('/explore/Label%2F01%20%C3%A9');
    const second = await buildPublished({ ref: 'LABEL/01 É' });
    for (const published of [first, second])
      expect(await leadsTo(published)).toBe(`/p/${published.project.projectUid}`);
  });

  it('lead to the project itself without a code, and when it is listed nowhere', async () => {
    for (const values of [{ ref: '' }, { ref: 'label-only-by-link', type: 2 as const }]) {
      const published = await buildPublished(values);
      expect(await leadsTo(published)).toBe(`/p/${published.project.projectUid}`);
    }
  });
});
