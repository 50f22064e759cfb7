import { createServer, type AddressInfo } from 'node:net';
import { PlainError } from '../plain-error';

const NEXT_PORTS = 20;
const LAST_PORT = 65_535;

/** The variables that choose an address. */
export interface PortNames {
  port: string;
  host: string;
}

/**
 * Checks that we can listen, before anything is changed; for port 0 returns the one the system
 * picked.
 * @throws {PlainError} when the port is taken or not allowed
 */
export async function checkPort(
  port: number,
  host: string | undefined,
  names?: PortNames,
): Promise<number> {
  try {
    return await listenOnce(port, host);
  } catch (error) {
    throw await portProblem(error, port, host, names);
  }
}

/** Listens for a moment. */
async function listenOnce(port: number, host: string | undefined): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ port, host }, resolve),
  );
  const { port: listened } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return listened;
}

/** The next port that is free, else one that the system picks. */
async function freePortAfter(port: number, host: string | undefined): Promise<number> {
  for (let next = port + 1; next <= Math.min(port + NEXT_PORTS, LAST_PORT); next += 1) {
    const free = await listenOnce(next, host).catch(() => undefined);
    if (free !== undefined) return free;
  }
  return listenOnce(0, host);
}

/** The message for a failure to listen. */
export async function portProblem(
  error: unknown,
  port: number,
  host: string | undefined,
  names: PortNames = { port: 'PORT', host: 'HOST' },
): Promise<unknown> {
  const { code } = error as NodeJS.ErrnoException;
  const kept = 'Nothing was started or changed.';
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is already taken by another program (perhaps Makerstep is already running).`,
      `Stop that program, or choose another port: ${names.port}=${await freePortAfter(port, host)} npm start.`,
      { kept, cause: error },
    );
  }
  if (code === 'EACCES')
    return new PlainError(
      `This user may not listen on port ${port}.`,
      `Choose a port above 1023: ${names.port}=${names.port === 'PORT' ? 3000 : 9464} npm start.`,
      { kept, cause: error },
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new PlainError(
      `${names.host} ${host ?? ''} is no address of this machine.`,
      `Leave ${names.host} out, or correct it.`,
      { kept, cause: error },
    );
  }
  return error;
}

/** Variables of the metrics' address (src/server/metrics). */
export const METRICS_NAMES: PortNames = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
