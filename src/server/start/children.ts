import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';

const KEPT_CHARS = 20_000;
const KILLED_IN_SHELL = 137;
/** In words of V8, Next about a worker, a shell, Rust and Node. */
const OUT_OF_MEMORY =
  /heap out of memory|signal: SIGKILL|^Killed$|memory allocation of \d+ bytes failed|ENOMEM|ERR_WORKER_OUT_OF_MEMORY/m;

/** The output and exit of a helper program. */
export interface ChildResult {
  isGood: boolean;
  /** True if the system ended it, or a program of its own, as memory ran out. */
  isOutOfMemory: boolean;
  /** The end of its output. */
  output: string;
}

/** Runs helper programs (the seed, the build) and can end them all when the start is cancelled. */
export class Children {
  private readonly running = new Set<ChildProcess>();

  constructor(private readonly rootDir: string) {}

  /**
   * Runs a script with this Node, by its path from the root; its output goes to `logFile`, and line
   * by line to `onLine`.
   */
  async run(
    script: string,
    args: string[],
    options: { logFile: string; env?: Record<string, string>; onLine?: (line: string) => void },
  ): Promise<ChildResult> {
    const log = createWriteStream(options.logFile, { flags: 'w', mode: 0o600 });
    await once(log, 'open');
    // A full disk loses the log but does not end the start; the program reports its own failure.
    log.on('error', () => undefined);
    // Lets programs that look up `node` find this one.
    const searchPath = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
    const child = spawn(process.execPath, [path.join(this.rootDir, script), ...args], {
      cwd: this.rootDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env, PATH: searchPath },
    });
    this.running.add(child);
    let output = '';
    let rest = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk);
        output = (output + chunk.toString()).slice(-KEPT_CHARS);
        const lines = (rest + chunk.toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) options.onLine?.(line);
      });
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    this.running.delete(child);
    log.end();
    return {
      isGood: code === 0,
      isOutOfMemory: signal === 'SIGKILL' || code === KILLED_IN_SHELL || OUT_OF_MEMORY.test(output),
      output,
    };
  }

  endAll(): void {
    for (const child of this.running) child.kill('SIGTERM');
  }
}

/** The last non-blank lines, for messages. */
export const lastLines = (output: string, count: number): string =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(-count)
    .join('\n');
