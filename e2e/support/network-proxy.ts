import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A proxy to the product that can be disconnected: Playwright's routes do not apply to a service
 * worker.
 */
export async function openProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isDisconnected = false;
  const server = createServer((near) => {
    if (isDisconnected) return void near.destroy();
    const far = connect({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.on('close', () => {
      sockets.delete(near);
      far.destroy();
    });
    far.on('close', () => {
      sockets.delete(far);
      near.destroy();
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disconnect: () => {
      isDisconnected = true;
      sockets.forEach((socket) => socket.destroy());
    },
    reconnect: () => {
      isDisconnected = false;
    },
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
