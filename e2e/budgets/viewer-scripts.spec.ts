import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { type Api, both, newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { guideWithLinesAndTimers } from '../support/lines-and-timers';

/** Size limit of the viewer without the framework, compressed. */
const VIEWER_SCRIPT_MAX_BYTES = 90_000;

/** The scripts that a browser has loaded once the page can be used. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  const add = (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  page.on('request', add);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  page.off('request', add);
  return [...scripts];
}

for (const [kind, makeGuide, step] of [
  ['a plain guide', plainGuide, 1],
  ['a guide with warnings and timers', guideWithLinesAndTimers, 3],
] as const)
  test(`the viewer’s own scripts stay small: ${kind}`, async ({ api, page, request }) => {
    const uid = await makeGuide(api, 'Light as a feather');
    // Another page of the same document: what both load is the framework and the layout.
    const common = new Set(await scriptsOf(page, `/p/${uid}/finished`));
    const own = (await scriptsOf(page, `/p/${uid}/s/${step}`)).filter(
      (address) => !common.has(address),
    );
    const sizes = await Promise.all(
      own.map(async (address) => gzipSync(await (await request.get(address)).body()).length),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(
      total,
      own.map((address, index) => `${address} ${sizes[index]}`).join('\n'),
    ).toBeLessThan(VIEWER_SCRIPT_MAX_BYTES);
  });

test('a guide without timers loads nothing for them', async ({ api, page, request }) => {
  const uid = await plainGuide(api, 'Sand a board');
  const path = `/p/${uid}/s/1`;
  const without = await scriptsOf(page, path);
  expect(await (await request.get(path)).text()).not.toContain('tapForSound');
  await api.call('POST', `/dashboard/projects/${uid}/steps`, {
    type: 1,
    name: both('Wait', 'Espere'),
    description: both('Wait 10 minutes.', 'Espere 10 minutos.'),
  });
  const withTimers = await scriptsOf(page, path);
  expect(withTimers.length).toBeGreaterThan(without.length);
  expect(without.filter((script) => !withTimers.includes(script))).toEqual([]);
});

async function plainGuide(api: Api, name: string): Promise<string> {
  await api.signUp(newPerson());
  return api.publishedProject({ name });
}
