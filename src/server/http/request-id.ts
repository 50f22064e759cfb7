import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@/shared/headers';

/** As proxies make them: 32 hexadecimal digits, UUIDs, and the like. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id of a request: that of a trusted proxy where it gives a well-formed one, so that its log and ours can be read together; else a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers[REQUEST_ID_HEADER] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
