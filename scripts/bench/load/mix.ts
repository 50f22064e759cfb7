import { seededRandom } from '../explore/random';
import type { Asked } from './arrivals';

/** The targets of visits. */
export interface Places {
  /** Guides that are opened by their link; the first ones often. */
  uids: readonly string[];
  /** Ids of the steps of the guides that are read in the viewer. */
  steps: ReadonlyMap<string, readonly string[]>;
  /** Creators at work: their tokens, and their projects. */
  writers: readonly { token: string; path: string }[];
}

const POPULAR = 200;
const WORDS = ['lamp', 'repair', 'screw', 'kind'];
const VISIT_MS = 90_000;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

/**
 * The mix of visits: 70 of 100 open a guide (4 of 5 one of the 200 most read), 15 use the list or
 * search, 10 follow a guide in the viewer, which counts the view and records the visit, and 5 are
 * creators who save a step.
 */
export function visitsTo(
  { uids, steps, writers }: Places,
  seed: number,
): (number: number) => Asked[] {
  const random = seededRandom(seed);
  const oneOf = <T>(from: readonly T[]) => from[random(from.length)] as T;
  const readInViewer = [...steps.keys()];
  return (number) => {
    // Each visitor has an IP, as a proxy would forward it.
    const headers = {
      ...BROWSER,
      'x-forwarded-for': `10.${random(256)}.${random(256)}.${1 + random(254)}`,
    };
    const kind = random(100);
    if (kind < 70)
      return [
        {
          method: 'GET',
          path: `/p/${random(5) > 0 ? uids[random(Math.min(POPULAR, uids.length))] : oneOf(uids)}`,
          headers,
        },
      ];
    if (kind < 85)
      return [
        {
          method: 'GET',
          path: oneOf([
            '/',
            '/explore',
            `/explore?search=${oneOf(WORDS)}`,
            `/explore?search=${oneOf(WORDS)}+${random(1000)}`,
          ]),
          headers,
        },
      ];
    if (kind < 95) return viewing(oneOf(readInViewer), steps, headers);
    const { token, path } = writers[number % writers.length] as Places['writers'][number];
    return [
      {
        method: 'PATCH',
        path,
        headers: { authorization: `Bearer ${token}` },
        body: { description: [{ lang: 'en', value: `Turn it ${number} times.` }] },
      },
    ];
  };
}

function viewing(uid: string, steps: Places['steps'], headers: Record<string, string>): Asked[] {
  const endTime = new Date();
  const ids = steps.get(uid) ?? [];
  const stepTimes = ids.map((stepId, index) => ({
    step: index + 1,
    stepId,
    time: Math.floor(VISIT_MS / ids.length),
  }));
  const record = {
    startTime: new Date(endTime.getTime() - VISIT_MS).toISOString(),
    endTime: endTime.toISOString(),
    duration: VISIT_MS,
    lang: 'en',
    steps: stepTimes,
  };
  return [
    { method: 'GET', path: `/p/${uid}/s/1`, headers },
    { method: 'POST', path: `/v1/projects/${uid}/view`, headers, body: {} },
    { method: 'POST', path: `/v1/projects/${uid}/analytics`, headers, body: record },
  ];
}
