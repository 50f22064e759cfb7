import { both, newPerson } from '../support/api';
import { expect } from '../support/fixtures';
import { isWhole, offlinePageIsReady, test } from '../support/offline-device';
import { waitForViewer } from '../support/viewer-page';

test('a guide for four is one for eight on its page, after a reload, on paper, in the viewer, as Markdown and offline', async ({
  api,
  network,
  device,
}) => {
  const page = await device.newPage();
  await api.signUp(newPerson());
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Onion soup',
    averageTime: '00:40',
    languages: ['en', 'pt-BR'],
    parts: ['500 g onions', '1 1/2 cups stock, hot', 'salt'],
    yield: { amount: 4, unit: both('people', 'pessoas') },
  });
  const { items } = await api.call<{ items: { id: string }[] }>(
    'GET',
    `/dashboard/projects/${projectUid}`,
  );
  const [onions, stock] = items.map(({ id }) => ({ item: id }));
  await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
    type: 1,
    name: both('Simmer', 'Cozinhe'),
    description: both('Gently.', 'Devagar.'),
    uses: [onions, { ...stock, share: 0.25 }],
  });
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);

  await page.goto(`/p/${projectUid}`);
  const parts = page.getByRole('region', { name: 'Parts' }).getByRole('listitem');
  await expect(parts).toHaveText(['500 g onions', '1 1/2 cups stock, hot', 'salt']);
  await page.getByLabel('For', { exact: true }).fill('8');
  const forEight = ['1 kg onions', '3 cups stock, hot', 'salt'];
  await expect
    .poll(async () => (await parts.allInnerTexts()).map((text) => text.trim()))
    .toEqual(forEight);
  await page.reload();
  await expect
    .poll(async () => (await parts.allInnerTexts()).map((text) => text.trim()))
    .toEqual(forEight);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('For 8 people (written for 4)')).toBeVisible();
  await expect(parts.first()).toHaveText('1 kg onions (500 g)');
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/p/${projectUid}/s/1`);
  await waitForViewer(page);
  const uses = page.getByRole('region', { name: 'Uses' });
  await expect(uses).toContainText('For 8 people');
  await expect(uses.getByRole('listitem').first()).toContainText('1 kg onions');
  await expect(uses.getByRole('listitem').last()).toContainText('¾ cup stock, hot (¼ of it)');

  const text = await (await page.request.get(`/p/${projectUid}.md?for=8`)).text();
  expect(text).toContain(`\n${forEight.map((line) => `- ${line}\n`).join('')}`);

  await expect.poll(() => isWhole(page, projectUid, 0), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => offlinePageIsReady(page), { timeout: 60_000 }).toBe(true);
  network.disconnect();
  await page.reload();
  await expect(uses.getByRole('listitem').first()).toContainText('1 kg onions');
  await page.goto(`/p/${projectUid}`);
  await expect
    .poll(async () => (await parts.allInnerTexts()).map((each) => each.trim()))
    .toEqual(forEight);
});
