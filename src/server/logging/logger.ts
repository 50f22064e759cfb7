import pino from 'pino';
import { logLevel } from '../env/env';
import { writeLine } from './log-lines';
import { redactFields, type FieldValue } from './log-redaction';
import { currentRequestId } from './request-scope';

type Fields = Record<string, FieldValue>;

// At the first line and not at import, when the environment is not complete yet.
let made: pino.Logger | undefined;
const lines = () =>
  (made ??= pino(
    {
      level: logLevel(),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      // No thread writes for us: what is logged is out before the process ends.
    },
    { write: writeLine },
  ));

function write(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  const requestId = currentRequestId();
  // JSON escapes line breaks, so that nothing a client sends can forge a line
  // (docs/security-tests.md, 60).
  lines()[level]({
    event,
    ...(requestId === undefined ? {} : { requestId }),
    ...redactFields(fields),
  });
}

/**
 * One line of JSON per event, with the id of the current request. Never log passwords, tokens,
 * cookies or mail links.
 */
export const logger = {
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  /** For bugs of ours; the stack goes to the log and never to the client. */
  error: (event: string, error: unknown, fields: Fields = {}) =>
    write('error', event, {
      ...fields,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
};

/** Reports whether a level is logged (LOG_LEVEL). */
export const isLevelOn = (level: 'info' | 'warn' | 'error'): boolean =>
  lines().isLevelEnabled(level);
