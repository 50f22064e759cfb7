import { expect, it } from 'vitest';
import { type SentSpan, startCollector } from './collector';
import { newCreator, publishedProject } from './creators';
import { newDataDir, startProduct } from './product';

const PROXY = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const SECRET = 'a-token-that-came-by-mail';
const POLL_OPTIONS = { timeout: 30_000, interval: 100 };

const valueOf = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

it('traces requests through HTTP server, Next and database, without secrets, and works without a collector', async () => {
  const { dataDir, leave } = await newDataDir();
  const collector = await startCollector();
  const product = await startProduct({
    dataDir,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1', LOG_REQUESTS: 'none' },
  });
  const { spans } = collector;
  const findSpan = (look: (span: SentSpan) => boolean) => spans.find(look);
  try {
    const token = await newCreator(product, 'rosa@makerstep.example');
    const uid = await publishedProject(product, token, { name: 'Repair the lamp' });
    const answer = await fetch(`${product.url}/v1/projects/${uid}`, {
      headers: { traceparent: `00-${PROXY.traceId}-${PROXY.spanId}-01` },
    });
    expect(answer.status).toBe(200);
    await product.ask('GET', `/auth/recovery?token=${SECRET}`);
    await product.ask('POST', `/v1/auth/reset-password?token=${SECRET}`, {
      body: { password: 'seven green bicycles' },
    });
    await product.ask('GET', '/healthz');

    const ofRead = () => spans.filter(({ traceId }) => traceId === PROXY.traceId);
    // Spans are sent in batches as they end: inner ones before outer ones.
    const outerSpan = () => ofRead().find(({ parentSpanId }) => parentSpanId === PROXY.spanId);
    await expect
      .poll(() => ofRead().some(({ name }) => name.startsWith('prisma:')), POLL_OPTIONS)
      .toBe(true);
    await expect.poll(outerSpan, POLL_OPTIONS).toBeDefined();
    const outer = outerSpan();
    expect(outer?.name).toBe('GET api_projects');
    expect(valueOf(outer, 'makerstep.request_id')).toBe(answer.headers.get('x-request-id'));
    expect(Number(valueOf(outer, 'http.response.status_code'))).toBe(200);
    await expect
      .poll(
        () =>
          ofRead().some(
            ({ parentSpanId, name }) => parentSpanId === outer?.spanId && name.includes('/v1/'),
          ),
        { ...POLL_OPTIONS, message: 'Next is below' },
      )
      .toBe(true);

    await expect
      .poll(
        () => findSpan((span) => valueOf(span, 'url.path') === '/v1/auth/reset-password'),
        POLL_OPTIONS,
      )
      .toBeDefined();
    await expect
      .poll(() => findSpan((span) => valueOf(span, 'url.path') === '/auth/recovery'), POLL_OPTIONS)
      .toBeDefined();
    expect(findSpan((span) => valueOf(span, 'url.path') === '/healthz')).toBeUndefined();
    for (const secret of [SECRET, token, 'seven green bicycles', 'rosa@makerstep.example'])
      expect(collector.said()).not.toContain(secret);

    await collector.stop();
    expect((await product.ask('GET', `/v1/projects/${uid}`)).status).toBe(200);
    expect(await product.stop()).toBe(0);
  } finally {
    await product.kill();
    await leave();
  }
}, 240_000);
