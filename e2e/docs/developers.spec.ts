import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type Api, both, newPerson, picture } from '../api';
import { expect, test } from '../fixtures';
import { linkMailedTo } from '../mails';

const run = promisify(execFile);
const PAGES_TIMEOUT_MS = 10 * 60_000;

/** Calls that need what is not there: they are made all the same, and refused as their description tells. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'POST /auth/login/{provider}': /provider_(?:refused|unreachable|not_configured)/,
  'GET /withdraw': /invalid_token/,
  'POST /withdraw': /invalid_token/,
};

type Block = { runs: string; code: string; label: string };

const addresses = async (page: Page) => {
  await page.goto('/developers');
  const links = await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link')
    .all();
  return [
    ...new Set(
      await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? '')),
    ),
  ];
};

async function blocksOf(page: Page, address: string): Promise<Block[]> {
  await page.goto(address);
  return page.locator('pre').evaluateAll((all) =>
    all.map((pre) => ({
      runs: pre.getAttribute('data-runs') ?? '',
      code: pre.textContent ?? '',
      label: pre.getAttribute('aria-label') ?? '',
    })),
  );
}

/** Everything that the variables of the examples name, made anew: an example may delete it. */
async function world(api: Api, baseURL: string): Promise<Record<string, string>> {
  const person = newPerson('Ines Duarte');
  await api.signUp(person);
  const { tokens } = await api.call<{
    tokens: { access: { token: string }; refresh: { token: string } };
  }>('POST', '/auth/login', { email: person.email, password: person.password });
  const { token } = await api.call<{ token: string }>('POST', '/dashboard/tokens', {
    name: 'Examples',
    scopes: ['read', 'write', 'publish'],
    expiresInDays: 7,
    currentPassword: person.password,
  });
  const uid = await api.publishedProject({ name: 'Plant shelf', steps: 2 });
  type Project = { id: string; steps: { id: string; type: number }[]; questions: { id: string }[] };
  await api.call('POST', `/dashboard/projects/${uid}/faq`, {
    question: both('Where?', 'Onde?'),
    answer: both('Here.', 'Aqui.'),
  });
  await api.call('PATCH', `/dashboard/projects/${uid}`, { languages: ['en'] });
  const chapters = (await api.call<Project>('GET', `/dashboard/projects/${uid}`)).steps.filter(
    ({ type }) => type === 2,
  );
  for (const { id } of chapters) await api.call('DELETE', `/dashboard/projects/${uid}/steps/${id}`);
  const { id, steps, questions } = await api.call<Project>('GET', `/dashboard/projects/${uid}`);
  const feedback = await api.call<{ id: string }>('POST', `/projects/${uid}/feedback`, {
    rating: 5,
    difficulty: 5,
  });
  const report = await api.call<{ id: string }>(
    'POST',
    `/projects/${uid}/steps/${steps[0]?.id}/report`,
    { subject: 'Broken', message: 'Upside down.' },
  );
  const { results: sessions } = await api.call<{ results: { id: string }[] }>(
    'GET',
    '/dashboard/user/sessions',
  );
  const webhook = await api.call<{ id: string }>('POST', '/dashboard/webhooks', {
    url: 'https://hooks.example/makerstep',
    events: ['project.published'],
  });
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  await api.call('PATCH', `/dashboard/projects/${uid}/publish`);
  const deliveries = await api.call<{ results: { id: string }[] }>(
    'GET',
    `/dashboard/webhooks/${webhook.id}/deliveries`,
  );
  const headers = { authorization: `Bearer ${token}` };
  const archive = new Uint8Array(
    await (
      await fetch(`${baseURL}/v1/dashboard/projects/${uid}/export`, { headers })
    ).arrayBuffer(),
  );
  const FILE = path.join(await mkdtemp(path.join(tmpdir(), 'makerstep-import-')), 'guide.zip');
  await writeFile(FILE, archive);
  const taken = await fetch(`${baseURL}/v1/dashboard/imports?fileName=guide.zip`, {
    method: 'POST',
    body: archive,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  const { id: importId = '' } = (await taken.json()) as { id?: string };
  const { results: personal } = await api.call<{ results: { id: string }[] }>(
    'GET',
    '/dashboard/tokens',
  );
  return {
    MAKERSTEP_URL: baseURL,
    TOKEN: token,
    ACCESS_TOKEN: tokens.access.token,
    REFRESH_TOKEN: tokens.refresh.token,
    EMAIL: person.email,
    PASSWORD: person.password,
    PROJECT: uid,
    PROJECT_ID: id,
    STEP: steps[0]?.id ?? '',
    STEP_2: steps[1]?.id ?? '',
    QUESTION: questions[0]?.id ?? '',
    QUESTION_2: questions[1]?.id ?? '',
    FEEDBACK: feedback.id,
    REPORT: report.id,
    SESSION: sessions[0]?.id ?? '',
    TOKEN_ID: personal[0]?.id ?? '',
    FILE,
    IMPORT: importId,
    WEBHOOK: webhook.id,
    DELIVERY: deliveries.results[0]?.id ?? '',
    PROVIDER: 'google',
    PROVIDER_TOKEN: 'none',
    UPLOAD_KEY: 'step',
  };
}

/** What a single example needs before it can be made. */
async function prepared(
  api: Api,
  { label, code }: Block,
  known: Record<string, string>,
): Promise<Record<string, string>> {
  const own: Record<string, string> = {};
  if (/POST \/auth\/register/.test(label)) own.EMAIL = newPerson().email;
  if (/feedback\/?.*restore|\/restore/.test(label)) {
    const target = /steps\/\{stepId\}/.test(label)
      ? `/steps/${known.STEP}`
      : /faq/.test(label)
        ? `/faq/${known.QUESTION}`
        : '';
    await api.call('DELETE', `/dashboard/projects/${known.PROJECT}${target}`);
  }
  if (label.includes('/choices')) {
    await expect
      .poll(
        async () =>
          (await api.call<{ state: string }>('GET', `/dashboard/imports/${known.IMPORT}`)).state,
        { timeout: 30_000 },
      )
      .toBe('asking');
  }
  if (code.includes('$START_TIME')) {
    own.START_TIME = new Date(Date.now() - 4000).toISOString();
    own.END_TIME = new Date().toISOString();
  }
  if (code.includes('$SIGNED_REQUEST')) {
    const bytes = await picture('#575');
    own.PICTURE = path.join(path.dirname(known.FILE ?? ''), 'picture.jpg');
    await writeFile(own.PICTURE, bytes);
    const { returnData } = await api.call<{ returnData: { signedRequest: string } }>(
      'POST',
      '/dashboard/sign-url/step',
      { fileName: 'picture.jpg', fileType: 'image/jpeg' },
    );
    own.SIGNED_REQUEST = returnData.signedRequest;
  }
  if (code.includes('$DOWNLOAD_TOKEN'))
    own.DOWNLOAD_TOKEN =
      new URL((await api.call<{ url: string }>('POST', '/dashboard/export')).url).searchParams.get(
        'token',
      ) ?? '';
  if (code.includes('$MAIL_TOKEN')) own.MAIL_TOKEN = await mailToken(api, label, known);
  return own;
}

async function mailToken(
  api: Api,
  label: string,
  { EMAIL = '', PROJECT = '' }: Record<string, string>,
): Promise<string> {
  const ask = async (kind: string, to: string) =>
    new URL(await linkMailedTo(to, kind)).searchParams.get('token') ?? '';
  if (label.includes('reset-password')) {
    await api.call('POST', '/auth/forgot-password', { email: EMAIL });
    return ask('recovery', EMAIL);
  }
  if (label.includes('unsubscribe')) {
    const token = await ask('confirmation', EMAIL);
    await api.call('POST', `/auth/confirm-email?token=${token}`, {});
    await api.call('POST', `/projects/${PROJECT}/feedback`, {
      rating: 4,
      difficulty: 3,
      message: 'Thank you!',
    });
    return ask('daily', EMAIL);
  }
  if (label.includes('confirm-email')) return ask('confirmation', EMAIL);
  // Its mail goes out only where mails really do (contract, section 7).
  return 'none';
}

/** Puts code for pages of others into such a page. */
async function expectFramed(
  page: Page,
  code: string,
  { MAKERSTEP_URL = '', PROJECT = '' }: Record<string, string>,
): Promise<void> {
  const server = createServer(
    (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(code.replace('$MAKERSTEP_URL', MAKERSTEP_URL).replace('$PROJECT', PROJECT)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Plant shelf' }),
  ).toBeVisible();
  const box = await page.locator('iframe').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  await page.goto('about:blank');
  server.close();
}

test('every example of the documentation does what it says', async ({ page, api, baseURL }) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-examples-'));
  const kinds = { shell: 0, terminal: 0, node: 0, html: 0, none: 0 };
  const failed: string[] = [];
  const programs = new Set<string>();
  let unchanged: Record<string, string> | undefined;
  for (const address of await addresses(page)) {
    const blocks = await blocksOf(page, address);
    for (const block of blocks) {
      expect(Object.keys(kinds), `${address}: ${block.code}`).toContain(block.runs);
      kinds[block.runs as keyof typeof kinds] += 1;
      // What was answered once is compared with the description by the other tests.
      if (block.runs === 'none')
        expect(() => JSON.parse(block.code) as unknown, address).not.toThrow();
      if (['node', 'terminal'].includes(block.runs)) programs.add(address);
      if (block.runs === 'html')
        await expectFramed(page, block.code, (unchanged ??= await world(api, baseURL ?? '')));
      if (block.runs !== 'shell') continue;
      const known = unchanged ?? (await world(api, baseURL ?? ''));
      // What only reads leaves it as it is for the next one; what comes by mail is used up.
      unchanged =
        block.label.startsWith('Request of GET ') && !block.code.includes('$MAIL_TOKEN')
          ? known
          : undefined;
      const env = {
        ...known,
        ...(await prepared(api, block, known)),
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
      if (done.code !== 0 && !refusal?.test(done.stdout))
        failed.push(`${address} ${block.label}\n${block.code}\n${done.stdout}`);
    }
  }
  expect(failed).toEqual([]);
  expect(kinds.shell).toBeGreaterThan(60);
  expect(kinds.html).toBe(1);
  expect([...programs].sort(), 'each is run by a test below').toEqual([
    '/developers/guides/command-line',
    '/developers/guides/publish-from-a-script',
    '/developers/guides/webhooks',
  ]);
});

/** A program of a page, put together of its parts as a reader would do it. */
async function programOf(page: Page, address: string, file: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-program-'));
  const parts = (await blocksOf(page, address)).filter(({ runs }) => runs === 'node');
  await writeFile(path.join(folder, file), parts.map(({ code }) => code).join('\n\n'));
  return folder;
}

test('a server written from the documentation alone hears of a webhook', async ({
  page,
  api,
  baseURL,
}) => {
  await api.signUp(newPerson('Ines Duarte'));
  const folder = await programOf(page, '/developers/guides/webhooks', 'receive.mjs');
  // The one port of this machine that the product may ask.
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
  let said = '';
  server.stdout.on('data', (text: Buffer) => {
    said += text.toString();
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
    await expect.poll(() => said).toContain('webhook.test');
    await api.publishedProject({ name: 'Plant shelf', steps: 1 });
    await expect.poll(() => said).toContain('project.published Plant shelf');
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
  const { TOKEN } = await world(api, baseURL ?? '');
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

test('whoever follows the guide of the command line has many guides made, published, saved and brought back', async ({
  page,
  api,
  baseURL,
}) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-terminal-'));
  await mkdir(path.join(folder, 'node_modules', '.bin'), { recursive: true });
  // What `npm link` makes known in every folder, in this one alone.
  await symlink(
    path.resolve('scripts/makerstep.mjs'),
    path.join(folder, 'node_modules', '.bin', 'makerstep'),
  );
  const { TOKEN = '', PROJECT = '' } = await world(api, baseURL ?? '');
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
  const said: string[] = [];
  for (const { code } of blocks) {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', code], { cwd: folder, env });
    expect(stdout).not.toContain(TOKEN);
    said.push(stdout);
  }
  const [signedIn, made, folded, published, saved, again, refused] = said;
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

test('the guides say the same in Portuguese, with the same examples', async ({ page }) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  for (const address of await addresses(page)) {
    // The language that was asked for is that of the visit.
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
    const title = page.getByRole('heading', { level: 1 });
    await expect(title.locator('[lang=en]'), address).toHaveCount(isReference ? 1 : 0);
    expect((await title.textContent()) === heading, address).toBe(isReference);
  }
});

test('every link of the documentation leads somewhere', async ({ page, request }) => {
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
    const told = `${link} on ${[...from].join(', ')}`;
    if (link.startsWith('https://')) {
      expect(['https://www.standardwebhooks.com', 'https://oembed.com'], told).toContain(link);
      continue;
    }
    const [address = '', anchor] = link.split('#');
    if (anchor !== undefined) expect(idsOf.get(address)?.has(anchor), told).toBe(true);
    else if (address.startsWith('/dashboard/')) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], told).toEqual([
        307,
        expect.stringContaining('/auth'),
      ]);
    } else expect((await request.get(address)).status(), told).toBe(200);
  }
  expect([...all.keys()].filter((link) => link.startsWith('/dashboard/'))).toEqual([
    '/dashboard/settings/tokens',
    '/dashboard/settings/webhooks',
  ]);
});

test('on a phone the list of all pages comes first, and opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/developers/projects');
  const menu = page.locator('summary', { hasText: 'All pages of the documentation' });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await menu.boundingBox())?.y).toBeLessThan(title?.y ?? 0);
  await menu.click();
  const links = page.getByRole('navigation', { name: 'Documentation' });
  await expect(links.getByRole('link', { name: 'Projects' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await links.getByRole('link', { name: 'Know what happens, with webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Know what happens, with webhooks',
  );
});
