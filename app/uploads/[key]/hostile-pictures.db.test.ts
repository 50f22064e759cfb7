import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { variantsQueue } from '@/features/uploads/server/variants/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { coloursAt, differenceOf, webpParts } from '@/testing/ui/looks';
import { HOSTILE_FILES, type HostileName } from '@/testing/pictures/made/hostile';
import { photo } from '@/testing/pictures/made/photo';
import { typeOfName } from '@/testing/pictures/pictures';
import { put, sign, storedNames } from '../../v1/_testing/uploads';
import { runDue } from '@/server/jobs/worker';

/**
 * Of 255. The photograph differs by more than 40 when rotated or mirrored, and its negative by more
 * than 140.
 */
const ALIKE = 12;

/** Expected result for a file: its size, and how it looks. */
type Taken = { size: [width: number, height: number]; look?: (stored: Buffer) => Promise<void> };

const asPhoto = async (stored: Buffer) =>
  expect(await differenceOf(stored, await (await photo(600)).png().toBuffer())).toBeLessThan(ALIKE);
const isRed = ([red = 0, green = 0, blue = 0]: number[] = []) =>
  red > 130 && green < 110 && blue < 110;
const isGreen = ([red = 0, green = 0, blue = 0]: number[] = []) =>
  green > 120 && red < 110 && blue < 110;
/**
 * The head of the arrow is wide and above, its shaft narrow and below; the dot is above on the
 * left.
 */
const asArrow = async (stored: Buffer) => {
  const [dot, otherTop, bottomLeft, bottomRight, head, shaft, besideShaft] = await coloursAt(
    stored,
    [
      [60 / 480, 60 / 640],
      [420 / 480, 60 / 640],
      [60 / 480, 580 / 640],
      [420 / 480, 580 / 640],
      [170 / 480, 155 / 640],
      [0.5, 400 / 640],
      [170 / 480, 400 / 640],
    ],
  );
  expect([
    isGreen(dot),
    isGreen(otherTop),
    isGreen(bottomLeft),
    isGreen(bottomRight),
    isRed(head),
    isRed(shaft),
    isRed(besideShaft),
  ]).toEqual([true, false, false, false, true, true, false]);
};
const asFirstFrame = async (stored: Buffer) => {
  const [ball, where] = await coloursAt(stored, [
    [30 / 320, 0.5],
    [250 / 320, 0.5],
  ]);
  expect([(ball?.[0] ?? 0) > 180, (where?.[0] ?? 255) < 90]).toEqual([true, true]);
};

const ARROW: Taken = { size: [480, 640], look: asArrow };
const SMALL: Taken = { size: [640, 480], look: asPhoto };
const FULL: Taken = { size: [2560, 1920], look: asPhoto };

const EXPECTED: Record<
  HostileName,
  | Taken
  | 'picture_unsupported'
  | 'picture_damaged'
  | 'picture_too_many_pixels'
  | 'file_too_large'
  | 'unsupported_media_type'
> = {
  'size-exactly-2097152.jpg': FULL,
  'size-2097153.jpg': 'file_too_large',
  'exif-gps-rotated.jpg': { size: [1200, 900], look: asPhoto },
  'exif-orientation-2.jpg': ARROW,
  'exif-orientation-3.jpg': ARROW,
  'exif-orientation-4.jpg': ARROW,
  'exif-orientation-5.jpg': ARROW,
  'exif-orientation-6.jpg': ARROW,
  'exif-orientation-7.jpg': ARROW,
  'exif-orientation-8.jpg': ARROW,
  'gps-in-png.png': { size: [400, 300], look: asPhoto },
  'gps-in-webp.webp': { size: [600, 450], look: asPhoto },
  'xmp-comment.jpg': SMALL,
  'bad-exif.jpg': SMALL,
  'bad-icc.jpg': SMALL,
  'cmyk.jpg': { size: [1000, 750], look: asPhoto },
  'palette-8bit.png': { size: [600, 600], look: asPhoto },
  'sixteen-bit.png': { size: [240, 180], look: asPhoto },
  'one-pixel.png': { size: [1, 1] },
  'thin-20000x1.png': { size: [2560, 1] },
  'png-named.jpg': 'unsupported_media_type',
  'photo.avif': { size: [1200, 900], look: asPhoto },
  'photo.heic': 'picture_unsupported',
  'scan.tiff': 'picture_unsupported',
  'picture.bmp': 'picture_unsupported',
  'animated.gif': { size: [320, 240], look: asFirstFrame },
  'animated.webp': { size: [320, 240], look: asFirstFrame },
  'bomb-1500-frames.gif': { size: [500, 500] },
  'bomb-30000x30000.png': 'picture_too_many_pixels',
  'bomb-rgb-16000x16000.png': 'picture_too_many_pixels',
  'bomb-lying-header.png': 'picture_too_many_pixels',
  'bomb-lying-header.jpg': 'picture_too_many_pixels',
  'bomb-text-chunk.png': { size: [16, 16] },
  'truncated.jpg': 'picture_damaged',
  'truncated.png': 'picture_damaged',
  'header-only.jpg': 'picture_damaged',
  'empty.jpg': 'picture_unsupported',
  'bad-crc.png': 'picture_damaged',
  'polyglot-jpeg-html.jpg': SMALL,
  'polyglot-gif-js.gif': { size: [64, 64] },
  'polyglot-png-zip.png': { size: [320, 240], look: asPhoto },
  'script.svg': 'picture_unsupported',
  'svg-renamed.png': 'picture_unsupported',
  'entities.svg': 'picture_unsupported',
  'html-renamed.png': 'picture_unsupported',
  'html-after-png-signature.png': 'picture_damaged',
  'text-renamed.jpg': 'picture_unsupported',
  'pdf-renamed.jpg': 'picture_unsupported',
};
const BOMBS = [
  'bomb-1500-frames.gif',
  'bomb-30000x30000.png',
  'bomb-rgb-16000x16000.png',
  'bomb-lying-header.png',
  'bomb-lying-header.jpg',
  'bomb-text-chunk.png',
  'thin-20000x1.png',
  'truncated.jpg',
  'truncated.png',
] as const;
/** Metadata that the files carry beside their picture. */
const TRACES = [
  'Private Person',
  'TestCamera',
  'SN-000123',
  'Test Street',
  '<script',
  'alert(',
  'payload.html',
  'PK\u0003\u0004',
  'ICC_PROFILE',
  'Exif\0',
  'xmpmeta',
  'rdf:',
];
const STATUS = {
  picture_unsupported: 422,
  picture_damaged: 422,
  picture_too_many_pixels: 422,
  file_too_large: 413,
  unsupported_media_type: 415,
} as const;

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
  await rm(env().dataDir, { recursive: true, force: true });
});

async function storedFiles(): Promise<Map<string, Buffer>> {
  const files = path.join(env().dataDir, 'files');
  const names = (await readdir(files, { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [path.basename(name, '.webp'), await readFile(path.join(files, name))] as const,
      ),
    ),
  );
}

async function expectClean(files: Map<string, Buffer>): Promise<void> {
  for (const bytes of files.values()) {
    expect(
      webpParts(bytes).filter((part) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(part)),
    ).toEqual([]);
    expect(TRACES.filter((trace) => bytes.includes(trace))).toEqual([]);
    const {
      depth,
      space,
      pages,
      orientation,
      hasProfile,
      height = 0,
    } = await sharp(bytes).metadata();
    expect([depth, space, pages, orientation, hasProfile, height > 0]).toEqual([
      'uchar',
      'srgb',
      undefined,
      undefined,
      false,
      true,
    ]);
  }
}

// security: 34, 35
describe('what may be hostile', () => {
  it.each(Object.entries(EXPECTED))('%s', async (name, expected) => {
    const bytes = new Uint8Array(await HOSTILE_FILES[name as HostileName]());
    const type = typeOfName(name);
    const { key, signedRequest } = await sign(creator, { fileName: name, fileType: type });
    // Without a length: a declared one is not trusted.
    const answer = await put(signedRequest, new Blob([bytes]).stream(), type);
    if (typeof expected === 'string') {
      expect([answer.status, answer.body.error?.code]).toEqual([STATUS[expected], expected]);
      if (expected === 'picture_unsupported')
        expect(answer.body.error.message).toMatch(/JPEG.*PNG.*WebP.*AVIF.*GIF/);
      expect([await db().file.count(), await db().picture.count(), await storedNames()]).toEqual([
        0,
        0,
        [],
      ]);
      return;
    }
    expect([answer.status, answer.body]).toEqual([200, { key }]);
    await runDue(variantsQueue(async () => undefined));
    const files = await storedFiles();
    const full = files.get('full') ?? Buffer.alloc(0);
    const { width, height } = await sharp(full).metadata();
    expect([width, height]).toEqual(expected.size);
    expect(await db().file.findUniqueOrThrow({ where: { key } })).toMatchObject({
      width,
      height,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    await expectClean(files);
    for (const [variant, smaller] of files) {
      if (variant !== 'full') expect((await sharp(smaller).metadata()).width).toBe(Number(variant));
      await expected.look?.(smaller);
    }
    if (name.startsWith('size-exactly')) expect(full.length).toBeLessThan(bytes.length / 3);
  });

  // security: 36, D11
  it('none makes the process hold much more than an honest photograph does, nor take much longer, all bombs at once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-bombs-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const save = (name: string, bytes: Buffer) => writeFile(path.join(folder, name), bytes);
    await save('photo.jpg', await (await photo(2400)).jpeg({ quality: 95 }).toBuffer());
    for (const name of BOMBS) await save(name, await HOSTILE_FILES[name]());
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--max-old-space-size=96',
        'node_modules/tsx/dist/cli.mjs',
        '--tsconfig',
        'tsconfig.server.json',
        'src/testing/pictures/decode-bombs.ts',
        path.join(folder, 'photo.jpg'),
        ...BOMBS.map((name) => path.join(folder, name)),
      ],
      {
        env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=96' },
      },
    );
    const { honest, bombs } = JSON.parse(stdout) as Record<
      'honest' | 'bombs',
      { peakBytes: number; tookMs: number }
    >;
    // Eight each, of which the largest would be 2.7 GB.
    expect(bombs.peakBytes / honest.peakBytes).toBeLessThan(1.6);
    expect(bombs.tookMs / honest.tookMs).toBeLessThan(20);
  });
});
