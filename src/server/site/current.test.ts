import { afterEach, expect, it } from 'vitest';
import { SITE_DEFAULTS, type SiteSettings } from '@/shared/site/settings';
import { setSite, site, takeOverSite } from './current';

afterEach(() => setSite(SITE_DEFAULTS));

const closed: SiteSettings = { ...SITE_DEFAULTS, readers: 'signedIn' };

/** A read of the settings that is answered later. */
function lateRead() {
  let answer: (settings: SiteSettings) => void = () => undefined;
  const first = takeOverSite(() => new Promise((resolve) => (answer = resolve)));
  return { first, answer: (settings: SiteSettings) => answer(settings) };
}

// security: Closed sites
it('stays closed when a read from before that is answered late', async () => {
  const { first, answer } = lateRead();
  await takeOverSite(async () => closed);
  answer(SITE_DEFAULTS);
  await first;
  expect(site().readers).toBe('signedIn');
  await takeOverSite(async () => SITE_DEFAULTS);
  expect(site().readers).toBe('everybody');
});

it('keeps what it has when a later read fails', async () => {
  const { first, answer } = lateRead();
  await expect(takeOverSite(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  answer(closed);
  await first;
  expect(site().readers).toBe('signedIn');
});
