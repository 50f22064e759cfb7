import 'server-only';
import { logger } from './logger';

/** Prisma reads relations in parallel on the one connection of a transaction, which pg deprecates. */
const PARALLEL_QUERIES = 'Calling client.query() when the client is already executing a query';

/** Logs Node's warnings as lines, except one that operators cannot act on. */
export function logNodeWarnings(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    if (!message.startsWith(PARALLEL_QUERIES)) logger.warn('node_warning', { name, message });
  });
}
