import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isOpenAddress, ROUTES } from '../../src/shared/addresses/routes';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { madePicture } from '../../src/testing/pictures/pictures';
import { newCreator, projectBody, stepBody } from './creators';
import { type InstancePair, startPair } from './instance-pair';
import type { Product } from './product';

/** Of the guide, in each of its texts, and of its creator (creators.ts). */
const CONTENT = /Zyxomma|Rosa Nunes/;
const SOON_MS = 1_000;
const STRANGERS: Record<string, string>[] = [
  {},
  { accept: 'text/html,*/*', 'accept-language': 'pt-BR', 'accept-encoding': 'gzip' },
  { cookie: 'next-auth.session-token=ended; makerstep_signed_in=1', accept: 'application/json' },
  { authorization: 'Bearer ended', origin: 'http://evil.test', range: 'bytes=0-9' },
  { rsc: '1', 'next-router-prefetch': '1', 'if-none-match': '*' },
];
let pair: InstancePair;
let { first, second, token, creatorUid } = {} as InstancePair;
let operator: string;
let uid: string;

vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  pair = await startPair();
  ({ first, second, token, creatorUid } = pair);
  operator = await newCreator(first, 'olga@makerstep.example');
  await withConnection(pair.postgres.urlOf('makerstep'), (client) =>
    client.query("UPDATE user_account SET is_operator = true WHERE email LIKE 'olga@%'"),
  );
  uid = await illustratedGuide();
});
afterAll(() => pair?.stop());

/** A published guide with a picture of its own, one of its step and one of its creator. */
async function illustratedGuide(): Promise<string> {
  const file = async (kind: string, color: string) => {
    const fields = { fileName: 'lamp.png', fileType: 'image/png' };
    const { returnData } = await call<{ returnData: { signedRequest: string; key: string } }>(
      'POST',
      `/v1/dashboard/sign-url/${kind}`,
      fields,
    );
    const { pathname, search } = new URL(returnData.signedRequest);
    const picture = await madePicture('png', 1200, 900, color);
    const { status } = await fetch(first.url + pathname + search, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    });
    expect(status).toBe(200);
    return { name: 'lamp.png', url: returnData.key };
  };
  const guide = {
    ...projectBody('Zyxomma lamp'),
    description: 'Zyxomma here.',
    tags: ['Zyxomma'],
    category: 'Zyxomma',
  };
  const { projectUid } = await call<{ projectUid: string }>(
    'POST',
    '/v1/dashboard/projects',
    guide,
  );
  const picture = await file('project', '#aa2200');
  await call('PATCH', `/v1/dashboard/projects/${projectUid}`, { file: picture });
  await call('POST', `/v1/dashboard/projects/${projectUid}/steps`, {
    ...stepBody('Zyxomma step'),
    file: await file('step', '#00aa22'),
  });
  const avatar = await file('avatar', '#2200aa');
  await call('PATCH', '/v1/dashboard/user', { creator: { avatar, smallDescription: 'Zyxomma' } });
  await call('PATCH', `/v1/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

async function call<T = unknown>(
  method: string,
  address: string,
  body?: object,
  by = token,
): Promise<T> {
  const answer = await first.ask<T>(method, address, { token: by, body });
  if (answer.status >= 300) throw new Error(`${method} ${address}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const ask = async ({ url }: Product, address: string, headers = {}, method = 'GET') => {
  const answer = await fetch(url + address, { method, headers, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
};
const person = () => ({ authorization: `Bearer ${token}` });

/** An address of each row of the table, and every address that the answers to a person name. */
async function everyAddress(): Promise<string[]> {
  const known = Object.keys(ROUTES).map((row) =>
    row
      .replace(/\/?\[\[\.{3}\w+\]\]/, '')
      .replace('/c/[uid]', `/c/${creatorUid}`)
      .replace('[uid]', uid)
      .replace(/\[(?:step|page)\]/, '1')
      .replace(/\[[^\]]+\]/g, 'x'),
  );
  const addresses = new Set([
    ...known,
    `/v1/projects/${uid}`,
    '/v1/projects?name=Zyxomma',
    `/v1/oembed?url=${encodeURIComponent(`http://localhost:3000/p/${uid}`)}`,
    '/explore?search=Zyxomma',
    '/sitemap.xml',
    '/sitemaps/projects.xml',
    '/card.jpg',
    `/p/${uid}/in/pt-BR`,
    '/auth/signup',
    '/auth/nothing',
    '/auth?new&callbackUrl=%2Fp%2Fx',
    '/nothing',
    // The middleware skips these, so that Next takes their first part for a language.
    ...['uploads', 'auth', 'join', 'icons', 'logo', '_next', 'v1', 'api', 'files'].flatMap(
      (part) => [
        `/${part}`,
        `/${part}/explore`,
        `/${part}/p/${uid}`,
        `/${part}/p/${uid}/s/1.png`,
        `/${part}/explore/lamp.txt`,
        `/${part}/p/${uid}/s/1%2Epng`,
        `/${part}/explore/lamp%2Etxt`,
        `/${part}/x/..%2F..%2Fp%2F${uid}`,
        `/${part}/..%2Fp%2F${uid}.png`,
        `/${part}/p%2F${uid}`,
      ],
    ),
  ]);
  // The set grows by those that the answers name.
  for (const address of addresses) {
    if (addresses.size > 250) break;
    const { body, headers } = await ask(first, address, person());
    if (!/html|json|xml|text/.test(headers.get('content-type') ?? '')) continue;
    const text = body.toString().replaceAll('&amp;', '&').replaceAll('\\u0026', '&');
    for (const [, found = ''] of text.matchAll(
      /(?:http:\/\/localhost:3000|["'( ,])(\/(?:files|p|c|feed|card|sitemaps|explore)\b[\w/.?=&%-]*)/g,
    ))
      addresses.add(found);
  }
  return [...addresses];
}

// security: Closed sites
it('a closed site gives a stranger nothing of a guide, on both instances, within a second', async () => {
  const addresses = await everyAddress();
  const files = addresses.filter((address) => /^\/files\/\d{13}-\w{24}/.test(address));
  const closed = addresses.filter((address) => !isOpenAddress(address.replace(/\?.*/, '')));
  expect(files.length).toBeGreaterThan(8);
  const tags = new Map<string, string>();
  for (const product of [first, second])
    for (const address of addresses)
      for (const headers of [{}, { 'accept-encoding': 'br', 'accept-language': 'pt-BR' }]) {
        const tag = (await ask(product, address, headers)).headers.get('etag');
        if (tag) tags.set(address, tag);
      }
  expect((await ask(second, `/p/${uid}`)).body.toString()).toMatch(CONTENT);

  await call('PATCH', '/v1/site/settings', { readers: 'signedIn' }, operator);
  const changedAtMs = performance.now();
  for (const product of [first, second])
    await expect
      .poll(async () => (await ask(product, `/p/${uid}`)).status, { interval: 5 })
      .toBe(307);
  const tookMs = performance.now() - changedAtMs;
  process.stdout.write(`Closed on both instances after ${Math.round(tookMs)} ms.\n`);
  expect(tookMs).toBeLessThan(SOON_MS);

  const warmed = await Promise.all(files.map((address) => ask(second, address, person())));
  expect(warmed.map(({ status }) => status)).toEqual(files.map(() => 200));
  for (const address of addresses) await ask(second, address, person());
  expect((await ask(second, `/p/${uid}`, person())).body.toString()).toMatch(CONTENT);
  const problems: string[] = [];
  for (const product of [first, second])
    for (const address of addresses) {
      const known = { 'if-none-match': tags.get(address) ?? '"none"' };
      for (const headers of [...STRANGERS, known])
        for (const method of ['GET', 'HEAD']) {
          const answer = await ask(product, address, headers, method);
          const sent = [...answer.headers].filter(([name]) => name !== 'location');
          const text = answer.body.toString() + JSON.stringify(sent);
          const isRefused = [307, 401].includes(answer.status);
          const mayBeKept = !/no-store/.test(answer.headers.get('cache-control') ?? '');
          if (CONTENT.test(text) || (closed.includes(address) && (!isRefused || mayBeKept)))
            problems.push(`${method} ${address} ${answer.status} ${JSON.stringify(headers)}`);
        }
    }
  expect(problems).toEqual([]);
});

it('a person signs in with cookies and reads, until they are suspended', async () => {
  const jar = new Map<string, string>();
  const browse = async (product: Product, address: string, form?: Record<string, string>) => {
    const answer = await fetch(product.url + address, {
      redirect: 'manual',
      headers: {
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(form ? { origin: 'http://localhost:3000' } : {}),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const { csrfToken } = (await (await browse(first, '/api/auth/csrf')).json()) as {
    csrfToken: string;
  };
  await browse(first, '/api/auth/callback/credentials', {
    csrfToken,
    json: 'true',
    email: 'ana@makerstep.example',
    password: 'seven green bicycles',
    callbackUrl: `/p/${uid}/s/1`,
  });
  for (const address of [`/p/${uid}/s/1`, `/p/${uid}/embed`, '/explore', `/v1/projects/${uid}`])
    expect(await (await browse(second, address)).text(), address).toMatch(CONTENT);
  const page = await browse(second, `/p/${uid}`);
  expect(page.headers.get('makerstep-build'), 'for the service worker').not.toBeNull();
  expect(page.headers.get('cache-control')).toBe('private, no-store');

  const { results } = await call<{ results: { id: string; email: string }[] }>(
    'GET',
    '/v1/site/accounts?search=ana',
    undefined,
    operator,
  );
  const { id } = results.find(({ email }) => email.startsWith('ana@')) ?? { id: '' };
  await call('POST', `/v1/site/accounts/${id}/suspend`, { reason: 'Spam.' }, operator);
  const headers = { cookie: [...jar].map((each) => each.join('=')).join('; ') };
  for (const product of [first, second])
    for (const each of [headers, person()]) {
      expect((await ask(product, `/p/${uid}/s/1`, each)).status).toBe(307);
      expect((await ask(product, `/v1/projects/${uid}`, each)).status).toBe(401);
    }
});

it('opens again for everybody', async () => {
  await call('PATCH', '/v1/site/settings', { readers: 'everybody' }, operator);
  for (const product of [first, second])
    await expect
      .poll(async () => (await ask(product, `/v1/projects/${uid}`)).status, { interval: 10 })
      .toBe(200);
});
