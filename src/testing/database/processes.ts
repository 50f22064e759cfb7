import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPort } from '@/server/start/port';

const READY_TIMEOUT_MS = 10 * 60_000;
const POLL_MS = 100;
const STOP_TIMEOUT_MS = 30_000;
/** Maximum wait for output after the exit; a grandchild may keep the pipe open for longer. */
const LAST_WORDS_MS = 10_000;
const KEPT_CHARS = 100_000;
const TOLD_CHARS = 4_000;
const KIB = 1024;

/** A server in a separate process. */
export interface Running {
  port: number;
  pid: number;
  /** Its memory in bytes. */
  residentBytes: () => Promise<number>;
  /**
   * Sends it the signal to stop and waits for its end.
   * @returns its exit code; null when it had to be killed after 30 s
   */
  stop: () => Promise<number | null>;
  /** Kills it like a power cut, without a signal that it could handle. */
  kill: () => Promise<void>;
  /** The end of its output. */
  said: () => string;
  hasEnded: () => boolean;
}

type Options = { cwd: string; env: Record<string, string> };

function startChild(args: string[], { cwd, env }: Options) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_CHARS);
    });
  const killed = () => void child.kill('SIGTERM');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  const closed = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const lastWords = () => Promise.race([closed, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
  return { child, said: () => output, lastWords };
}

/**
 * Runs a program with this Node.
 * @throws with the end of its output when it fails
 */
export async function runToEnd(args: string[], options: Options): Promise<void> {
  const { child, said } = startChild(args, options);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`It could not be built:\n${said().slice(-TOLD_CHARS)}`);
}

/**
 * Starts a server on a free port and waits until `readyPath` responds.
 * @throws with the end of its output when it exits before
 */
export async function startServer(
  argsOf: (port: number) => string[],
  { readyPath, ...options }: Options & { readyPath: string },
): Promise<Running> {
  const port = Number(options.env.PORT) || (await checkPort(0, '127.0.0.1'));
  const { child, said, lastWords } = startChild(argsOf(port), {
    ...options,
    env: { ...options.env, PORT: String(port) },
  });
  const endsAt = Date.now() + READY_TIMEOUT_MS;
  while (
    !(await fetch(`http://127.0.0.1:${port}${readyPath}`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded) await lastWords();
    if (hasEnded || Date.now() > endsAt)
      throw new Error(`A server did not start:\n${said().slice(-TOLD_CHARS)}`);
    await sleep(POLL_MS);
  }
  return {
    port,
    pid: child.pid ?? NaN,
    residentBytes: async () =>
      Number(
        /VmRSS:\s*(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? NaN,
      ) * KIB,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
      await lastWords();
      return child.exitCode;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}
