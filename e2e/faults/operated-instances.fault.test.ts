import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { newCreator, publishedProject } from './creators';
import { type InstancePair, startPair } from './instance-pair';

// Far below the minute of the cache; a slow machine may take its time to render a page.
const SHOWN_MS = 15_000;
let pair: InstancePair;
let { first, second, token, creatorUid } = {} as InstancePair;
let operator: string;

vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  pair = await startPair();
  ({ first, second, token, creatorUid } = pair);
  operator = await newCreator(first, 'olga@makerstep.example');
  await withConnection(pair.postgres.urlOf('makerstep'), (client) =>
    client.query("UPDATE user_account SET is_operator = true WHERE email LIKE 'olga@%'"),
  );
});
afterAll(() => pair?.stop());

// security: D6
it('from the click of an operator, a guide is gone on the other instance', async () => {
  const name = 'Wire the lamp';
  const uid = await publishedProject(first, token, { name });
  const places = [
    `/p/${uid}`,
    `/p/${uid}/embed`,
    `/v1/projects/${uid}`,
    `/v1/oembed?url=${encodeURIComponent(`http://localhost:3000/p/${uid}`)}`,
    '/explore',
    `/explore?name=${encodeURIComponent(name)}`,
    '/v1/projects',
    `/v1/projects?name=${encodeURIComponent(name)}`,
    '/feed.xml',
    `/c/${creatorUid}`,
    `/c/${creatorUid}/feed.xml`,
    '/sitemaps/projects.xml',
  ];
  const look = async () =>
    Promise.all(
      places.map(async (place) => {
        const { status, body } = await second.ask<unknown>('GET', place);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        return status === 410 ? status : text.includes(place.startsWith('/sitemaps') ? uid : name);
      }),
    );
  const decide = (verb: string) =>
    first.ask('POST', `/v1/site/notices/${uid}/${verb}`, {
      token: operator,
      body: { reason: 'Bare wires.' },
    });
  await expect.poll(look, { timeout: SHOWN_MS, interval: 50 }).toEqual(places.map(() => true));
  const clickedAtMs = performance.now();
  expect((await decide('take-down')).status).toBe(204);
  const decidedMs = performance.now() - clickedAtMs;
  let lookedAtMs = clickedAtMs;
  await expect
    .poll(
      () => {
        lookedAtMs = performance.now();
        return look();
      },
      { timeout: SHOWN_MS, interval: 10 },
    )
    .toEqual([410, 410, 410, 410, ...places.slice(4).map(() => false)]);
  const took = lookedAtMs - clickedAtMs;
  process.stdout.write(
    `Taken down in ${Math.round(decidedMs)} ms, and gone on the other instance after ${Math.round(took)} ms.\n`,
  );
  expect(took).toBeLessThan(SHOWN_MS);
  expect((await decide('put-back')).status).toBe(204);
  await expect.poll(look, { timeout: SHOWN_MS, interval: 50 }).toEqual(places.map(() => true));
});

it('programs get no guides on the other instance either, once the operators say so', async () => {
  const uid = await publishedProject(first, token, { name: 'Oil the clock' });
  const texts = [`/p/${uid}.md`, `/c/${creatorUid}.md`, '/llms.txt'];
  const look = async () => {
    const [robots, page, ...answers] = await Promise.all(
      ['/robots.txt', `/p/${uid}`, ...texts].map((place) => second.ask<string>('GET', place)),
    );
    return [
      String(robots?.body).includes('User-Agent: GPTBot\n'),
      String(page?.body).includes('text/markdown'),
      ...answers.map(({ status }) => status),
    ];
  };
  const show = (agents: boolean) =>
    first.ask('PATCH', '/v1/site/settings', { token: operator, body: { shows: { agents } } });
  const shown = [false, true, 200, 200, 200];
  await expect.poll(look, { timeout: SHOWN_MS, interval: 50 }).toEqual(shown);
  expect((await show(false)).status).toBe(200);
  await expect
    .poll(look, { timeout: SHOWN_MS, interval: 50 })
    .toEqual([true, false, 404, 404, 404]);
  expect((await show(true)).status).toBe(200);
  await expect.poll(look, { timeout: SHOWN_MS, interval: 50 }).toEqual(shown);
});

it('another name, colour and imprint leave the name of the product in the credit line only, on both', async () => {
  const uid = await publishedProject(first, token, { name: 'Frame the mirror' });
  const patch = (body: object) =>
    first.ask('PATCH', '/v1/site/settings', { token: operator, body });
  const imprint = { en: 'Fixit Ltd', 'pt-BR': 'Fixit Ltda' };
  expect((await patch({ name: 'Fixit Club', accent: '#224466', imprint })).status).toBe(200);
  const places = [
    '/',
    '/about',
    '/pricing',
    '/contact',
    '/terms-conditions',
    '/privacy-policy',
    '/imprint',
    '/explore',
    '/developers',
    '/auth',
    '/auth/signup',
    '/auth/recovery',
    `/p/${uid}`,
    `/p/${uid}/embed`,
    `/p/${uid}/finished`,
    `/c/${creatorUid}`,
    '/c/zzzzzzzzzzzz',
    '/feed.xml',
    '/app.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/v1/openapi.json',
    `/v1/oembed?url=${encodeURIComponent(`http://localhost:3000/p/${uid}`)}`,
  ];
  const named = async () => {
    const problems: string[] = [];
    for (const place of places)
      for (const lang of ['en', 'pt-BR']) {
        const address = `${place}${place.includes('?') ? '&' : '?'}lang=${lang}`;
        const { body } = await second.ask<unknown>('GET', address);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const left = text.replaceAll(/(?:Made with|Feito com) Makerstep/g, '');
        const [word] = /.{0,60}Makerstep.{0,30}/.exec(left) ?? [];
        if (word !== undefined) problems.push(`${address}: ${word}`);
      }
    return problems;
  };
  await expect.poll(named, { timeout: 60_000, interval: 100 }).toEqual([]);
  expect((await patch({ name: 'Makerstep', accent: null })).status).toBe(200);
});
