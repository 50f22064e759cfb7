import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { newPerson } from './api';
import { expect, test } from './fixtures';
import { guideOfTwelve } from './light-pages';

const PORT = 9322;

/** What Lighthouse says of a page on a phone: what it finds to mend, and how fast it takes it to be. */
async function judge(address: string): Promise<{ faults: string[]; speed: string }> {
  const run = await lighthouse(address, { port: PORT, output: 'json', logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { categories, audits } = run.lhr;
  const counted = Object.entries(categories).filter(([name]) => name !== 'performance').flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  const faults = counted.flatMap(({ id }) => (audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1 ? [`${id}: ${audits[id]?.title}`] : []));
  const ms = (id: string) => `${Math.round(audits[id]?.numericValue ?? NaN)} ms`;
  const performance = Math.round((categories.performance?.score ?? 0) * 100);
  return { faults, speed: `performance ${performance}, largest paint ${ms('largest-contentful-paint')}, blocked ${ms('total-blocking-time')}, shifts ${audits['cumulative-layout-shift']?.numericValue}` };
}

test('Lighthouse finds nothing to mend for people and search engines on the landing page, in the list and on a guide', async ({ api, baseURL }) => {
  test.setTimeout(300_000);
  await api.signUp(newPerson('Lena Light'));
  const uid = await guideOfTwelve(api);
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args, `--remote-debugging-port=${PORT}`] });
  try {
    for (const path of ['/', '/explore', `/p/${uid}`]) {
      const { faults, speed } = await judge(baseURL + path);
      // Of speed it judges the machine as well: it is noted here, and bounded in bytes by light-pages.spec.ts.
      test.info().annotations.push({ type: path, description: speed });
      expect(faults, path).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
