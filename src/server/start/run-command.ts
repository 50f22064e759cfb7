import 'server-only';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { PlainError } from '../plain-error';
import { lastLines } from './children';

const KEPT_CHARS = 4_000;
const SHOWN_LINES = 4;
/** Longer than a backup or rehearsal takes; one that hangs would keep others from running. */
const COMMAND_MAX_MS = 6 * 60 * 60_000;

/**
 * Runs a command of the product in a process of its own, which requests do not wait for.
 * @throws {PlainError} with its last lines when it fails
 */
export async function runCommand(
  [name, ...args]: readonly [string, ...string[]],
  { signal, env = {} }: { signal: AbortSignal; env?: Record<string, string> },
): Promise<void> {
  const script = path.join(process.cwd(), 'scripts', 'run.mjs');
  const child = spawn(process.execPath, [script, name, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    signal: AbortSignal.any([signal, AbortSignal.timeout(COMMAND_MAX_MS)]),
  });
  // A system may forbid it.
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {}
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_CHARS);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new PlainError(lastLines(output, SHOWN_LINES) || 'The process was ended.', '');
}
