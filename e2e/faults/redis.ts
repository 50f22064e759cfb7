import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPort } from '../../src/server/start/port';

const POLL_MS = 20;
const START_TIMEOUT_MS = 30_000;

/**
 * A real Redis on this machine only, without persistence.
 * @throws with installation help when it is missing
 */
export async function startRedis(
  port?: number,
): Promise<{ port: number; url: string; kill: () => Promise<void> }> {
  const chosen = port ?? (await checkPort(0, '127.0.0.1'));
  const child = spawn(
    'redis-server',
    ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const endsAt = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(chosen))) {
    if (child.exitCode !== null || Date.now() > endsAt)
      throw new Error(`redis-server did not start on port ${chosen}.`);
    await sleep(POLL_MS);
  }
  return {
    port: chosen,
    url: `redis://127.0.0.1:${chosen}`,
    kill: async () => {
      process.off('exit', endWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
      resolve(false),
    );
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * A proxy to a port that can stop forwarding, like a machine that lost its power: connections stay
 * open and silent.
 */
export async function startProxy(target: () => number) {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1');
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
