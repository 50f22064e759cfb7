import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { env } from '@/server/env';

/** What somebody outside was asked. */
export type Asked = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** A server of the world outside, on loopback. */
export type OutsideServer = {
  /** With a trailing slash. */
  url: string;
  host: string;
  port: number;
  asked: Asked[];
  stop: () => Promise<void>;
};

/** Starts a server that notes what it is asked, and answers 204 unless `answer` does something else. */
export async function startOutsideServer(
  answer: (response: ServerResponse, asked: Asked) => void = (response) =>
    response.writeHead(204).end(),
  wantedPort = 0,
): Promise<OutsideServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        const noted = {
          method: request.method ?? '',
          path: request.url ?? '',
          headers: request.headers,
          body,
        };
        asked.push(noted);
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
    asked,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Allows these servers to be asked, and nobody else, as OUTSIDE_ALLOWED_HOSTS does. */
export function allowOutside(...servers: Pick<OutsideServer, 'host' | 'port'>[]): void {
  env().outsideAllowedHosts = servers.map(({ host, port }) => ({ host, port }));
}
