import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../ask';

/** A request of a visit. */
export interface Asked {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** What a time of visits came to. */
export interface Arrivals {
  visits: number;
  /** Milliseconds of each request that was served. */
  servedMs: number[];
  /** Requests that were told to come back: 503 with a time. */
  shed: number;
  /** Requests with any other answer, or with none. */
  failed: number;
  /** What they were, the first few. */
  faults: string[];
}

const TURN_MS = 10;
const OPEN_SOCKETS_MAX = 2_000;
const KEPT_FAULTS = 5;

/**
 * Lets visits begin at an even rate, whether those before have ended or not, as visitors do; waits for the last one.
 * @param visit the requests of the visit of this number, one after another
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
