import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../ask';

/** One request of a visit. */
export interface Asked {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** The results of a period of visits. */
export interface Arrivals {
  visits: number;
  /** Milliseconds of each served request. */
  servedMs: number[];
  /** Requests rejected with 503 and Retry-After. */
  shed: number;
  /** Requests with any other error, or without a response. */
  failed: number;
  /** The first few errors. */
  faults: string[];
}

const TURN_MS = 10;
const OPEN_SOCKETS_MAX = 2_000;
const KEPT_FAULTS = 5;

/**
 * Starts visits at a constant rate, whether earlier ones have ended or not (open model); waits for
 * the last one.
 * @param visit the requests of the visit with this number, in order
 */
export async function arrive(
  port: number,
  {
    perSecond,
    visits,
    visit,
  }: { perSecond: number; visits: number; visit: (number: number) => Asked[] },
): Promise<Arrivals> {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: OPEN_SOCKETS_MAX,
    maxFreeSockets: OPEN_SOCKETS_MAX,
  });
  const result: Arrivals = { visits, servedMs: [], shed: 0, failed: 0, faults: [] };
  const fail = (fault: string) => {
    result.failed += 1;
    if (result.faults.length < KEPT_FAULTS) result.faults.push(fault);
  };
  const send = async ({ method, path, headers = {}, body }: Asked) => {
    const text = body && JSON.stringify(body);
    const startedAt = performance.now();
    try {
      const { status } = await ask(
        {
          port,
          agent,
          method,
          path,
          headers: {
            ...headers,
            ...(text
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
              : {}),
          },
        },
        text,
      );
      if (status < 300) result.servedMs.push(performance.now() - startedAt);
      else if (status === 503) result.shed += 1;
      else fail(`${method} ${path}: ${status}`);
    } catch (error) {
      fail(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const come = async (number: number) => {
    for (const asked of visit(number)) await send(asked);
  };
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  while (underWay.length < visits) {
    const due = Math.min(visits, Math.ceil(((performance.now() - startedAt) / 1000) * perSecond));
    while (underWay.length < due) underWay.push(come(underWay.length));
    await sleep(TURN_MS);
  }
  await Promise.all(underWay);
  agent.destroy();
  return result;
}
