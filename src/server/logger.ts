type Fields = Record<string, string | number | boolean | null | undefined>;

function write(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  // JSON escapes line breaks, so that nothing a client sends can forge a line (security.md, 60).
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** One JSON line an event. Never give it passwords, tokens, cookies or mail links. */
export const logger = {
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  /** For faults of ours; the stack goes to the log and never to the client. */
  error: (event: string, error: unknown, fields: Fields = {}) =>
    write('error', event, { ...fields, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
};
