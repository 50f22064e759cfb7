import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { newCreator, projectBody, signIn } from './creators';
import { newDataDir, startProduct } from './product';

const AT_ONCE = 20;
const EMAIL = 'ana@makerstep.example';

/**
 * A request whose body is held back.
 * @returns a function that sends the rest and returns the answer
 */
async function heldBack(port: number, token: string, name: string) {
  const body = JSON.stringify(projectBody(name));
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  await new Promise<void>((resolve) =>
    socket.write(
      [
        'POST /v1/dashboard/projects HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        `Authorization: Bearer ${token}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body.slice(0, 10),
      ].join('\r\n'),
      () => resolve(),
    ),
  );
  return { finish: () => socket.write(body.slice(10)), answer };
}

// security: D5
it('SIGTERM finishes running requests, accepts no new ones, and leaves everything stored', async () => {
  const { dataDir, leave } = await newDataDir();
  const product = await startProduct({ dataDir });
  let again: typeof product | undefined;
  try {
    const token = await newCreator(product, EMAIL);
    const requests = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, number) =>
        heldBack(product.port, token, `Under way ${number}`),
      ),
    );
    // Connections are accepted in order: when this is answered, the others have been accepted.
    expect((await product.ask('GET', '/v1/projects')).status).toBe(200);
    const ended = product.stop();
    await expect
      .poll(
        () =>
          product.ask('GET', '/readyz').then(
            ({ status }) => status,
            () => 'refused',
          ),
        { timeout: 30_000, interval: 10 },
      )
      .not.toBe(200);
    await expect
      .poll(
        () =>
          product.ask('GET', '/v1/projects').then(
            ({ status }) => status,
            () => 'refused',
          ),
        { timeout: 20_000 },
      )
      .toBe('refused');
    for (const { finish } of requests) finish();
    const answers = await Promise.all(requests.map(({ answer }) => answer));
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 201 Created']),
    );
    expect(await ended).toBe(0);
    expect(product.said()).toContain('Stopped. Everything is stored.');
    again = await startProduct({ dataDir });
    const { body } = await again.ask<{ totalResults: number }>('GET', '/v1/dashboard/projects', {
      token: await signIn(again, EMAIL),
    });
    expect(body.totalResults).toBe(AT_ONCE);
  } finally {
    await product.kill();
    await again?.stop();
    await leave();
  }
});
