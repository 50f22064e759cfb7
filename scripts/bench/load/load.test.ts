import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { arrive } from './arrivals';
import { visitsTo } from './mix';

const uids = Array.from({ length: 500 }, (_, number) => `guide${number}`);
const visits = visitsTo(
  { uids, steps: new Map([['guide1', ['s1', 's2']]]), writers: [{ token: 't', path: '/v1/step' }] },
  1,
);

test('visits have the documented shares', () => {
  const counts = { guide: 0, list: 0, viewer: 0, writer: 0 };
  for (let number = 0; number < 10_000; number += 1) {
    const [first] = visits(number);
    const kind =
      first?.method === 'PATCH'
        ? 'writer'
        : first?.path.includes('/s/')
          ? 'viewer'
          : first?.path.startsWith('/p/')
            ? 'guide'
            : 'list';
    counts[kind] += 1;
  }
  for (const [kind, share] of Object.entries({ guide: 0.7, list: 0.15, viewer: 0.1, writer: 0.05 }))
    expect(counts[kind as keyof typeof counts] / 10_000, kind).toBeCloseTo(share, 1);
});

let server: Server;
let asked = 0;
beforeEach(async () => {
  asked = 0;
  server = createServer((req, res) => {
    asked += 1;
    if (req.url === '/gone') return void res.socket?.destroy();
    res.statusCode = req.url === '/busy' ? 503 : req.url === '/broken' ? 500 : 200;
    res.end('x');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
    }),
);

test('served, rejected and failed requests are counted separately, and all of a visit is sent', async () => {
  const path = (number: number) => ['/', '/busy', '/broken', '/gone'][number % 4] ?? '/';
  const found = await arrive((server.address() as AddressInfo).port, {
    perSecond: 2_000,
    visits: 40,
    visit: (number) => [
      { method: 'GET', path: path(number) },
      { method: 'POST', path: '/', body: { number } },
    ],
  });
  expect(asked).toBe(80);
  expect({ served: found.servedMs.length, shed: found.shed, failed: found.failed }).toEqual({
    served: 50,
    shed: 10,
    failed: 20,
  });
  expect(found.faults.some((fault) => fault.startsWith('GET /broken: 500'))).toBe(true);
});
