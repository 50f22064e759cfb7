import { expect, test } from '../support/fixtures';
import { exampleFixtures, PAGES_TIMEOUT_MS, programOf, run } from './examples';

test('a program written from the documentation alone keeps up with guides and changes what it read', async ({
  page,
  api,
  baseURL,
}) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const folder = await programOf(page, '/developers/guides/keep-up', 'keep-up.mjs');
  const { TOKEN = '', PROJECT } = await exampleFixtures(api, baseURL ?? '');
  const env = {
    MAKERSTEP_URL: baseURL ?? '',
    TOKEN,
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
  };
  const round = async () =>
    (await run(process.execPath, ['keep-up.mjs'], { cwd: folder, env })).stdout;
  expect(await round()).toBe('changed: Plant shelf\n');
  const { tags } = await api.call<{ tags: string[] }>('GET', `/dashboard/projects/${PROJECT}`);
  expect(tags).toContain('checked');
  await api.call('PATCH', `/dashboard/projects/${PROJECT}`, { name: 'Plant rack', tags: [] });
  expect(await round()).toBe('changed: Plant rack\n');
  await api.publishedProject({ name: 'Lamp' });
  await api.call('DELETE', `/dashboard/projects/${PROJECT}`);
  expect(await round()).toBe('changed: Lamp\ngone: Plant rack\n');
});
