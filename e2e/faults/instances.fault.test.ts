import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newSession, publishedProject } from './creators';
import { type InstancePair, startPair } from './instance-pair';
import type { Product } from './product';

// A second, and what a slow machine takes to render all these pages.
const SHOWN_MS = 15_000;
const TEST_TIMEOUT_MS = 300_000;
const CONTACTS = 4;
let pair: InstancePair;
let { proxy, first, second, token, creatorUid } = {} as InstancePair;

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS });

const isReady = (product: Product, wanted: 200 | 503) =>
  expect
    .poll(() => product.ask('GET', '/readyz').then(({ status }) => status), {
      timeout: SHOWN_MS,
      interval: 50,
    })
    .toBe(wanted);

/** State of a project on an instance: its status, or if a list has its name. */
async function shows(product: Product, uid: string, name: string) {
  const places = [
    `/p/${uid}`,
    `/p/${uid}?past-the-stored-page`,
    `/p/${uid}.md`,
    `/v1/projects/${uid}`,
    '/explore',
    `/c/${creatorUid}`,
    `/c/${creatorUid}.md`,
    '/v1/projects',
    '/explore?page=1',
    `/explore?search=${name.split(' ').at(-1)}`,
    '/feed.xml',
  ];
  const answers = await Promise.all(places.map((place) => product.ask<unknown>('GET', place)));
  return answers.map(({ status, body }) =>
    status !== 200
      ? status
      : (typeof body === 'string' ? body : JSON.stringify(body)).includes(name),
  );
}
const EVERYWHERE = Array.from({ length: 11 }, () => true);
const NOT_BY_THAT_NAME = EVERYWHERE.map(() => false);
const NOWHERE = [404, 404, 404, 404, ...NOT_BY_THAT_NAME.slice(4)];

/**
 * Waits until an instance shows the expected state.
 * @returns the time in ms at which the successful request started
 */
async function seen(
  product: Product,
  uid: string,
  name: string,
  wanted: unknown[],
): Promise<number> {
  const startedAtMs = performance.now();
  let lookedAtMs = startedAtMs;
  await expect
    .poll(
      () => {
        lookedAtMs = performance.now();
        return shows(product, uid, name);
      },
      { timeout: SHOWN_MS, interval: 50 },
    )
    .toEqual(wanted);
  return lookedAtMs - startedAtMs;
}

const call = async (product: Product, method: string, path: string, body?: object) => {
  const { status } = await product.ask(method, `/v1/dashboard/projects/${path}`, { token, body });
  expect(status).toBeLessThan(300);
};
const rename = (product: Product, uid: string, name: string) =>
  call(product, 'PATCH', uid, { name });

/** Changes something on one instance while the other has it cached; waits until that shows it. */
async function passesOn(
  from: Product,
  to: Product,
  uid: string,
  [before, after]: [string, string],
): Promise<number> {
  await seen(to, uid, before, EVERYWHERE);
  await rename(from, uid, after);
  return seen(to, uid, after, EVERYWHERE);
}

beforeAll(async () => {
  pair = await startPair({ LIMIT_CONTACT: String(CONTACTS) });
  ({ proxy, first, second, token, creatorUid } = pair);
});
afterAll(() => pair?.stop());

// security: 28, D6
it('changes, publication and deletion on one instance show on the other', async () => {
  const uid = await publishedProject(first, token, { name: 'Repair the lamp' });
  const took = [await seen(second, uid, 'Repair the lamp', EVERYWHERE)];
  took.push(
    await passesOn(first, second, uid, ['Repair the lamp', 'Mend the lamp']),
    await passesOn(second, first, uid, ['Mend the lamp', 'Clean the lamp']),
  );
  await call(second, 'PATCH', `${uid}?draft=true`, { name: 'Wire the lamp' });
  expect(await shows(first, uid, 'Wire the lamp')).toEqual(NOT_BY_THAT_NAME);
  await call(second, 'POST', `${uid}/versions`, {});
  took.push(await seen(first, uid, 'Wire the lamp', EVERYWHERE));
  await call(first, 'PATCH', `${uid}/unpublish`);
  took.push(await seen(second, uid, 'Wire the lamp', NOWHERE));
  await call(second, 'PATCH', `${uid}/publish`);
  for (const product of [first, second])
    took.push(await seen(product, uid, 'Wire the lamp', EVERYWHERE));
  await call(first, 'DELETE', uid);
  took.push(await seen(second, uid, 'Wire the lamp', NOWHERE));
  process.stdout.write(`Seen on the other instance after ${took.map(Math.round).join(', ')} ms.\n`);
});

it('a picture that is removed on one instance leaves the memory of the other', async () => {
  const uid = await publishedProject(first, token, { name: 'Frame the picture' });
  const { body } = await first.ask<{ returnData: { signedRequest: string; key: string } }>(
    'POST',
    '/v1/dashboard/sign-url/project',
    { token, body: { fileName: 'photo.jpg', fileType: 'image/jpeg' } },
  );
  const { signedRequest, key } = body.returnData;
  const { pathname, search } = new URL(signedRequest, first.url);
  const bytes = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#2f6f4f' },
  })
    .jpeg()
    .toBuffer();
  expect(
    (
      await fetch(first.url + pathname + search, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: new Uint8Array(bytes),
      })
    ).status,
  ).toBe(200);
  const show = (file: unknown) =>
    first.ask('PATCH', `/v1/dashboard/projects/${uid}`, { token, body: { file } });
  expect((await show({ name: 'photo.jpg', url: key })).status).toBe(200);
  expect((await second.ask('GET', `/files/${key}`)).status).toBe(200);
  expect((await show(null)).status).toBe(200);
  await expect
    .poll(() => second.ask('GET', `/files/${key}`).then(({ status }) => status), {
      timeout: SHOWN_MS,
      interval: 20,
    })
    .toBe(404);
});

// security: 48, D6
it('a limit counts both instances', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= CONTACTS; attempt += 1) {
    const body = {
      name: 'Ana',
      email: 'ana@makerstep.example',
      subject: 'A question',
      message: `How do you do, ${attempt}?`,
    };
    statuses.push(
      (await (attempt % 2 === 0 ? first : second).ask('POST', '/v1/contact', { body })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: CONTACTS }, () => 202), 429]);
});

// security: D6
it('a refresh token works once on both together, and a session ends on both', async () => {
  const { access, refresh } = await newSession(first, 'ana@makerstep.example');
  const post = <T>(product: Product, call: string, { token: refreshToken }: { token: string }) =>
    product.ask<T>('POST', `/v1/auth/${call}`, { body: { refreshToken } });
  const seesAccount = () =>
    Promise.all(
      [first, second].map(async (product) => {
        const { status } = await product.ask('GET', '/v1/dashboard/user', { token: access.token });
        return status;
      }),
    );
  expect(await seesAccount()).toEqual([200, 200]);
  const { status, body } = await post<{ tokens: { refresh: { token: string } } }>(
    second,
    'refresh',
    refresh,
  );
  expect([status, (await post(first, 'refresh', refresh)).status >= 400]).toEqual([200, true]);
  expect((await post(first, 'logout', body.tokens.refresh)).status).toBe(204);
  expect(await seesAccount()).toEqual([401, 401]);
});

// security: D10
it('an instance without the database keeps its pages, and shows what it missed when it is back', async () => {
  const uid = await publishedProject(first, token, { name: 'Fold the boat' });
  await seen(first, uid, 'Fold the boat', EVERYWHERE);
  proxy.silence();
  await isReady(first, 503);
  await call(second, 'PATCH', `${uid}/unpublish`);
  await seen(second, uid, 'Fold the boat', NOWHERE);
  const { status, body } = await first.ask<string>('GET', `/p/${uid}`);
  expect([status, body.includes('Fold the boat')]).toEqual([200, true]);
  proxy.restore();
  await isReady(first, 200);
  const took = [await seen(first, uid, 'Fold the boat', NOWHERE)];
  await call(second, 'PATCH', `${uid}/publish`);
  took.push(await seen(first, uid, 'Fold the boat', EVERYWHERE));
  took.push(await passesOn(first, second, uid, ['Fold the boat', 'Sail the boat']));
  process.stdout.write(
    `After the database was away after ${took.map(Math.round).join(', ')} ms.\n`,
  );
});

// security: D6
it('an old and a new process share the database during a restart', async () => {
  const uid = await publishedProject(first, token, { name: 'Paint the chair' });
  const old = first;
  first = pair.first = await pair.start();
  await passesOn(old, first, uid, ['Paint the chair', 'Varnish the chair']);
  await seen(old, uid, 'Varnish the chair', EVERYWHERE);
  const stopped = old.stop();
  await passesOn(second, first, uid, ['Varnish the chair', 'Wax the chair']);
  expect(await stopped).toBe(0);
  await passesOn(first, second, uid, ['Wax the chair', 'Mend the chair']);
});

// security: D7
it('either instance continues when the other is killed, and the other is updated when it is back', async () => {
  const uid = await publishedProject(first, token, { name: 'Bake the bread' });
  await seen(second, uid, 'Bake the bread', EVERYWHERE);
  await first.kill();
  await rename(second, uid, 'Slice the bread');
  await seen(second, uid, 'Slice the bread', EVERYWHERE);
  first = pair.first = await pair.start(proxy.port, first.port);
  await passesOn(second, first, uid, ['Slice the bread', 'Toast the bread']);
  await second.kill();
  await rename(first, uid, 'Butter the bread');
  await seen(first, uid, 'Butter the bread', EVERYWHERE);
  await isReady(first, 200);
});
