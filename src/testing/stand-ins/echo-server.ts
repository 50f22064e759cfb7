import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '@/server/http/http-server';
import type { HttpServerOptions } from '@/server/http/handle-request';

/** Request as the handler behind the HTTP server received it. */
export interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

async function echo(req: IncomingMessage, res: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of req) body += String(chunk);
  res.setHeader('content-type', 'application/json');
  res.end(
    JSON.stringify({
      method: req.method,
      url: req.url,
      headers: req.headers,
      body,
    } satisfies Record<keyof Echo, unknown>),
  );
}

/** A listening HTTP server with a handler that echoes what it received. */
export async function startEchoServer(options: Partial<HttpServerOptions> = {}) {
  const http = createHttpServer({
    publicUrl: 'http://makers.test',
    trustedProxies: 0,
    isDevelopment: false,
    isReady: () => true,
    inner: echo,
    ...options,
  });
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
  const { port } = http.server.address() as AddressInfo;
  const stop = () => {
    http.server.closeAllConnections();
    return new Promise((resolve) => http.server.close(resolve));
  };
  return { ...http, port, url: `http://127.0.0.1:${port}`, stop };
}
