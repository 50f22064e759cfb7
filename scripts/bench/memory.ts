import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { closeDb } from '../../src/server/db/client';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { loadServer } from './pages/load';
import { seedPages } from './pages/seed';
import { Uploader } from './pictures/client';
import { makePhotos, PHOTO_PX } from './pictures/photos';
import { onProduct } from './product';

const REQUESTS = 100_000;
const GUIDES = 5_000;
const PHOTOS = 50;
const REST_MS = 20_000;
const REST_MAX_MB = 350;
const USED_MAX_MB = 550;
const KILOBYTES_PER_MEGABYTE = 1024;
/** Other pages that readers request. */
const PAGES = [
  '/',
  '/explore',
  '/explore?name=lamp',
  '/v1/projects',
  '/v1/projects?name=lamp',
  '/about',
];
const PAGE_EACH = 10;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * The memory of the product with its database, in MB: idle after the start, and after heavy use.
 * Linux only.
 */
export async function run(): Promise<void> {
  await onProduct({ LOG_REQUESTS: 'none', LIMIT_UPLOADS: '100000' }, async (product, url) => {
    await sleep(REST_MS);
    await tell(product.pid, 'at rest after the start', REST_MAX_MB);
    const { uids } = await withConnection(url, (client) => seedPages(client, GUIDES)).finally(
      closeDb,
    );
    let asked = 0;
    const { refused } = await loadServer({
      port: product.port,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      next: () => {
        asked += 1;
        if (asked > REQUESTS) return undefined;
        return asked % PAGE_EACH === 0
          ? PAGES[(asked / PAGE_EACH) % PAGES.length]
          : `/p/${uids[popularIndex(asked, uids.length)]}`;
      },
    });
    say(`${REQUESTS} requests, ${refused.length} of them refused.`);
    const uploader = new Uploader(product.port);
    await uploader.signUp();
    const limit = pLimit(4);
    const photos = await makePhotos(PHOTOS, PHOTO_PX.width, PHOTO_PX.height);
    await Promise.all(
      photos.map((photo) => limit(async () => uploader.put(await uploader.sign(), photo))),
    );
    await sleep(REST_MS);
    await tell(product.pid, `after them and ${PHOTOS} photographs`, USED_MAX_MB);
  });
}

/** Few guides have most of the readers: half of the requests are for an eighth of the guides. */
function popularIndex(request: number, guides: number): number {
  const share = ((request * 7919) % guides) / guides;
  return Math.floor(share ** 3 * guides);
}

/** Prints the memory of the process and its children. */
async function tell(pid: number, when: string, mostMb: number): Promise<void> {
  const held = new Map<string, number>();
  for (const one of familyOf(pid)) {
    const [name, rollup] = await Promise.all([
      readFile(`/proc/${one}/comm`, 'utf8'),
      readFile(`/proc/${one}/smaps_rollup`, 'utf8'),
    ]).catch(() => ['', '']);
    // The proportional share of each page: pages that several processes use count once in total.
    const kilobytes = Number(/^Pss:\s*(\d+)/m.exec(rollup)?.[1] ?? 0);
    held.set(name.trim(), (held.get(name.trim()) ?? 0) + kilobytes / KILOBYTES_PER_MEGABYTE);
  }
  const total = [...held.values()].reduce((sum, one) => sum + one, 0);
  const parts = [...held].map(([name, mb]) => `${name} ${mb.toFixed(0)}`).join(', ');
  say(
    `${total <= mostMb ? '' : 'MISSED: '}${total.toFixed(0)} MB (PSS) ${when}, at most ${mostMb} wanted: ${parts}`,
  );
}

function familyOf(pid: number): number[] {
  const pairs = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const one of family)
    family.push(...pairs.filter(([, parent]) => parent === one).map(([child = 0]) => child));
  return family;
}
