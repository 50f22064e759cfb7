import { parts } from './database.mjs';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ECONNRESET',
  'EAI_AGAIN',
]);

/** One log line in the format that the Prisma CLI expects. */
export const logLine = (level, fields) =>
  `${JSON.stringify({ level, fields, target: 'schema_engine::logger', timestamp: new Date().toISOString() })}\n`;

/** Prisma's code and message for a refused connection. */
export function describeConnectionError(error, url) {
  const { host, port, user, database } = parts(url);
  const place = `\`${host}:${port ?? 5432}\``;
  if (error.code === '3D000')
    return {
      error_code: 'P1003',
      message: `Database \`${database}\` does not exist on the database server at ${place}.`,
    };
  if (error.code === '28P01' || error.code === '28000')
    return {
      error_code: 'P1000',
      message: `Authentication failed against the database server at ${place}, the credentials for \`${user}\` are not valid.`,
    };
  if (error.code === '42P04')
    return {
      error_code: 'P1009',
      message: `Database \`${database}\` already exists on the database server at ${place}.`,
    };
  if (UNREACHABLE.has(error.code) || /timeout/.test(error.message))
    return { error_code: 'P1001', message: `Can't reach database server at ${place}.` };
  return { error_code: 'P1017', message: error.message };
}

/** A JSON-RPC error for the Prisma CLI; `panic` is the engine's message when it crashed. */
export function describeEngineError(error, panic) {
  const text = panic ?? String(error?.message ?? error);
  return {
    code: 4466,
    message: text,
    data: {
      is_panic: panic !== undefined,
      message: text,
      meta: error?.meta ?? null,
      error_code: error?.code ?? null,
    },
  };
}
