import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { newDataDir, startProduct } from './product';

it('instances that start at the same moment on an empty database create the demo data once', async () => {
  const folders = [await newDataDir(), await newDataDir(), await newDataDir()] as const;
  const [shared, ...own] = folders;
  const postgres = await startEmbeddedPostgres({ dataDir: shared.dataDir, isDurable: false });
  await postgres.ensureDatabase('makerstep');
  const url = postgres.urlOf('makerstep');
  const start = ({ dataDir }: { dataDir: string }) =>
    startProduct({ dataDir, env: { DATABASE_URL: url, SEED: 'story', LOG_REQUESTS: 'none' } });
  const products: Awaited<ReturnType<typeof start>>[] = [];
  try {
    products.push(...(await Promise.all(own.map(start))));
    const story = await withConnection(
      url,
      async (client) =>
        (
          await client.query<{ names: number; projects: number }>(
            'SELECT count(DISTINCT name)::int AS names, count(*)::int AS projects FROM project',
          )
        ).rows[0],
    );
    expect(story?.projects, 'no guide is there twice').toBe(story?.names);
    expect(story?.projects).toBeGreaterThan(0);
    for (const product of products)
      expect(
        (await product.ask<{ totalResults: number }>('GET', '/v1/projects')).body.totalResults,
      ).toBeGreaterThan(0);
  } finally {
    await Promise.all(products.map((product) => product.stop()));
    await postgres.stop();
    for (const { leave } of folders) await leave();
  }
}, 300_000);
