import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { env } from '@/server/env/env';

/** A request to an external server. */
export type Asked = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** An external server, simulated on loopback. */
export type ExternalServer = {
  /** With a trailing slash. */
  url: string;
  host: string;
  port: number;
  asked: Asked[];
  stop: () => Promise<void>;
};

/** Starts a server that records requests and answers 204, or what `answer` returns. */
export async function startExternalServer(
  answer: (response: ServerResponse, asked: Asked) => void = (response) =>
    response.writeHead(204).end(),
  wantedPort = 0,
): Promise<ExternalServer> {
  const requests: Asked[] = [];
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        const noted = {
          method: request.method ?? '',
          path: request.url ?? '',
          headers: request.headers,
          body,
        };
        requests.push(noted);
        answer(response, noted);
      },
      () => undefined,
    );
  });
  await new Promise<void>((listening) => server.listen(wantedPort, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    host: '127.0.0.1',
    port,
    asked: requests,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Allows requests to these servers only, like OUTSIDE_ALLOWED_HOSTS. */
export function allowExternal(...servers: Pick<ExternalServer, 'host' | 'port'>[]): void {
  env().outsideAllowedHosts = servers.map(({ host, port }) => ({ host, port }));
}
