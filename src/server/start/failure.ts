import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvError } from '../env/env';
import { PlainError } from '../plain-error';

const NO_SPACE = /ENOSPC|no space left|disk quota exceeded/i;
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * One paragraph for the operator: what happened, what was kept, what to do. The stack goes to a log
 * file.
 */
export function describeFailure(
  error: unknown,
  facts: { step: string; dataDir?: string | undefined },
): string {
  const logFile = writeLog(error, facts.dataDir);
  const { message, code, path: file } = error as NodeJS.ErrnoException;
  if (NO_SPACE.test(allWords(error))) {
    return `The disk is full (${facts.step}). What was already stored is kept. Free some space and start again.`;
  }
  if (error instanceof PlainError) return error.message;
  if (error instanceof EnvError)
    return `These settings cannot be used: ${message.replaceAll('\n', ' ')} Nothing was started or changed. Correct them and start again.`;
  if (code !== undefined && UNWRITABLE.has(code)) {
    return `${file ?? 'A file'} cannot be written (${code}). Nothing was lost. Give this user the right to write there, or choose another DATA_DIR, and start again.`;
  }
  return `Something unexpected went wrong (${facts.step}): ${message}. What was already stored is kept. The details are in ${logFile}; start again, and report it if it comes back.`;
}

function allWords(error: unknown): string {
  return error instanceof Error ? `${error.message} ${allWords(error.cause)}` : '';
}

function writeLog(error: unknown, dataDir: string | undefined): string {
  const text = `${new Date().toISOString()} ${withCauses(error)}\n`;
  for (const dir of [dataDir, tmpdir()]) {
    if (dir === undefined) continue;
    const file = path.join(dir, 'start-errors.log');
    try {
      appendFileSync(file, text, { mode: 0o600 });
      return file;
    } catch {
      continue;
    }
  }
  return 'no log, as none could be written';
}

function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? String(error.stack)
    : `${error.stack}\nbecause: ${withCauses(error.cause)}`;
}
