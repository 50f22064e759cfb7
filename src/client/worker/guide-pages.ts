import { flightAddress, guidePages } from '@/shared/offline/guide-addresses';
import { isGone } from '@/shared/offline/request-kind';
import { keepAssets } from './assets';
import { atOnce } from './at-once';
import { fetchPublic, KeepFailure, put } from './put-kept';

const FLIGHT_TYPE = 'text/x-component';

type Fetched = { address: string; answer: Response; text: string };

/**
 * Keeps the pages of a guide in one language, and Next's router's form of them. All are fetched before the first is put,
 * and what they name before them: whatever ends this, the kept pages find their scripts.
 * @param known what the pages named that are kept already; they are left alone where the server's are still the same
 * @returns what they name; undefined when the guide is gone
 * @throws {KeepFailure}
 */
export async function keepGuidePages(
  cache: Cache,
  projectUid: string,
  { locale, known, signal }: { locale: string; known: string[] | undefined; signal: AbortSignal },
): Promise<string[] | undefined> {
  const pages = guidePages(projectUid);
  const documents = await fetchAll(pages, async (page) => ({
    address: page,
    answer: await fetchPublic(page, {
      signal,
      cache: 'no-cache',
      headers: { accept: 'text/html', 'accept-language': locale },
    }),
  }));
  if (documents === undefined) return undefined;
  if (documents.some(({ answer }) => !answer.headers.get('content-type')?.startsWith('text/html')))
    throw new KeepFailure('network');
  const isSame = await Promise.all(
    documents.map(
      async ({ address, text }) => (await (await cache.match(address))?.text()) === text,
    ),
  );
  if (known && isSame.every(Boolean)) return known;

  // An empty _rsc is the one that belongs to a request without a router's state.
  const flights = await fetchAll(pages, async (page) => ({
    address: flightAddress(page),
    answer: await fetchPublic(`${page}?_rsc`, {
      signal,
      cache: 'no-cache',
      headers: { rsc: '1', 'accept-language': locale },
    }),
  }));
  if (flights === undefined) return undefined;
  const all = [
    ...documents,
    ...flights.filter(({ answer }) => answer.headers.get('content-type')?.startsWith(FLIGHT_TYPE)),
  ];
  const assets = await keepAssets(
    all.map(({ text }) => text),
    signal,
  );
  for (const { address, answer } of all) await put(cache, address, answer);
  return assets;
}

async function fetchAll(
  pages: readonly string[],
  fetchOne: (page: string) => Promise<Omit<Fetched, 'text'>>,
): Promise<Fetched[] | undefined> {
  const fetched: Fetched[] = [];
  await atOnce(pages, async (page) => {
    const one = await fetchOne(page);
    fetched.push({ ...one, text: await one.answer.clone().text() });
  });
  return fetched.some(({ answer }) => isGone(answer.status)) ? undefined : fetched;
}
