import { z } from 'zod';
import type { Holdings } from '../../src/server/backup/rehearsal';

const TIMEOUT_MS = 60_000;
const PAGES = ['/', '/explore', '/sitemap.xml', '/developers'];
const PICTURE = /\/files\/[\w./-]+/;

const list = z.object({
  totalResults: z.int(),
  totalIsEstimate: z.boolean().optional(),
  results: z.array(z.object({ projectUid: z.string(), name: z.string() })),
});

/** One thing that was looked at, for people. */
export interface Finding {
  isGood: boolean;
  words: string;
}

/** Reads a site as its readers do, and compares it with what its database holds. */
export async function lookAtSite(
  origin: string,
  { listed, samples, token }: Holdings & { token: string },
): Promise<Finding[]> {
  const read = (address: string) =>
    fetch(origin + address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${token}` },
    })
      .then(async (answer) => ({
        problem: answer.ok ? undefined : `${address} answers ${answer.status}`,
        text: await answer.text(),
        type: answer.headers.get('content-type') ?? '',
      }))
      .catch((error: Error) => ({ problem: `${address}: ${error.message}`, text: '', type: '' }));
  const problems: string[] = [];
  const addresses = [...PAGES, ...samples.flatMap(({ uid }) => [`/p/${uid}`, `/p/${uid}/s/1`])];
  const pictures = new Set<string>();
  for (const address of addresses) {
    const { problem, text } = await read(address);
    if (problem !== undefined) problems.push(problem);
    const [picture] = (address.startsWith('/p/') && PICTURE.exec(text)) || [];
    if (picture !== undefined) pictures.add(picture);
  }
  const broken: string[] = [];
  for (const picture of pictures) {
    const { problem, type } = await read(picture);
    if (problem !== undefined || !type.startsWith('image/')) broken.push(problem ?? picture);
  }
  return [
    await lookAtList(read, { listed, samples }),
    summed('pages', addresses.length, problems),
    summed('pictures of them', pictures.size, broken),
  ];
}

async function lookAtList(
  read: (address: string) => Promise<{ text: string }>,
  { listed, samples }: Pick<Holdings, 'listed' | 'samples'>,
): Promise<Finding> {
  const { text } = await read(
    `/v1/projects?sortBy=createdAt:desc&limit=${Math.max(samples.length, 1)}`,
  );
  const answer = list.safeParse(jsonIn(text)).data;
  if (!answer) return { isGood: false, words: 'The public list of guides cannot be read' };
  const { totalResults, totalIsEstimate = false, results } = answer;
  const names = results.map(({ projectUid, name }) => `${projectUid} ${name}`).sort();
  const isSame =
    names.join('\n') ===
    samples
      .map(({ uid, name }) => `${uid} ${name}`)
      .sort()
      .join('\n');
  return {
    isGood: isSame && (totalIsEstimate || totalResults === listed),
    words: `${totalResults} of ${listed} public guides are listed${isSame ? '' : ', but not the newest ones'}`,
  };
}

const summed = (what: string, count: number, problems: readonly string[]): Finding => ({
  isGood: problems.length === 0,
  words: `${count - problems.length} of ${count} ${what} can be read${problems.length > 0 ? `: ${problems.join(', ')}` : ''}`,
});

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
