import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createHttpServer } from '../http/http-server';
import type { HttpServerOptions, PageChecks } from '../http/handle-request';
import type { OnAnswered } from '../http/response-hooks';
import { LOCALES } from '@/shared/interface/languages';
import type { Env } from '../env/env';
import { poolStats } from '../db/client';
import { onJobRun } from '../metrics/job-runs';
import { findNewest } from '../backup/scheduled/rows';
import { createMetrics } from '../metrics/metrics';
import { serveMetrics } from '../metrics/serve-metrics';
import { portProblem } from './port';
import { warmGuides } from './warm-guides';
import { servePicture } from '../storage/picture-response';

/** The listening product. */
export interface Web {
  port: number;
  /**
   * Answers 503 on /readyz, stops accepting, finishes running requests (25 s at most), closes Next;
   * true when none was cut off.
   */
  close: () => Promise<boolean>;
}

interface WebOptions {
  rootDir: string;
  /** Reports whether the database answers, and its invalidations are read. */
  isCurrent: () => boolean;
  isDevelopment: boolean;
  pageChecks: PageChecks;
  listMostRead: () => Promise<readonly string[]>;
  onAnswered: OnAnswered;
  /** Traces requests, where tracing is configured. */
  follow: HttpServerOptions['follow'];
}

const NOTICE_MS = 300;

/**
 * Starts Next behind the HTTP server. The environment must be complete before, as Next reads it
 * while it loads.
 */
export async function openWeb(settings: Env, options: WebOptions): Promise<Web> {
  const { rootDir, isCurrent, isDevelopment, pageChecks, listMostRead, onAnswered, follow } =
    options;
  const { default: next } = await import('next');
  // Next puts its websocket on the server it is given; the HTTP server passes on what may reach it.
  const websockets = new Server();
  // Not the address we listen on: middleware calls 127.0.0.1 localhost, and when the two names
  // differ, Next treats every rewrite as external and requests itself over the network, endlessly.
  const app = next({
    dev: isDevelopment,
    dir: rootDir,
    httpServer: websockets,
    hostname: 'localhost',
    port: settings.port,
  });
  await app.prepare();
  const handler = app.getRequestHandler();
  let isDraining = false;
  const metrics =
    settings.metrics &&
    createMetrics({ http: () => http.figures(), pool: poolStats, backup: findNewest });
  const http = createHttpServer({
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    isDevelopment,
    isReady: () => !isDraining && isCurrent(),
    inner: (req, res) => handler(req, res),
    ...pageChecks,
    servePicture,
    cachesResponses: !isDevelopment,
    ...(isDevelopment ? {} : { staticDir: path.join(rootDir, '.next', 'static') }),
    loggedRequests: settings.loggedRequests,
    onAnswered: (answered) => {
      metrics?.answered(answered);
      onAnswered(answered);
    },
    ...(follow ? { follow } : {}),
    ...(isDevelopment
      ? { onUpgrade: (req, socket, head) => void websockets.emit('upgrade', req, socket, head) }
      : {}),
  });
  const closeMetrics =
    metrics && settings.metrics && (await serveMetrics(metrics, settings.metrics));
  onJobRun(metrics?.jobRun);
  await new Promise<void>((resolve, reject) => {
    http.server.once('error', (error) =>
      portProblem(error, settings.port, settings.host).then(reject, reject),
    );
    http.server.listen({ port: settings.port, host: settings.host }, resolve);
  });
  const { port } = http.server.address() as AddressInfo;
  const read = reader(port, settings.host);
  if (!isDevelopment) await warmPages(read);
  const isBusy = () => http.figures().concurrency.pages.running > 0;
  const warming = isDevelopment ? undefined : warmGuides({ listMostRead, read, isBusy });
  const close = async () => {
    isDraining = true;
    // Not awaited: draining waits for the page that it reads.
    void warming?.stop();
    if (!isDevelopment) await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    const isClean = await http.drain();
    await app.close();
    await closeMetrics?.();
    return isClean;
  };
  return { port, close };
}

type Read = (path: string, language?: string) => Promise<string>;

/** Reads pages as browsers do, by default in the language of the site; '' for a failure. */
function reader(port: number, host = 'localhost'): Read {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return (path, language = '*') =>
    fetch(address + path, { headers: { 'accept-language': language, 'accept-encoding': 'br' } })
      .then((answer) => answer.text())
      .catch(() => '');
}

/**
 * Warms the caches: the build contains no guides, so the first request renders the landing page
 * again, and the first guide page is slow too. Visitors should not wait for either.
 */
async function warmPages(read: Read): Promise<void> {
  for (const language of LOCALES) {
    const [guide] = /\/p\/[2-9a-z]{12}(?=")/.exec(await read('/', language)) ?? [];
    if (guide !== undefined) await read(guide, language);
  }
}
