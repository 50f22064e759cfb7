import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type pg from 'pg';
import { encodePicture, encodeVariants } from '../../src/features/uploads/server/encode-picture';
import { VARIANT_WIDTHS_PX, VARIANTS_VERSION } from '../../src/features/uploads/constants';
import { closeDb } from '../../src/server/db/client';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { buildPublished } from '../../src/testing/database/factories';
import type { Running } from '../../src/testing/database/processes';
import { readAgain, Uploader } from './pictures/client';
import { makePhotos, PHOTO_PX } from './pictures/photos';
import { onProduct } from './product';
import { aligned, ms, percentilesOf } from './report';

const PHOTOS = 50;
const REST_MS = 4_000;
const POLL_MS = 50;
const VARIANTS_TIMEOUT_MS = 5 * 60_000;
const MEBIBYTE = 1024 * 1024;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const mebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE);

/**
 * Fifty photographs of a phone, uploaded at once: how fast they are accepted and their variants
 * made, compared with bare encoding, how much memory that takes, and how it affects readers
 * meanwhile.
 */
export async function run({ photos: asked }: { photos?: string | undefined }): Promise<void> {
  const count = Number(asked ?? PHOTOS);
  // One more to load everything that is loaded lazily.
  const [first, ...photos] = await makePhotos(count + 1, PHOTO_PX.width, PHOTO_PX.height);
  if (!first) return;
  say(
    `${count} photographs of 12 megapixels, ${mebibytes(photos.reduce((sum, { length }) => sum + length, 0))} MiB in all. Encoding them bare …`,
  );
  const bare = await encodeBare(first, photos);
  await onProduct({ LIMIT_UPLOADS: '100000' }, async (product, url) => {
    const { project } = await buildPublished().finally(closeDb);
    const figures = await withConnection(url, (client) =>
      upload(product, client, { first, photos, page: `/p/${project.projectUid}` }),
    );
    report(figures, bare, count);
  });
}

type Bare = { uploadsMs: number; variantsMs: number };

/** The same encoding without the product, with the same concurrency. */
async function encodeBare(first: Buffer, photos: Buffer[]): Promise<Bare> {
  const limit = pLimit(2);
  const all = (work: (photo: Buffer) => Promise<unknown>, pictures: Buffer[]) =>
    Promise.all(pictures.map((picture) => limit(() => work(picture))));
  const fulls: Buffer[] = [];
  const encode = async (photo: Buffer) => fulls.push((await encodePicture(async () => photo)).full);
  await encode(first);
  fulls.length = 0;
  const startedAt = performance.now();
  await all(encode, photos);
  const uploadsMs = performance.now() - startedAt;
  await all((full) => encodeVariants(full, VARIANT_WIDTHS_PX), fulls);
  return { uploadsMs, variantsMs: performance.now() - startedAt - uploadsMs };
}

type Given = { first: Buffer; photos: Buffer[]; page: string };
type Figures = {
  putMs: number[];
  allPutMs: number;
  refused: number;
  firstVariantsMs: number;
  allVariantsMs: number;
  restBytes: number;
  peakBytes: number;
  afterBytes: number;
  restPageMs: number[];
  busyPageMs: number[];
};

async function upload(
  product: Running,
  client: pg.Client,
  { first, photos, page }: Given,
): Promise<Figures> {
  const uploader = new Uploader(product.port);
  await uploader.signUp();
  await uploader.put(await uploader.sign(), first);
  const made = async () =>
    Number(
      (
        await client.query<{ made: string }>(
          'SELECT count(*) AS made FROM picture WHERE variants_version = $1',
          [VARIANTS_VERSION],
        )
      ).rows[0]?.made ?? 0,
    );
  while ((await made()) < 1) await sleep(POLL_MS);
  const addresses: string[] = [];
  for (const _ of photos) addresses.push(await uploader.sign());
  const restEndsAt = performance.now() + REST_MS;
  const restPageMs = await readAgain(product.port, page, () => performance.now() > restEndsAt);
  const restBytes = await product.residentBytes();

  const watched = { isOver: false, peakBytes: restBytes, firstVariantsMs: NaN, allVariantsMs: NaN };
  const startedAt = performance.now();
  const watch = async () => {
    while (Number.isNaN(watched.allVariantsMs)) {
      const tookMs = performance.now() - startedAt;
      if (tookMs > VARIANTS_TIMEOUT_MS)
        throw new Error(
          `Only ${(await made()) - 1} pictures have their variants after ${seconds(tookMs)}.`,
        );
      watched.peakBytes = Math.max(watched.peakBytes, await product.residentBytes());
      const count = (await made()) - 1;
      if (count >= 1 && Number.isNaN(watched.firstVariantsMs))
        watched.firstVariantsMs = performance.now() - startedAt;
      if (watched.isOver && count >= taken()) watched.allVariantsMs = performance.now() - startedAt;
      await sleep(POLL_MS);
    }
  };
  let answers: { tookMs: number; status: number }[] = [];
  const taken = () => answers.filter(({ status }) => status === 200).length;
  const reading = readAgain(product.port, page, () => !Number.isNaN(watched.allVariantsMs));
  const watching = watch();
  answers = await Promise.all(photos.map((photo, at) => uploader.put(addresses[at] ?? '', photo)));
  const allPutMs = performance.now() - startedAt;
  watched.isOver = true;
  await watching;
  const { peakBytes, firstVariantsMs, allVariantsMs } = watched;
  const busyPageMs = await reading;
  await sleep(REST_MS);
  return {
    putMs: answers.map(({ tookMs }) => tookMs),
    allPutMs,
    refused: photos.length - taken(),
    firstVariantsMs,
    allVariantsMs,
    restBytes,
    peakBytes,
    afterBytes: await product.residentBytes(),
    restPageMs,
    busyPageMs,
  };
}

function report(figures: Figures, bare: Bare, count: number): void {
  const put = percentilesOf(figures.putMs);
  const [rest, busy] = [percentilesOf(figures.restPageMs), percentilesOf(figures.busyPageMs)];
  const perSecond = (tookMs: number) => ((count / tookMs) * 1000).toFixed(2);
  const bareMs = bare.uploadsMs + bare.variantsMs;
  say(
    aligned([
      ['', 'product', 'beside', 'it', 'ratio'],
      [
        'uploads a second, checked and stored',
        perSecond(figures.allPutMs),
        'bare',
        perSecond(bare.uploadsMs),
        `${(bare.uploadsMs / figures.allPutMs).toFixed(2)} ×`,
      ],
      [
        'answer of an upload, p50',
        seconds(put.p50Ms),
        'bare, half of all',
        seconds(bare.uploadsMs / 2),
        `${(put.p50Ms / (bare.uploadsMs / 2)).toFixed(2)} ×`,
      ],
      [
        'answer of an upload, p95',
        seconds(put.p95Ms),
        'bare, 95 of 100',
        seconds(bare.uploadsMs * 0.95),
        `${(put.p95Ms / (bare.uploadsMs * 0.95)).toFixed(2)} ×`,
      ],
      ['first picture with its variants after', seconds(figures.firstVariantsMs), '', '', ''],
      [
        `all with their ${VARIANT_WIDTHS_PX.length} variants after`,
        seconds(figures.allVariantsMs),
        'bare',
        seconds(bareMs),
        `${(figures.allVariantsMs / bareMs).toFixed(2)} ×`,
      ],
      [
        'memory at most, MiB',
        String(mebibytes(figures.peakBytes)),
        'at rest',
        String(mebibytes(figures.restBytes)),
        `${(figures.peakBytes / figures.restBytes).toFixed(2)} ×`,
      ],
      [
        'memory afterwards, MiB',
        String(mebibytes(figures.afterBytes)),
        'at rest',
        String(mebibytes(figures.restBytes)),
        `${(figures.afterBytes / figures.restBytes).toFixed(2)} ×`,
      ],
      [
        'a cached page meanwhile, p95 ms',
        ms(busy.p95Ms),
        'at rest',
        ms(rest.p95Ms),
        `${(busy.p95Ms / rest.p95Ms).toFixed(2)} ×`,
      ],
    ]),
  );
  say(figures.refused === 0 ? 'None was refused.' : `${figures.refused} WERE REFUSED.`);
}
