import { expect, it } from 'vitest';
import { SITE_DEFAULTS, siteSettings } from '@/shared/site/settings';
import { db } from '../db/client';
import { site } from './current';
import { changeSite, readSite } from './settings';

const store = (value: object) =>
  db().setting.upsert({
    where: { key: 'site' },
    create: { key: 'site', value },
    update: { value },
  });

it('has defaults where nothing is stored', async () => {
  expect(await readSite()).toEqual(SITE_DEFAULTS);
  expect(SITE_DEFAULTS).toMatchObject({
    name: 'Makerstep',
    joining: { mode: 'open', domains: [] },
    shows: { landing: null },
    imprint: { en: '', 'pt-BR': '' },
  });
});

it('changes single settings, which this process shows at once', async () => {
  await changeSite({ name: 'Fixit Club', shows: { pricing: false } });
  await changeSite({ imprint: { en: 'Fixit Ltd' }, joining: { mode: 'closed' } });
  expect(await readSite()).toEqual({
    ...SITE_DEFAULTS,
    name: 'Fixit Club',
    shows: { ...SITE_DEFAULTS.shows, pricing: false },
    imprint: { ...SITE_DEFAULTS.imprint, en: 'Fixit Ltd' },
    joining: { mode: 'closed', domains: [] },
  });
  expect(site().name).toBe('Fixit Club');
});

it('loses no change of two that are made at once', async () => {
  await Promise.all([changeSite({ name: 'One' }), changeSite({ accent: '#224466' })]);
  expect(await readSite()).toMatchObject({ name: 'One', accent: '#224466' });
});

it('keeps what a newer release has stored', async () => {
  await store({ later: 1, joining: { later: 2 } });
  await changeSite({ name: 'One', joining: { mode: 'invitation' } });
  expect((await db().setting.findUniqueOrThrow({ where: { key: 'site' } })).value).toEqual({
    later: 1,
    name: 'One',
    joining: { later: 2, mode: 'invitation' },
  });
});

it('does without what was broken by hand, and then lets nobody join', () => {
  expect(
    siteSettings.parse({
      name: 7,
      accent: 'red',
      shows: 1,
      imprint: 'x',
      joining: { mode: 'any' },
    }),
  ).toEqual({ ...SITE_DEFAULTS, joining: { mode: 'closed', domains: [] } });
});
