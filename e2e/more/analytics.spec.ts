import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Api, newPerson } from '../support/api';
import { expectNoAxeViolations, expectNoSidewaysScroll, PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

type Guide = { id: string; steps: { id: string; type: number }[] };

/**
 * Visits that end at these steps, as readers' browsers send them.
 * @returns ids of the steps
 */
async function visit(
  api: Api,
  request: APIRequestContext,
  uid: string,
  ends: readonly number[],
): Promise<string[]> {
  const { steps } = await api.call<Guide>('GET', `/projects/${uid}`);
  const ids = steps.filter(({ type }) => type === 1).map(({ id }) => id);
  await request.post(`/v1/projects/${uid}/view`);
  for (const end of ends) {
    const duration = end * 20_000;
    const endTime = new Date();
    const answer = await request.post(`/v1/projects/${uid}/analytics`, {
      data: {
        startTime: new Date(endTime.getTime() - duration).toISOString(),
        endTime: endTime.toISOString(),
        duration,
        lang: 'pt-BR',
        steps: ids
          .slice(0, end)
          .map((stepId, index) => ({ step: index + 1, stepId, time: 20_000 })),
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  return ids;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Cells of the table below a chart, row by row. */
async function tableOf(page: Page, name: string): Promise<string[][]> {
  const section = part(page, name);
  await hydrated(section.getByRole('button', { name: 'Show as a table' }));
  await section.getByRole('button', { name: 'Show as a table' }).click();
  await expect(section.getByRole('table')).toBeVisible();
  return section
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
}

/** Cells of a saved table, row by row, without the header. */
async function saved(page: Page, table: string): Promise<string[][]> {
  const menu = page.getByRole('button', { name: 'Save as CSV' });
  await hydrated(menu);
  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: table }).click();
  const lines = (await readFile(await (await download).path(), 'utf8'))
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  return lines.slice(1).map((line) => line.split(','));
}

test('a creator reads the hints, sees the same numbers in chart, table and file, and opens the step', async ({
  api,
  page,
  request,
}) => {
  const person = newPerson('Iara Matos');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Turn a wooden bowl', steps: 4 });
  const ids = await visit(api, request, uid, [2, 2, 4, 1, 2, 4]);
  await request.post(`/v1/projects/${uid}/steps/${ids[1]}/report`, {
    data: { subject: 'Which gouge?', message: 'The picture shows two.', lang: 'en' },
  });
  await signInWithApi(page, person, `/dashboard/projects/${uid}#analytics`);

  await expect(page.getByRole('tab', { name: /^Analytics/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const first = part(page, 'What to look at first');
  await expect(first.getByRole('heading')).toHaveText(
    'Step 2 “Step name 2” loses the most readers: 3 of the 5 who reached it left there.',
  );
  await expect(first.getByText('1 report about it, 1 new')).toBeVisible();

  const [, ...steps] = await tableOf(page, 'Where readers leave');
  expect(steps.map((row) => row.slice(0, 3))).toEqual([
    ['1 · Step name 1', '6', '1'],
    ['2 · Step name 2', '5', '3'],
    ['3 · Step name 3', '2', '0'],
    ['4 · Step name 4', '2', '2'],
  ]);
  expect(
    (await saved(page, 'Steps: readers and times')).map(([, , name, reached, left]) => [
      name,
      reached,
      left,
    ]),
  ).toEqual(steps.map(([title, reached, left]) => [title?.replace(/^\d+ · /, ''), reached, left]));

  const days = await tableOf(page, 'Views over time');
  const inFile = await saved(page, 'Views over time');
  expect([1, 2].map((column) => inFile.reduce((sum, row) => sum + Number(row[column]), 0))).toEqual(
    [1, 6],
  );
  expect(days.at(-1)).toEqual(['Total', '1', '6']);
  await expect(part(page, 'Tracked sessions').getByText('Total 6 items')).toBeVisible();

  await first.getByRole('link', { name: 'Open step 2' }).click();
  await expect(page).toHaveURL(new RegExp(`/step/${ids[1]}#steps$`));
  await expect(page.getByRole('complementary', { name: 'Step 2' })).toBeVisible();
  await page.goBack();
  await expect(first.getByRole('heading')).toBeVisible();
});

test('the statistics of all guides lead to those of each', async ({ api, page, request }) => {
  const person = newPerson('Davi Rocha');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Bend a steel rack', steps: 2 });
  await api.publishedProject({ name: 'Nobody comes here', steps: 1 });
  await visit(api, request, uid, [1, 2]);
  await signInWithApi(page, person, '/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
  const projects = part(page, 'Guides');
  await expect(projects.getByRole('row').nth(1)).toHaveText('Bend a steel rack 1 2 50% 00:00:30', {
    useInnerText: true,
  });
  expect((await saved(page, 'Guides')).length).toBe(2);
  await projects.getByRole('link', { name: 'Bend a steel rack' }).click();
  await expect(part(page, 'What to look at first')).toContainText('Only 2 visits in this period.');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: PHONE, reducedMotion: 'reduce' });

    test('charts and their tables are accessible and fit a small phone', async ({
      api,
      page,
      request,
    }) => {
      test.setTimeout(150_000);
      const person = newPerson('Elza Prado');
      await api.signUp(person);
      const uid = await api.publishedProject({ name: 'Sharpen a chisel', steps: 5 });
      await visit(api, request, uid, [3, 3, 5, 5, 5]);
      const look = async () => {
        await expect(page.getByRole('img', { name: /^Views and sessions/ })).toBeVisible();
        await tableOf(page, 'Views over time');
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      };
      await signInWithApi(page, person, `/dashboard/projects/${uid}#analytics`);
      await look();
      await page.goto('/dashboard/analytics');
      await look();
    });
  });
}
