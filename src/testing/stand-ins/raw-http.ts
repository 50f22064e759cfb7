import { connect } from 'node:net';

const WAIT_MS = 5_000;

/**
 * Sends raw bytes to a server on loopback, and returns its whole response until it closes (or sends
 * nothing for `quietMs`).
 */
export function sendRaw(port: number, bytes: string | Buffer, quietMs = 300): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    let quiet: NodeJS.Timeout | undefined;
    const finish = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(WAIT_MS, () => reject(new Error('no answer')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    });
    socket.on('close', finish);
    socket.on('error', (error) => (answer === '' ? reject(error) : finish()));
  });
}

/** The status of a raw response. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
