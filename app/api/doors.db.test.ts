import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PROVIDERS } from '@/features/auth/constants';
import { env } from '@/server/env/env';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
type Door = { method: string; address: string; handler: Handler };

const ROOT = path.resolve('app');
const OWN = 'https://guides.example:8443';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** These take a key in their address or a token, and no cookie. */
const WITHOUT_COOKIE = /^\/(?:uploads\/|mcp$)/;
const NEXT_AUTH = {
  GET: ['csrf', 'session'],
  POST: ['signout', 'callback/credentials', ...PROVIDERS.map((name) => `signin/${name}`)],
};

/** Each route outside of /v1 that changes something, and the reads of next-auth, found on disk. */
async function findDoors(): Promise<Door[]> {
  const files = (await readdir(ROOT, { recursive: true })).filter(
    (file) => path.basename(file) === 'route.ts' && !file.startsWith('v1/'),
  );
  const doors = await Promise.all(
    files.map(async (file) => {
      const module = (await import(path.join(ROOT, file))) as Record<string, Handler>;
      const address = `/${path.dirname(file)}`;
      return METHODS.flatMap((method): Door[] => {
        const handler = module[method];
        if (!handler) return [];
        if (!address.includes('[...nextauth]'))
          return method === 'GET' ? [] : [{ method, address, handler }];
        return (NEXT_AUTH[method as keyof typeof NEXT_AUTH] ?? []).map((door) => ({
          method,
          address: address.replace('[...nextauth]', door),
          handler,
        }));
      });
    }),
  );
  return doors.flat().filter(({ address }) => !WITHOUT_COOKIE.test(address));
}

const FOREIGN: [string, string][][] = [
  [['sec-fetch-site', 'cross-site']],
  [['sec-fetch-site', 'same-site']],
  [['sec-fetch-site', 'nonsense']],
  [['sec-fetch-site', '']],
  [['sec-fetch-site', 'Same-Origin']],
  [
    ['sec-fetch-site', 'same-origin'],
    ['sec-fetch-site', 'cross-site'],
  ],
  [
    ['sec-fetch-site', 'cross-site'],
    ['origin', OWN],
  ],
  [
    ['sec-fetch-site', 'same-site'],
    ['origin', OWN],
  ],
  [['origin', 'null']],
  [['origin', '']],
  [['origin', 'https://guides.example']],
  [['origin', 'https://guides.example:8444']],
  [['origin', 'http://guides.example:8443']],
  [['origin', 'https://www.guides.example:8443']],
  [['origin', 'https://guides.example:8443.evil.example']],
  [['origin', `${OWN}/`]],
  [
    ['origin', OWN],
    ['origin', 'https://evil.example'],
  ],
  [
    ['origin', OWN],
    ['origin', OWN],
  ],
];
const UNKNOWN: [string, string][][] = [[], [['sec-fetch-site', 'none']]];
const OURS: [string, string][][] = [
  [['sec-fetch-site', 'same-origin']],
  [['origin', OWN]],
  [
    ['sec-fetch-site', 'same-origin'],
    ['origin', 'null'],
  ],
];

let doors: Door[];
beforeAll(async () => {
  doors = await findDoors();
});
beforeEach(() => {
  Object.assign(env(), { publicUrl: OWN, nextAuthSecret: 'a secret of this test' });
});

let visitors = 0;
async function open({ method, address, handler }: Door, fields: [string, string][]) {
  const headers = new Headers({ [CLIENT_IP_HEADER]: `198.51.100.${(visitors += 1) % 250}` });
  for (const [name, value] of fields) headers.append(name, value);
  const answer = await handler(
    new Request(OWN + address, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: new URLSearchParams({ json: 'true' }) }),
    }),
    { params: Promise.resolve({ nextauth: address.split('/').slice(3) }) },
  );
  return answer;
}

// security: Cookie doors
it('each door that a cookie opens is found', () => {
  expect(doors.map(({ method, address }) => `${method} ${address}`)).toEqual(
    expect.arrayContaining([
      'GET /api/auth/session',
      'POST /api/auth/signout',
      'POST /api/auth/callback/credentials',
      'POST /api/contact',
      'POST /api/notices',
      'POST /api/operator',
    ]),
  );
});

// security: Cookie doors
it('refuses requests of other sites', async () => {
  for (const door of doors)
    for (const fields of [...FOREIGN, ...(door.method === 'GET' ? [] : UNKNOWN)])
      expect(
        (await open(door, fields)).status,
        `${door.method} ${door.address} ${JSON.stringify(fields)}`,
      ).toBe(403);
});

// security: Cookie doors
it('takes requests of our own pages, and reads of a person or a browser that names no site', async () => {
  for (const door of doors)
    for (const fields of [...OURS, ...(door.method === 'GET' ? UNKNOWN : [])])
      expect(
        (await open(door, fields)).status,
        `${door.method} ${door.address} ${JSON.stringify(fields)}`,
      ).not.toBe(403);
});

// security: Cookie doors
it('name the address of the site to a person who opened it at another one', async () => {
  for (const door of doors.filter(({ method }) => method === 'POST'))
    expect(
      await (await open(door, [['origin', 'http://192.168.1.5:3000']])).text(),
      door.address,
    ).toContain(`address of this site is ${OWN}:`);
});
