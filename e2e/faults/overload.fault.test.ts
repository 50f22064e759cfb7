import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCreator, projectBody, publishedProject } from './creators';
import { newDataDir, type Product, startProduct } from './product';

const CLIENTS = 300;
const TURNS = 4;
const SLOW_SENDERS = 400;
let product: Product;
let leave: () => Promise<void>;
let token: string;
let uid: string;

beforeAll(async () => {
  const folder = await newDataDir();
  leave = folder.leave;
  product = await startProduct({ dataDir: folder.dataDir, env: { DATABASE_POOL_SIZE: '10' } });
  token = await newCreator(product, 'ana@makerstep.example');
  uid = await publishedProject(product, token, { name: 'Repair the lamp', steps: 3 });
  await product.ask('GET', `/p/${uid}`);
});
afterAll(async () => {
  await product.stop();
  await leave();
});

// security: D4
it(`${CLIENTS} clients on ten database connections are served or told to retry, and health stays good`, async () => {
  const statuses = new Map<number, number>();
  const promised: string[] = [];
  const client = async (number: number) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const name = `Client ${number}, ${turn}`;
      const { status, retryAfter } =
        number % 3 === 0
          ? await product.ask('POST', '/v1/dashboard/projects', { token, body: projectBody(name) })
          : number % 3 === 1
            ? await product.ask('GET', `/v1/projects?name=lamp&page=${turn + 1}`)
            : await product.ask('GET', `/explore?search=lamp+${number}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) promised.push(name);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  };
  let isOver = false;
  const beside: number[] = [];
  const watching = (async () => {
    while (!isOver)
      beside.push(
        (await product.ask('GET', '/healthz')).status,
        (await product.ask('GET', `/p/${uid}`)).status,
      );
  })();
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  isOver = true;
  await watching;
  expect(new Set(beside)).toEqual(new Set([200]));
  expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(promised.length).toBeGreaterThan(0);
  const { body } = await product.ask<{ totalResults: number }>('GET', '/v1/dashboard/projects', {
    token,
  });
  expect(body.totalResults).toBeGreaterThanOrEqual(promised.length);
  process.stdout.write(
    `Answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.\n`,
  );
}, 240_000);

// security: D3
it(`${SLOW_SENDERS} clients that never finish their request delay nobody else`, async () => {
  const sockets: Socket[] = [];
  const dead = new Promise<void>((resolve) => {
    let closed = 0;
    for (let number = 0; number < SLOW_SENDERS; number += 1) {
      const socket = connect(product.port, '127.0.0.1');
      socket
        .on('error', () => undefined)
        .on('data', () => undefined)
        .on('close', () => {
          if ((closed += 1) === SLOW_SENDERS) resolve();
        });
      // Half of them stop in the headers, half in the body.
      socket.write(
        number % 2 === 0
          ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
          : 'POST /v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      );
      sockets.push(socket);
    }
  });
  for (let turn = 0; turn < 20; turn += 1)
    expect((await product.ask('GET', `/v1/projects?page=${turn + 1}`)).status).toBe(200);
  // The server ends each of them.
  await dead;
  expect((await product.ask('GET', `/p/${uid}`)).status).toBe(200);
}, 120_000);
