import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { madePicture } from '../../src/testing/pictures/pictures';
import { newCreator, publishedProject, signIn } from './creators';
import { newDataDir, type Product, startProduct } from './product';
import { Writer } from './writer';

const run = promisify(execFile);
const EMAIL = 'ana@makerstep.example';
const GUIDES = 5;
let folders: Awaited<ReturnType<typeof newDataDir>>[];
let product: Product;
let restored: Product | undefined;

/**
 * Runs a command of the README for the installation in this folder.
 * @returns its output
 */
const npmRun = async (command: string, places: string[], dataDir: string, settings = {}) =>
  (
    await run('npm', ['run', '--silent', command, '--', ...places], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...settings },
    })
  ).stdout;

async function uploadPicture(product: Product, token: string, uid: string): Promise<string> {
  const signed = await product.ask<{ returnData: { key: string; signedRequest: string } }>(
    'POST',
    '/v1/dashboard/sign-url/project',
    { token, body: { fileName: 'lamp.png', fileType: 'image/png' } },
  );
  const { key, signedRequest } = signed.body.returnData;
  const bytes = new Uint8Array(await madePicture('png', 900, 600, '#336699'));
  const sent = await fetch(
    product.url + new URL(signedRequest).pathname + new URL(signedRequest).search,
    { method: 'PUT', headers: { 'content-type': 'image/png' }, body: bytes },
  );
  expect(sent.status).toBe(200);
  expect(
    (
      await product.ask('PATCH', `/v1/dashboard/projects/${uid}`, {
        token,
        body: { file: { name: 'lamp.png', url: key } },
      })
    ).status,
  ).toBe(200);
  return key;
}
const pictureAt = async (product: Product, key: string) =>
  Buffer.from(await (await fetch(`${product.url}/files/${key}`)).arrayBuffer());

const backupIn = async (folder: string) =>
  (await readdir(folder)).find((name) => name.endsWith('.tar')) ?? '';

/** Rehearses a backup with the settings of a real site, none of which may be used. */
async function rehearsesAlone(file: string, dataDir: string): Promise<void> {
  let connections = 0;
  const real = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => void real.listen(0, '127.0.0.1', resolve));
  const { port } = real.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const output = await npmRun('rehearse', [file], dataDir, {
    PORT: String(port),
    METRICS_PORT: String(port),
    PUBLIC_URL: 'https://guides.example',
    DATABASE_URL: `postgresql://real@127.0.0.1:${port}/real`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    S3_ENDPOINT: url,
    S3_BUCKET: 'real',
    S3_ACCESS_KEY_ID: 'real',
    S3_SECRET_ACCESS_KEY: 'real',
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: 'real',
    OIDC_CLIENT_SECRET: 'real',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
  });
  real.close();
  expect(output).toMatch(/^ok +\d+ of \d+ public guides are listed\.$/m);
  expect(output).toContain('The rehearsal is good');
  expect(connections).toBe(0);
}

beforeAll(async () => {
  folders = [await newDataDir(), await newDataDir()];
  product = await startProduct({ dataDir: folders[0]?.dataDir ?? '' });
});
afterAll(async () => {
  await product.stop();
  await restored?.stop();
  for (const { leave } of folders) await leave();
});

// security: D9
it('npm run backup during writes, and npm run restore elsewhere, keep everything', async () => {
  const [own, other] = folders.map(({ dataDir }) => dataDir) as [string, string];
  const token = await newCreator(product, EMAIL);
  const uids: string[] = [];
  for (let number = 1; number <= GUIDES; number += 1)
    uids.push(await publishedProject(product, token, { name: `Guide ${number}` }));
  const key = await uploadPicture(product, token, uids[0] ?? '');
  const variants = () =>
    product
      .ask<{ file: { variants: unknown[] } }>('GET', `/v1/projects/${uids[0]}`)
      .then(({ body }) => body.file.variants.length);
  await expect.poll(variants, { timeout: 60_000 }).toBeGreaterThan(0);
  const ending = new AbortController();
  const writers = [new Writer(1), new Writer(2)];
  const writing = Promise.all(writers.map((writer) => writer.run(product, token, ending.signal)));
  const guides = await Promise.all(uids.map((uid) => product.ask('GET', `/v1/projects/${uid}`)));
  await expect
    .poll(() => Math.min(...writers.map(({ accepted }) => accepted)), { timeout: 60_000 })
    .toBeGreaterThan(0);
  const before = writers.map(({ accepted }) => accepted);
  const backups = path.join(other, 'backups');
  await mkdir(backups);
  expect(await npmRun('backup', [backups], own)).toMatch(
    /holds \d+ rows of \d+ tables and 1 picture /,
  );
  ending.abort();
  await writing;
  for (const [index, { accepted }] of writers.entries())
    expect(accepted).toBeGreaterThan(before[index] ?? 0);
  const [takenBack = '', deleted = ''] = uids.splice(-2);
  guides.splice(-2);
  expect((await product.ask('DELETE', `/v1/dashboard/projects/${deleted}`, { token })).status).toBe(
    204,
  );
  expect(
    (await product.ask('PATCH', `/v1/dashboard/projects/${takenBack}/unpublish`, { token })).status,
  ).toBe(200);
  const picture = await pictureAt(product, key);
  expect(picture.length).toBeGreaterThan(0);
  expect(await product.stop()).toBe(0);

  await rehearsesAlone(path.join(backups, await backupIn(backups)), own);

  // The journal is next to it, because the writers also unpublish and delete guides.
  const file = await backupIn(backups);
  const output = await npmRun(
    'restore',
    [path.join(backups, file), '--deletions', path.join(own, 'deletions.jsonl')],
    other,
  );
  expect(output).toMatch(
    /[1-9]\d* of [1-9]\d* known deletions of accounts and guides, and guides taken from the public, were repeated\./,
  );
  expect(output).toContain('Start it with npm start.');
  const again = (restored = await startProduct({ dataDir: other }));
  for (const uid of [deleted, takenBack])
    expect((await again.ask('GET', `/v1/projects/${uid}`)).status).toBe(404);
  const answers = await Promise.all(uids.map((uid) => again.ask('GET', `/v1/projects/${uid}`)));
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    guides.map(({ status, body }) => ({ status, body })),
  );
  expect((await pictureAt(again, key)).equals(picture)).toBe(true);
  const signedIn = await signIn(again, EMAIL);
  expect(
    (
      await again.ask('PATCH', `/v1/dashboard/projects/${uids[0]}`, {
        token: signedIn,
        body: { name: 'After the restore' },
      })
    ).status,
  ).toBe(200);
  expect((await again.ask('GET', `/p/${uids[0]}`)).body).toContain('After the restore');
}, 240_000);
