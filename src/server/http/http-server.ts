import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerBrokenRequests } from './requests/broken-requests';
import type { HttpFigures } from './figures';
import { createRequestHandler, type HttpServerOptions } from './handle-request';

const HEADERS_TIMEOUT_MS = 10_000;
// For imports; all other requests have shorter limits in the request handler.
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const IDLE_SOCKET_TIMEOUT_MS = 150_000;
const CONNECTIONS_CHECK_MS = 2_000;
const DRAIN_TIMEOUT_MS = 25_000;
const DRAIN_SWEEP_MS = 50;

export interface HttpServer {
  server: Server;
  /**
   * Stops accepting and finishes running requests, for 25 s at most.
   * @returns true when none was cut off
   */
  drain: () => Promise<boolean>;
  /** Its state now, and its counters since the start. */
  figures: () => HttpFigures;
}

/**
 * Next's websocket for hot reloading, in development only; any other upgrade is a plain request.
 */
export type UpgradeHandler = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Creates the HTTP server; the caller starts listening. */
export function createHttpServer(
  options: HttpServerOptions & { onUpgrade?: UpgradeHandler },
): HttpServer {
  const { handle, record, figures } = createRequestHandler(options);
  const server = createServer(
    {
      // The request handler checks it, and its error has a body and our headers.
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    (req, res) => {
      if (!server.listening) res.setHeader('Connection', 'close');
      void handle(req, res);
    },
  );
  server.timeout = IDLE_SOCKET_TIMEOUT_MS;
  answerBrokenRequests(server, new URL(options.publicUrl), record);
  const { onUpgrade } = options;
  const upgraded = new Set<Duplex>();
  if (onUpgrade)
    server.on('upgrade', (req, socket, head) => {
      if (!req.url?.startsWith('/_next/')) return void socket.destroy();
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
      onUpgrade(req, socket, head);
    });
  return {
    server,
    figures,
    drain: () => {
      // The server would wait for websockets, which never end by themselves.
      for (const socket of upgraded) socket.destroy();
      return drain(server);
    },
  };
}

function drain(server: Server): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      clearInterval(sweep);
      server.closeAllConnections();
      resolve(false);
    }, DRAIN_TIMEOUT_MS);
    // Keep-alive connections would hold the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), DRAIN_SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(timer);
      resolve(true);
    });
  });
}
