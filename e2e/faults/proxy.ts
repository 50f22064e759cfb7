import { connect, createServer, type Socket } from 'node:net';
import { checkPort } from '../../src/server/start/port';

/**
 * A proxy to a port that can stop forwarding, like a machine that lost its power: connections stay
 * open and silent.
 */
export async function startProxy(target: number) {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        if (!isSilent) to.write(chunk);
      });
      from
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from);
          if (!isSilent) to.destroy();
        });
    }
  });
  const port = await checkPort(0, '127.0.0.1');
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    silence: () => {
      isSilent = true;
    },
    /** Forwards again; open connections are closed. */
    restore: () => {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
