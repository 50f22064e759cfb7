import { createServer } from 'node:http';
import { METRICS_NAMES, portProblem } from '../start/port';
import type { Metrics } from './metrics';

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Serves GET /metrics, and nothing else, on its own port.
 * @returns a function that stops it
 * @throws {PlainError} when it cannot listen
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
    (req, res) => {
      if (req.url !== '/metrics')
        return void res
          .writeHead(404, { 'Content-Type': 'text/plain' })
          .end('Figures are at /metrics.\n');
      if (req.method !== 'GET' && req.method !== 'HEAD')
        return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      metrics.text().then(
        (text) =>
          res
            .writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
            .end(text),
        () => res.writeHead(500).end(),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      portProblem(error, port, host, METRICS_NAMES).then(reject, reject),
    );
    server.listen({ port, host }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
