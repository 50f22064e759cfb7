import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFront } from '@/server/http/front';
import type { FrontOptions } from '@/server/http/handle-request';

/** What the handler behind the HTTP server received. */
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
export async function startEchoFront(options: Partial<FrontOptions> = {}) {
  const front = createFront({
    publicUrl: 'http://makers.test',
    trustedProxies: 0,
    isDevelopment: false,
    isReady: () => Promise.resolve(true),
    inner: echo,
    ...options,
  });
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  const { port } = front.server.address() as AddressInfo;
  const stop = () => {
    front.server.closeAllConnections();
    return new Promise((resolve) => front.server.close(resolve));
  };
  return { ...front, port, url: `http://127.0.0.1:${port}`, stop };
}
