import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '@/testing/captured-log';
import { startEchoServer } from '@/testing/stand-ins/echo-server';
import { logLimitRefusal } from '../logging/limit-log';
import { checkPort, METRICS_NAMES } from '../start/port';
import { onJobRun, timeJob } from './job-runs';
import { createMetrics, type Sources } from './metrics';
import { matchRoute } from '@/shared/addresses/routes';
import { serveMetrics } from './serve-metrics';

beforeEach(() => void captureLog());

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  onJobRun(undefined);
  for (const stop of stops.splice(0)) await stop();
});

/** A server with metrics, and a scrape of them. */
async function start(
  options: Parameters<typeof startEchoServer>[0] = {},
  pool: Sources['pool'] = () => ({ total: 0, idle: 0, waiting: 0 }),
) {
  const metrics = createMetrics({
    http: () => http.figures(),
    pool,
    backup: () => Promise.resolve({ ageS: 90, bytes: 5_000_000 }),
  });
  const http = await startEchoServer({ onAnswered: metrics.answered, ...options });
  const port = await checkPort(0, '127.0.0.1');
  const close = await serveMetrics(metrics, { port, host: '127.0.0.1' });
  stops.push(http.stop, close);
  const url = `http://127.0.0.1:${port}`;
  const scrape = async () => (await fetch(`${url}/metrics`)).text();
  /** The value of one series; 0 when it is missing. */
  const value = async (series: string) =>
    Number(
      (await scrape())
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  return { http, url, close, scrape, value, metrics };
}

describe('figures', () => {
  it('are served as Prometheus text at one path of their own port, with those of the process', async () => {
    const { url, http } = await start();
    const answer = await fetch(`${url}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/`)).status).toBe(404);
    // On the public port this path belongs to the application.
    expect(await (await fetch(`${http.url}/metrics`)).json()).toMatchObject({ url: '/metrics' });
  });
  it('are no longer served once closed, even on a kept-alive connection', async () => {
    const { url, close } = await start();
    await (await fetch(`${url}/metrics`)).text();
    await close();
    await expect(fetch(`${url}/metrics`)).rejects.toThrow();
  });
  it('name the variable for another port when theirs is taken', async () => {
    const { url } = await start();
    await expect(checkPort(Number(new URL(url).port), '127.0.0.1', METRICS_NAMES)).rejects.toThrow(
      /choose another port: METRICS_PORT=\d+ npm start/,
    );
  });
  it('count requests by route kind and status class, in seconds', async () => {
    const { http, value } = await start({
      inner: (_req, res) =>
        Promise.resolve(
          void res.writeHead(res.req.url === '/v1/auth/login' ? 401 : 200).end('made'),
        ),
    });
    for (const path of ['/p/aaaabbbbcccc', '/p/aaaabbbbcccc/s/2', '/v1/auth/login'])
      await (await fetch(http.url + path)).text();
    await expect
      .poll(() =>
        value('makerstep_http_request_duration_seconds_count{route="project",status="2xx"}'),
      )
      .toBe(2);
    expect(
      await value('makerstep_http_request_duration_seconds_count{route="api_auth",status="4xx"}'),
    ).toBe(1);
    expect(
      await value('makerstep_http_request_duration_seconds_sum{route="project",status="2xx"}'),
    ).toBeLessThan(10);
    expect(await value('makerstep_http_sent_bytes_total')).toBeGreaterThan(100);
  });
  it('have a fixed set of labels, whatever is requested', async () => {
    const { metrics, scrape, http } = await start();
    await (await fetch(`${http.url}/p/x`)).text();
    // The process's own series vary.
    const ours = async () =>
      (await scrape()).split('\n').filter((line) => line.startsWith('makerstep_'));
    const before = (await ours()).length;
    const roots = [
      '',
      'p/',
      'c/',
      'v1/',
      'v1/auth/',
      'v1/projects/',
      'v1/dashboard/',
      'uploads/',
      'files/',
      '_next/',
      'dashboard/',
      'explore/',
      'api/',
      'auth/',
    ];
    for (let count = 0; count < 1_000; count += 1) {
      const path = `/${roots[count % roots.length]}${randomBytes(6).toString('base64url')}`;
      metrics.answered({
        requestId: String(count),
        method: randomBytes(3).toString('hex'),
        path,
        status: 200 + (count % 400),
        durationMs: count,
        bytes: 1,
        isCutOff: false,
      });
    }
    const series = await ours();
    // 15 kinds, 5 classes, 16 lines each.
    expect(series.length - before).toBeLessThan(15 * 5 * 16 + 10);
    expect(new Set(series.map((line) => /route="(\w+)"/.exec(line)?.[1])).size).toBeLessThanOrEqual(
      17,
    );
    await Promise.all(
      Array.from({ length: 100 }, (_, count) =>
        fetch(`${http.url}/${randomBytes(6).toString('hex')}/${count}?a=${count}`).then((answer) =>
          answer.text(),
        ),
      ),
    );
    expect((await ours()).length).toBe(series.length);
  });
  it('report the concurrency limiter and whom it rejected', async () => {
    const held: (() => void)[] = [];
    const { http, value } = await start({
      concurrency: { pages: { atOnce: 1, waitMs: 50 }, api: { atOnce: 1, waitMs: 50 } },
      inner: async (_req, res) => {
        await new Promise<void>((resolve) => held.push(resolve));
        res.end('made');
      },
    });
    const first = fetch(`${http.url}/explore`);
    await expect.poll(() => held.length).toBe(1);
    expect((await fetch(`${http.url}/explore`)).status).toBe(503);
    expect(await value('makerstep_concurrency_requests{limit="pages",state="running"}')).toBe(1);
    expect(await value('makerstep_http_requests_at_once{kind="other"}')).toBe(1);
    held[0]?.();
    await (await first).text();
    expect(await value('makerstep_shed_requests_total{limit="pages"}')).toBe(1);
    expect(await value('makerstep_shed_requests_total{limit="pages"}'), 'asked twice').toBe(1);
    expect(await value('makerstep_concurrency_requests{limit="pages",state="running"}')).toBe(0);
  });
  // security: Monitoring
  it('report each refusal by a limit', async () => {
    const { value } = await start();
    const refused = () => value('makerstep_refusals_total{refusal="feedback"}');
    const before = await refused();
    logLimitRefusal('feedback', '192.0.2.1');
    expect([await refused(), await refused()]).toEqual([before + 1, before + 1]);
  });
  it('know who asked, also for what the cache answers', async () => {
    const agents: (string | undefined)[] = [];
    const { http } = await start({
      cachesResponses: true,
      onAnswered: ({ userAgent }) => agents.push(userAgent),
    });
    for (const agent of ['GPTBot', 'curl'])
      await (await fetch(`${http.url}/about`, { headers: { 'user-agent': agent } })).text();
    await expect.poll(() => agents).toEqual(['GPTBot', 'curl']);
    expect(http.figures().responseCache).toMatchObject({ hits: 1, misses: 1 });
  });
  it('report the response cache', async () => {
    const { http, value } = await start({ cachesResponses: true });
    for (let count = 0; count < 3; count += 1) await (await fetch(`${http.url}/about`)).text();
    expect(await value('makerstep_response_cache_requests_total{result="hit"}')).toBe(2);
    expect(await value('makerstep_response_cache_requests_total{result="miss"}')).toBe(1);
    expect(await value('makerstep_response_cache_entries')).toBe(1);
    expect(await value('makerstep_response_cache_bytes')).toBeGreaterThan(1_000);
  });
  it('report the newest backup', async () => {
    const { value } = await start();
    expect(await value('makerstep_backup_age_seconds')).toBe(90);
    expect(await value('makerstep_backup_bytes')).toBe(5_000_000);
  });
  it('report uploads, the database and jobs', async () => {
    const { http, value, metrics } = await start({}, () => ({ total: 5, idle: 2, waiting: 1 }));
    for (const bytes of [10, 9_000_000])
      await fetch(`${http.url}/uploads/x`, { method: 'PUT', body: 'a'.repeat(bytes) });
    await expect.poll(() => value('makerstep_uploads_total{result="refused"}')).toBe(1);
    expect(await value('makerstep_uploads_total{result="stored"}')).toBe(1);
    expect(
      await Promise.all(
        ['idle', 'used', 'waited_for'].map((state) =>
          value(`makerstep_database_connections{state="${state}"}`),
        ),
      ),
    ).toEqual([2, 3, 1]);
    onJobRun(metrics.jobRun);
    await timeJob('sweepViews', () => Promise.resolve());
    await expect(
      timeJob('sweepViews', () => Promise.reject(new Error('database away'))),
    ).rejects.toThrow('database away');
    expect(
      await value('makerstep_job_duration_seconds_count{job="sweepViews",result="done"}'),
    ).toBe(1);
    expect(
      await value('makerstep_job_duration_seconds_count{job="sweepViews",result="failed"}'),
    ).toBe(1);
  });
});

describe('the label of a path', () => {
  it.each([
    ['/', 'landing'],
    ['/explore', 'explore'],
    ['/explore/4006381333931', 'explore'],
    ['/explorer', 'other'],
    ['/p/x/embed', 'project'],
    ['/c/x/2', 'creator'],
    ['/files/k/320', 'picture'],
    ['/v1', 'api_other'],
    ['/v1/contact', 'api_other'],
    ['/v1/projects/x/feedback', 'api_projects'],
    ['/v1/dashboard/user', 'api_dashboard'],
    ['/v1/auth/login', 'api_auth'],
    ['/uploads/k', 'upload'],
    ['/api/auth/session', 'session'],
    ['/dashboard', 'dashboard'],
    ['/auth', 'auth'],
    ['/_next/static/x.js', 'script'],
    ['/readyz', 'health'],
    ['/about', 'other'],
    ['', 'other'],
  ])('%s is %s', (path, kind) => expect(matchRoute(path).label).toBe(kind));
});
