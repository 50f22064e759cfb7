import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Api, newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';

import {
  addresses,
  blocksOf,
  exampleFixtures,
  prepared,
  expectFramed,
  programOf,
  REFUSED,
  run,
  PAGES_TIMEOUT_MS,
} from './examples';
import { ExampleOperator } from './operator-examples';

test('every example of the documentation does what it says', async ({
  page,
  api,
  request,
  baseURL,
}) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-examples-'));
  const kinds = { shell: 0, terminal: 0, node: 0, html: 0, none: 0 };
  const failed: string[] = [];
  const programs = new Set<string>();
  const operator = await ExampleOperator.make(new Api(request));
  let unchanged: Record<string, string> | undefined;
  for (const address of await addresses(page)) {
    const blocks = await blocksOf(page, address);
    for (const block of blocks) {
      expect(Object.keys(kinds), `${address}: ${block.code}`).toContain(block.runs);
      kinds[block.runs as keyof typeof kinds] += 1;
      // The other tests compare these answers with the description.
      if (block.runs === 'none')
        expect(() => JSON.parse(block.code) as unknown, address).not.toThrow();
      if (['node', 'terminal'].includes(block.runs)) programs.add(address);
      if (block.runs === 'html')
        await expectFramed(
          page,
          block.code,
          (unchanged ??= await exampleFixtures(api, baseURL ?? '')),
        );
      if (block.runs !== 'shell') continue;
      const known = unchanged ?? (await exampleFixtures(api, baseURL ?? ''));
      // A call that only reads keeps the values for the next one; a token from an email is used up.
      unchanged =
        block.label.startsWith('Request of GET ') && !block.code.includes('$MAIL_TOKEN')
          ? known
          : undefined;
      const env = {
        ...known,
        ...(await prepared(api, block, known)),
        ...(await operator.prepare(block.label, known)),
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production' as const,
      };
      const refusal = REFUSED[block.label.replace(/^Request of /, '')];
      const done = await run('bash', ['-euo', 'pipefail', '-c', block.code], {
        cwd: folder,
        env,
      }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => error,
      );
      await operator.restore(block.label);
      if (done.code !== 0 && !refusal?.test(done.stdout))
        failed.push(`${address} ${block.label}\n${block.code}\n${done.stdout}`);
    }
  }
  expect(failed).toEqual([]);
  expect(kinds.shell).toBeGreaterThan(60);
  expect(kinds.html).toBe(1);
  expect([...programs].sort(), 'each is run by a test below').toEqual([
    '/developers/guides/command-line',
    '/developers/guides/keep-up',
    '/developers/guides/publish-from-a-script',
    '/developers/guides/webhooks',
  ]);
});

test('a server written from the documentation alone receives a webhook', async ({
  page,
  api,
  baseURL,
}) => {
  await api.signUp(newPerson('Ines Duarte'));
  const folder = await programOf(page, '/developers/guides/webhooks', 'receive.mjs');
  // The only local port that the product may call.
  const port = Number(new URL(baseURL ?? '').port) + 3;
  const { id, secret } = await api.call<{ id: string; secret: string }>(
    'POST',
    '/dashboard/webhooks',
    { url: `http://127.0.0.1:${port}/`, events: ['project.published'] },
  );
  const server = spawn(process.execPath, ['receive.mjs'], {
    cwd: folder,
    env: {
      SECRET: secret,
      PORT: String(port),
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
    },
  });
  let output = '';
  server.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  try {
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(401);
    await api.call('POST', `/dashboard/webhooks/${id}/test`);
    await expect.poll(() => output).toContain('webhook.test');
    await api.publishedProject({ name: 'Plant shelf', steps: 1 });
    await expect.poll(() => output).toContain('project.published Plant shelf');
  } finally {
    server.kill();
  }
});

test('a program written from the documentation alone publishes a guide', async ({
  page,
  api,
  baseURL,
}) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const folder = await programOf(page, '/developers/guides/publish-from-a-script', 'publish.mjs');
  await writeFile(path.join(folder, 'holes.jpg'), await picture('#575'));
  const { TOKEN } = await exampleFixtures(api, baseURL ?? '');
  const env = {
    MAKERSTEP_URL: baseURL ?? '',
    TOKEN,
    PICTURE: path.join(folder, 'holes.jpg'),
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
  };
  const { stdout } = await run(process.execPath, ['publish.mjs'], { cwd: folder, env });
  const address = stdout.trim();
  expect((await readFile(path.join(folder, 'guide.zip'))).subarray(0, 2).toString()).toBe('PK');

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Plant shelf');
  await page.goto(`${address}/s/1`);
  await expect(page.getByText('Drill the holes').first()).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'A board with a hole in each corner.' }).first(),
  ).toBeVisible();
  await page.goto(`${address}/s/1?lang=pt-BR`);
  await expect(page.getByText('Faça os furos').first()).toBeVisible();
});

test('the command line guide creates, publishes, exports and restores many guides', async ({
  page,
  api,
  baseURL,
}) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-terminal-'));
  await mkdir(path.join(folder, 'node_modules', '.bin'), { recursive: true });
  // Links as `npm link` would, but for this folder only.
  await symlink(
    path.resolve('scripts/makerstep.mjs'),
    path.join(folder, 'node_modules', '.bin', 'makerstep'),
  );
  const { TOKEN = '', PROJECT = '' } = await exampleFixtures(api, baseURL ?? '');
  await writeFile(path.join(folder, 'token.txt'), TOKEN);
  await writeFile(path.join(folder, 'holes.jpg'), await picture('#575'));
  const env = {
    MAKERSTEP_URL: baseURL ?? '',
    PROJECT,
    PICTURE: path.join(folder, 'holes.jpg'),
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    NODE_ENV: 'production' as const,
  };
  const blocks = (await blocksOf(page, '/developers/guides/command-line')).filter(
    ({ runs }) => runs === 'terminal',
  );
  const output: string[] = [];
  for (const { code } of blocks) {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', code], { cwd: folder, env });
    expect(stdout).not.toContain(TOKEN);
    output.push(stdout);
  }
  const [signedIn, made, folded, published, saved, again, refused] = output;
  expect(signedIn).toContain(`${PROJECT}\tpublished\tPlant shelf`);
  expect(made).toMatch(/^\w{12}\tmade\tchair\.json\n1 made, 0 refused\.\n$/);
  expect(folded).toMatch(/^\w{12}\timported\tshelf\/guide\.md\n1 imported, .* 0 refused\.\n$/);
  expect(published).toContain('2 published, 0 refused.');
  expect(saved).toContain('all\texported\tall.zip');
  expect((await readdir(path.join(folder, 'backup'))).length).toBe(3);
  expect(again).toMatch(/3 there already, 0 refused\.\n\w{12}\treplaced\tshelf\/guide\.md\n/);
  expect(refused).toMatch(/^22222222222z: /);

  const uid = /^\w{12}/.exec(folded ?? '')?.[0] ?? '';
  await page.goto(`/p/${uid}/s/1`);
  await expect(page.getByText('Drill the holes').first()).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'A board with a hole in each corner.' }).first(),
  ).toBeVisible();
});

test('the developer pages have the same examples in Portuguese', async ({ page }) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const pages = await addresses(page);
  const isCall = (address: string) =>
    /^\/developers\/(?!guides)[\w-]+\/\w+$/.test(address) && !address.endsWith('/calls');
  expect(pages.filter(isCall).length).toBeGreaterThan(120);
  // One call of each group is enough: all are made by the same page.
  const first = new Map(
    pages
      .filter(isCall)
      .reverse()
      .map((each) => [each.split('/')[2], each]),
  );
  for (const address of [...pages.filter((each) => !isCall(each)), ...first.values()]) {
    // The requested language is that of the visit.
    const english = await blocksOf(page, `${address}?lang=en`);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const portuguese = await blocksOf(page, `${address}?lang=pt-BR`);
    expect(
      portuguese.map(({ runs, code }) => ({ runs, code })),
      address,
    ).toEqual(english.map(({ runs, code }) => ({ runs, code })));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const isReference = (await page.getByText('por isso está em inglês').count()) === 1;
    expect(isReference, address).toBe(address !== '/developers' && !address.includes('/guides/'));
    const isNamedInEnglish = isReference && address !== '/developers/calls';
    const title = page.getByRole('heading', { level: 1 });
    await expect(title.locator('[lang=en]'), address).toHaveCount(isNamedInEnglish ? 1 : 0);
    expect((await title.textContent()) === heading, address).toBe(isNamedInEnglish);
  }
});

test('every link of the documentation works', async ({ page, request }) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const all = new Map<string, Set<string>>();
  const idsOf = new Map<string, Set<string>>();
  for (const address of await addresses(page)) {
    await page.goto(address);
    const { links, ids } = await page.locator('main').evaluate((main) => ({
      links: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    idsOf.set(address, new Set(ids));
    for (const link of links)
      all.set(
        link.startsWith('#') ? address + link : link,
        (all.get(link) ?? new Set()).add(address),
      );
  }
  expect(all.size).toBeGreaterThan(80);
  for (const [link, from] of all) {
    const where = `${link} on ${[...from].join(', ')}`;
    if (link.startsWith('https://')) {
      expect(['https://www.standardwebhooks.com', 'https://oembed.com'], where).toContain(link);
      continue;
    }
    const [address = '', anchor] = link.split('#');
    if (anchor !== undefined) expect(idsOf.get(address)?.has(anchor), where).toBe(true);
    else if (address.startsWith('/dashboard/')) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], where).toEqual([
        307,
        expect.stringContaining('/auth'),
      ]);
    } else expect((await request.get(address)).status(), where).toBe(200);
  }
  expect([...all.keys()].filter((link) => link.startsWith('/dashboard/'))).toEqual([
    '/dashboard/settings/tokens',
    '/dashboard/settings/webhooks',
  ]);
});
