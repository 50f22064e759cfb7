import { randomUUID } from 'node:crypto';
import { db } from '@/server/db/client';
import { call, type CallOptions } from '@/testing/api';
import { buildPublished } from '@/testing/database/factories';
import { recordBody } from '../../../../_testing/good-bodies';
import { POST } from '../route';

let visitors = 0;
export const send = (id: string, body: unknown, options: CallOptions = {}) => {
  visitors += 1;
  return call(POST, {
    params: { id },
    body,
    address: `198.20.${Math.floor(visitors / 250)}.${visitors % 250}`,
    ...options,
  });
};
type Steps = { id: string }[];
export const DAY_MS = 24 * 3_600_000;
export const START = new Date(Date.now() - 2 * DAY_MS).toISOString();
/** A valid record of a new visit; `parts` override its fields. */
export const record = (steps: Steps, parts: Record<string, unknown> = {}) => ({
  ...recordBody(steps, Date.parse(START)),
  sessionId: randomUUID(),
  ...parts,
});
/** A published project that is three days old. */
export async function published(options: Parameters<typeof buildPublished>[0] = {}) {
  const built = await buildPublished(options);
  await db().project.update({
    where: { id: built.project.id },
    data: { createdAt: new Date(Date.now() - 3 * DAY_MS) },
  });
  return built;
}
export const after = (ms: number) => new Date(Date.parse(START) + ms).toISOString();
export const lasting = (ms: number) => ({ startTime: START, endTime: after(ms), duration: ms });
export const HOUR_MS = 3_600_000;
