import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkPort } from '../../src/server/start/port';
import { newCreator, publishedProject } from './creators';
import { newDataDir, type Product, startProduct } from './product';

type Line = { level: string; event: string; requestId?: string; path?: string; status?: number };

const EMAIL = 'rosa@makerstep.example';
const [FIRST_PASSWORD, NEW_PASSWORD] = ['seven green bicycles', 'eleven blue umbrellas'];
const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const POLL_OPTIONS = { timeout: 30_000, interval: 50 };

const linesOf = (product: Product) =>
  product
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{"') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);

/** The token in the link of the password recovery email, once it is written. */
async function recoveryToken(dataDir: string): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  const name = (await readdir(folder).catch(() => [])).find((file) =>
    file.endsWith('-recovery.eml'),
  );
  // Quoted-printable, the encoding of emails.
  const mail =
    name &&
    (await readFile(path.join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return mail ? /[?&]token=([\w-]+)/.exec(mail)?.[1] : undefined;
}

// security: 60
it('operators see each request and its result, no secret, and metrics on a separate port until it ends', async () => {
  const { dataDir, leave } = await newDataDir();
  const metricsPort = await checkPort(0, '127.0.0.1');
  const product = await startProduct({
    dataDir,
    env: { METRICS_PORT: String(metricsPort), TRUST_PROXY: '1', LOG_REQUESTS: 'all' },
  });
  const figures = () =>
    fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
  try {
    const token = await newCreator(product, EMAIL);
    const uid = await publishedProject(product, token, { name: 'Repair the lamp' });
    for (let count = 0; count < 3; count += 1) await product.ask('GET', `/p/${uid}`);

    // One id in proxy, HTTP server, Next and answer.
    const login = await fetch(`${product.url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': ID },
      body: JSON.stringify({ email: EMAIL, password: FIRST_PASSWORD }),
    });
    const { tokens } = (await login.json()) as {
      tokens: { access: { token: string }; refresh: { token: string } };
    };
    expect(login.headers.get('x-request-id')).toBe(ID);
    await expect
      .poll(() => linesOf(product).filter(({ requestId }) => requestId === ID), POLL_OPTIONS)
      .toEqual([
        expect.objectContaining({ level: 'info', event: 'signed_in' }),
        expect.objectContaining({
          level: 'info',
          event: 'request',
          path: '/v1/auth/login',
          status: 200,
        }),
      ]);

    // A link with a token is sent, opened and used.
    expect(
      (await product.ask('POST', '/v1/auth/forgot-password', { body: { email: EMAIL } })).status,
    ).toBe(202);
    let mailToken: string | undefined;
    await expect
      .poll(async () => (mailToken = await recoveryToken(dataDir)), POLL_OPTIONS)
      .toBeDefined();
    expect((await product.ask('GET', `/auth/recovery?token=${mailToken}`)).status).toBe(200);
    await product.ask('GET', `/auth/recovery%3Ftoken=${mailToken}`);
    expect(
      (
        await product.ask('POST', `/v1/auth/reset-password?token=${mailToken}`, {
          body: { password: NEW_PASSWORD },
        })
      ).status,
    ).toBe(204);

    // Some metrics are counted a moment later.
    const series = [
      'http_request_duration_seconds_count{route="api_auth",status="2xx"} ',
      'response_cache_requests_total{result="hit"} ',
      'database_connections{state="idle"} ',
      'job_duration_seconds_count{job="deliverMails",result="done"} ',
      'concurrency_requests{limit="pages",state="running"} 0',
    ];
    let text = '';
    await expect
      .poll(
        async () =>
          (text = await figures()) && series.filter((each) => !text.includes(`makerstep_${each}`)),
        POLL_OPTIONS,
      )
      .toEqual([]);
    expect(text).toMatch(/^makerstep_database_connections\{state="(?:idle|used)"\} [1-9]/m);
    expect(text).not.toContain(uid);
    expect((await product.ask('GET', '/metrics')).status).toBe(404);

    expect(await product.stop()).toBe(0);
    await expect(figures()).rejects.toThrow();
    // Log lines of the last moment are not lost.
    expect(linesOf(product).filter(({ path: asked }) => asked === '/metrics')).toHaveLength(1);
    for (const secret of [
      FIRST_PASSWORD,
      NEW_PASSWORD,
      String(mailToken),
      token,
      tokens.access.token,
      tokens.refresh.token,
      EMAIL,
    ])
      expect(product.said()).not.toContain(secret);
  } finally {
    await product.kill();
    await leave();
  }
}, 240_000);
