import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';

const UNKNOWN_UID = 'zzzzzzzzzzzz';
const INACTIVE_PT = 'Projeto inválido ou inativo.';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('explore and a project page show their content', async ({ api, page }) => {
    await api.signUp(newPerson('Lia Prado'));
    const uid = await api.publishedProject({ name: 'Sharpen a kitchen knife' });
    await page.goto('/explore?search=kitchen+knife');
    await expect(page.getByRole('link', { name: /Sharpen a kitchen knife/ }).first()).toBeVisible();
    await page.goto(`/p/${uid}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sharpen a kitchen knife' }),
    ).toBeVisible();
    await expect(page.getByText('Step name 3').first()).toBeVisible();
    await expect(page.getByText('Made by a test.')).toBeVisible();
    await page.goto(`/p/${uid}/s/2`);
    await expect(page.getByText('What to do in 2.').first()).toBeVisible();
  });

  test('a missing guide has the text of a missing page, also past the response cache', async ({
    baseURL,
    context,
    page,
  }) => {
    const expectMissing = async (address: string, title: string) => {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
    };
    await expectMissing(`/p/${UNKNOWN_UID}?lang=de`, 'Invalid or inactive project.');
    await expectMissing(`/p/${UNKNOWN_UID}?lang=pt-BR`, INACTIVE_PT);
    // Set by the server at sign-in.
    await context.addCookies([{ name: 'makerstep_signed_in', value: '1', url: String(baseURL) }]);
    await expectMissing(`/p/${UNKNOWN_UID}`, INACTIVE_PT);
    await expectMissing(`/c/${UNKNOWN_UID}`, 'Página não encontrada');
  });

  test('pages are in Portuguese on request, and stay so', async ({ page }) => {
    await page.goto('/explore?lang=pt-BR');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.goto('/explore');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });
});

// security: 27, 28
test('non-public content answers 404 everywhere, also right after unpublishing', async ({
  api,
  request,
}) => {
  const creatorUid = await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Soon to be gone' });
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  const addresses = [`/p/${uid}`, `/p/${uid}/s/1`, `/p/${uid}/finished`, `/v1/projects/${uid}`];
  for (const address of addresses) expect(await status(address), address).toBe(200);
  expect(await status(`/p/${uid}/in/zz`), 'a language that does not exist').toBe(404);
  // Warms the caches.
  for (const address of addresses) expect(await status(address), address).toBe(200);
  const { ETag } = { ETag: (await request.get(`/v1/projects/${uid}`)).headers().etag ?? '' };
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  for (const address of addresses) expect(await status(address), address).toBe(404);
  expect(
    (await request.get(`/v1/projects/${uid}`, { headers: { 'if-none-match': ETag } })).status(),
  ).toBe(404);
  expect((await request.get('/explore?search=Soon+to+be+gone')).ok()).toBe(true);
  expect(await (await request.get('/explore?search=Soon+to+be+gone')).text()).not.toContain(
    `/p/${uid}`,
  );
  await api.call('PATCH', `/dashboard/projects/${uid}/publish`);
  // All at once, so that their renderings share what they read.
  expect(await Promise.all(addresses.map(status))).toEqual(addresses.map(() => 200));
  await api.call('PATCH', `/dashboard/projects/${uid}/archive`);
  for (const address of addresses) expect(await status(address), address).toBe(404);
  for (const address of [
    `/p/${UNKNOWN_UID}`,
    `/p/${UNKNOWN_UID}/s/1`,
    '/p/x',
    '/no/such/page',
    '/en/explore',
    '/c',
    '/c/-',
    `/c/${UNKNOWN_UID}`,
    `/c/${UNKNOWN_UID}/2`,
    // Its first page has one address only, and there is no second one.
    ...['0', '1', '2', 'x'].map((page) => `/c/${creatorUid}/${page}`),
  ]) {
    expect(await status(address), address).toBe(404);
  }
});

// security: 29
test('a private project opens with its link and is listed nowhere', async ({ api, request }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Whispered recipe', ref: 'WHISPER-1', type: 2 });
  const page = await request.get(`/p/${uid}`);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('noindex');
  const listed = (await (await request.get('/v1/projects?name=Whispered')).json()) as {
    totalResults: number;
  };
  expect(listed.totalResults).toBe(0);
  expect(await (await request.get('/explore/WHISPER-1')).text()).not.toContain(`/p/${uid}`);
});

test('a printed code leads to its project', async ({ api, request }) => {
  await api.signUp(newPerson());
  const code = `Code-${Date.now().toString(36)}`;
  const uid = await api.publishedProject({ name: 'Coded machine', ref: code });
  const answer = await request.get(`/explore/${code.toUpperCase()}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(new URL(answer.headers().location ?? '', 'http://x').pathname).toBe(`/p/${uid}`);
});

test('private pages redirect visitors, and the API requires a token', async ({ request }) => {
  for (const path of ['/dashboard', '/dashboard/projects', '/dashboard/projects/abc']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(new URL(answer.headers().location ?? '', 'http://x').pathname).toBe('/auth/logout');
  }
  const answer = await request.get('/v1/dashboard/projects');
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { code: 'unauthenticated' } });
});

// security: 42
test('no page can be framed, and none runs foreign scripts', async ({ request }) => {
  for (const path of ['/', '/explore', '/auth', '/auth/signup']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-powered-by'], path).toBeUndefined();
    if (path.startsWith('/auth'))
      expect(policy, path).toMatch(/script-src [^;]*'nonce-[^;]*'strict-dynamic'/);
  }
});

test('search engines and feed readers find a guide as soon as it is published, and not after', async ({
  api,
  request,
  page,
  baseURL,
}) => {
  const creatorUid = await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Found & <known>' });
  const textAt = async (path: string) => (await request.get(path)).text();
  const isCreatorIndexed = async () => !(await textAt(`/c/${creatorUid}`)).includes('noindex');
  expect(await isCreatorIndexed()).toBe(true);
  const robots = await textAt('/robots.txt');
  const index = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname;
  const parts = [...(await textAt(index)).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const mapped = async () => (await Promise.all(parts.map(textAt))).join('').includes(`/p/${uid}<`);
  expect(await mapped()).toBe(true);
  expect(await textAt('/feed.xml')).toContain('Found &amp; &lt;known&gt;');

  await page.goto(`/p/${uid}`);
  const description = await page
    .locator('link[type="application/json+oembed"]')
    .getAttribute('href');
  const markdown = await page.locator('link[type="text/markdown"]').getAttribute('href');
  const { pathname, search } = new URL(markdown ?? '', baseURL);
  expect(await textAt(pathname + search)).toContain('# Found & \\<known>');
  const embedding = await (
    await request.get(
      new URL(description ?? '', baseURL).pathname + new URL(description ?? '', baseURL).search,
    )
  ).json();
  expect(embedding).toMatchObject({ type: 'rich', title: 'Found & <known>' });
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    'BreadcrumbList',
  );

  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  expect(await mapped()).toBe(false);
  expect(await textAt('/feed.xml')).not.toContain(uid);
  expect(await isCreatorIndexed(), 'of a creator without guides').toBe(false);
});
