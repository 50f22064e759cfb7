import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newCreator, publishedProject } from './creators';
import { newDataDir, type Product, startProduct } from './product';
import { type Replicated, startReplicated } from './replica';

const PATIENCE = { timeout: 30_000, interval: 20 };
const CHANGES = 30;
let folder: Awaited<ReturnType<typeof newDataDir>>;
let replicated: Replicated;
let product: Product;
let token: string;

vi.setConfig({ testTimeout: 300_000 });

const start = (env: Record<string, string>) =>
  startProduct({ dataDir: folder.dataDir, env: { LOG_REQUESTS: 'none', ...env } });
const says = (event: 'replica_used' | 'replica_left') =>
  expect
    .poll(
      () =>
        product
          .said()
          .match(/"replica_(?:used|left)"/g)
          ?.at(-1),
      PATIENCE,
    )
    .toBe(`"${event}"`);

beforeAll(async () => {
  folder = await newDataDir();
  replicated = await startReplicated(async (url) => {
    // The replica is a copy of what the product has made.
    await (await start({ DATABASE_URL: url })).stop();
  });
  product = await start({
    DATABASE_URL: replicated.url,
    DATABASE_REPLICA_URL: replicated.replicaUrl,
  });
  token = await newCreator(product, 'rosa@example.org');
});
afterAll(async () => {
  await product?.stop();
  await replicated?.leave();
  await folder?.leave();
});

const named = async (uid: string) => {
  const answers = await Promise.all(
    [`/v1/projects/${uid}`, `/p/${uid}`, '/v1/projects', '/explore'].map((place) =>
      product.ask('GET', place),
    ),
  );
  return (name: string) =>
    answers.map(({ status, body }) =>
      status === 200
        ? (typeof body === 'string' ? body : JSON.stringify(body)).includes(name)
        : status,
    );
};
const rename = async (uid: string, name: string) =>
  expect(
    (await product.ask('PATCH', `/v1/dashboard/projects/${uid}`, { token, body: { name } })).status,
  ).toBe(200);

it('reads what anybody may see from the replica', async () => {
  const uid = await publishedProject(product, token, { name: 'Shelf of the replica' });
  await says('replica_used');
  const before = await replicated.projectReads();
  await expect
    .poll(
      async () => {
        expect((await product.ask('GET', `/v1/projects/${uid}`)).status).toBe(200);
        return (await replicated.projectReads()) > before;
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(true);
});

it('shows every change at once, whatever the replica knows', async () => {
  const uid = await publishedProject(product, token, { name: 'Chair number 0' });
  for (let number = 1; number <= CHANGES; number += 1) {
    await rename(uid, `Chair number ${number}.`);
    expect((await named(uid))(`Chair number ${number}.`), `after change ${number}`).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});

it('a replica that falls behind shows nobody what is no longer true', async () => {
  const uid = await publishedProject(product, token, { name: 'Table as it was' });
  await says('replica_used');
  await replicated.pause();
  await rename(uid, 'Table as it is');
  expect((await named(uid))('Table as it is')).toEqual([true, true, true, true]);
  const added = await publishedProject(product, token, { name: 'Made meanwhile' });
  expect((await named(added))('Made meanwhile')).toEqual([true, true, true, true]);
  expect(
    (await product.ask('PATCH', `/v1/dashboard/projects/${uid}/unpublish`, { token })).status,
  ).toBe(200);
  expect((await named(uid))('Table as it is')).toEqual([404, 404, false, false]);
  await says('replica_left');
  await replicated.resume();
  await says('replica_used');
  expect((await named(uid))('Table as it is')).toEqual([404, 404, false, false]);
});

it('goes on without the replica, and with it when it is back', async () => {
  const uid = await publishedProject(product, token, { name: 'Lamp without a copy' });
  await says('replica_used');
  await replicated.stopReplica();
  for (let time = 0; time < 5; time += 1) {
    expect(
      (await product.ask('GET', `/v1/projects?name=lamp&page=1&limit=${10 + time}`)).status,
    ).toBe(200);
    expect((await product.ask('GET', `/v1/projects/${uid}`)).status).toBe(200);
  }
  await says('replica_left');
  expect((await product.ask('GET', '/readyz')).status).toBe(200);
  await rename(uid, 'Lamp changed meanwhile');
  await replicated.startReplica();
  await says('replica_used');
  expect((await named(uid))('Lamp changed meanwhile')).toEqual([true, true, true, true]);
});

it('does not start with another database in the place of the replica', async () => {
  const other = replicated.url.replace(/\/makerstep$/, '/postgres');
  await expect(
    start({ DATABASE_URL: replicated.url, DATABASE_REPLICA_URL: other }),
  ).rejects.toThrow(/is no replica of the database/);
});
