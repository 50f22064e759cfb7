import { execFile, spawn } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/fixtures';

const run = promisify(execFile);
const dataDir = process.env.E2E_DATA_DIR ?? '';

function guide(name: string) {
  const text = (value: string) => [{ lang: 'en', value }];
  return {
    name,
    description: 'Imported by a test.',
    averageTime: '00:05',
    people: 1,
    tools: [],
    parts: [],
    ref: '',
    brand: '',
    category: '',
    tags: [],
    type: 1,
    languages: ['en'],
    steps: [{ type: 1, name: text('Only step'), description: text('Do it.') }],
    questions: [],
    source: {
      title: name,
      url: 'https://guides.example/1',
      license: 'CC0-1.0',
      author: 'A test',
      key: `test:${name}`,
      testOnly: true,
      derived: [],
    },
  };
}

test.describe('the commands of the README', () => {
  test('npm run import loads guides into the running product, twice without harm, and reports refused ones', async ({
    request,
  }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-import-'));
    const file = path.join(folder, 'guides.ndjson');
    const code = Date.now().toString(36);
    await writeFile(file, `${JSON.stringify(guide(`Polish doorknob ${code}`))}\n`);
    const importFile = () =>
      run('npm', ['run', '--silent', 'import', '--', file], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
    expect((await importFile()).stdout).toContain('1 guide imported');
    expect((await importFile()).stdout).toContain('0 guides imported');
    const listed = (await (await request.get(`/v1/projects?name=doorknob+${code}`)).json()) as {
      totalResults: number;
    };
    expect(listed.totalResults).toBe(1);
    await writeFile(file, '{"name":\n');
    const refused = await importFile().then(
      () => undefined,
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    expect(refused?.code).toBe(1);
    expect(`${refused?.stdout}${refused?.stderr}`).toContain('line 1');
    await rm(folder, { recursive: true });
  });

  test('npm run dev serves the same product', async ({ playwright }) => {
    test.setTimeout(180_000);
    const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-dev-'));
    const port = await freePort();
    const child = spawn('npm', ['run', '--silent', 'dev'], {
      env: { ...process.env, PORT: String(port), PUBLIC_URL: '', DATA_DIR: folder, SEED: 'off' },
      stdio: 'ignore',
      detached: true,
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const request = await playwright.request.newContext({ baseURL: `http://localhost:${port}` });
    try {
      await expect
        .poll(
          () =>
            request.get('/readyz').then(
              (answer) => answer.status(),
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200);
      const page = await request.get('/explore', { timeout: 90_000 });
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain('Makerstep');
    } finally {
      await request.dispose();
      // Like a terminal: to npm, the product and Next's compilers, all at once.
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
      // npm exits before the product has stopped; then its database is gone too.
      const isDatabaseThere = () =>
        access(path.join(folder, 'postgres', 'postmaster.pid')).then(
          () => true,
          () => false,
        );
      await expect.poll(isDatabaseThere, { timeout: 40_000 }).toBe(false);
      await rm(folder, { recursive: true, force: true });
    }
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
