import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTurn } from '@/features/uploads/decoding';
import { makeNextVariants } from '@/features/uploads/variants/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { buildCreator, type TestCreator } from '@/testing/factories';
import { coloursAt, differenceOf, webpParts } from '@/testing/looks';
import { picturesIn, sharedPictures } from '@/testing/pictures';
import { put, sign, storedNames } from '../../v1/_testing/uploads';

const shared = sharedPictures() ?? '';
const FOLDER = path.join(shared, 'hostile-images');
const PHOTO = path.join(shared, 'images/landscape-12-nuts.jpg');
/** Of 255; the photograph turned or mirrored is more than 25 away from itself, its negative more than 100. */
const ALIKE = 12;

/** What a file becomes: its size, and how it looks. */
type Taken = { size: [width: number, height: number]; look?: (stored: Buffer) => Promise<void> };

const asPhoto = async (stored: Buffer) =>
  expect(await differenceOf(stored, await readFile(PHOTO))).toBeLessThan(ALIKE);
const isRed = ([red = 0, green = 0, blue = 0]: number[] = []) =>
  red > 130 && green < 110 && blue < 110;
const isGreen = ([red = 0, green = 0, blue = 0]: number[] = []) =>
  green > 120 && red < 110 && blue < 110;
/** The head of the arrow is wide and above, its shaft narrow and below; the dot is above on the left. */
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

/** One row for each file of the collection, by its README. */
const EXPECTED: Record<
  string,
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
  'exif-orientation-5.jpg': ARROW,
  'exif-orientation-6.jpg': ARROW,
  'exif-orientation-7.jpg': ARROW,
  'exif-orientation-8.jpg': ARROW,
  'gps-in-png.png': { size: [400, 300], look: asPhoto },
  'gps-in-webp.webp': { size: [600, 450], look: asPhoto },
  'xmp-comment.jpg': SMALL,
  'bad-icc.jpg': SMALL,
  'cmyk.jpg': { size: [1000, 750], look: asPhoto },
  'palette-8bit.png': { size: [600, 600] },
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
/** What the files carry beside their picture. */
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

describe.skipIf(shared === '')('of the collection of hostile files', () => {
  it('each has its row', async () => {
    expect((await readdir(FOLDER)).filter((name) => !name.endsWith('.md')).sort()).toEqual(
      Object.keys(EXPECTED).sort(),
    );
  });

  it.each(Object.entries(EXPECTED))('%s', async (name, expected) => {
    const file = (await picturesIn(FOLDER)).find((one) => one.name === name);
    const bytes = new Uint8Array(file?.bytes ?? []);
    const { key, signedRequest } = await sign(creator, {
      fileName: name,
      fileType: file?.type ?? '',
    });
    // Without a length: what is told of it stands in for nothing.
    const answer = await put(signedRequest, new Blob([bytes]).stream(), file?.type);
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
    while (await makeNextVariants(async () => undefined));
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

  it('none makes the process hold much more than an honest photograph does, nor take much longer, all bombs at once', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--max-old-space-size=96',
        'node_modules/tsx/dist/cli.mjs',
        '--tsconfig',
        'tsconfig.server.json',
        'src/testing/decode-bombs.ts',
        PHOTO,
        FOLDER,
      ],
      {
        env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=96' },
      },
    );
    const { photo, bombs } = JSON.parse(stdout) as Record<
      'photo' | 'bombs',
      { peakBytes: number; tookMs: number }
    >;
    // Eight each of nine bombs, of which the largest would be 2.7 GB.
    expect(bombs.peakBytes / photo.peakBytes).toBeLessThan(1.6);
    expect(bombs.tookMs / photo.tookMs).toBeLessThan(20);
  });
});

it.each([
  ['../../x.jpg'],
  ['a/b.jpg'],
  ['x.jpg%00.html'],
  ['x.php'],
  ['CON.jpg'],
  ['<img src=x onerror=alert(1)>.png'],
  ['imagem ção ñ 图片 😀.jpg'],
  ['x'.repeat(300)],
  [''],
])('a picture called %s is stored like any other', async (fileName) => {
  const { key, signedRequest } = await sign(creator, { fileName });
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();
  expect((await put(signedRequest, new Uint8Array(png))).status).toBe(200);
  expect(key).toMatch(/^\d{13}-[a-z0-9]{24}$/);
  expect(await storedNames()).toEqual([
    expect.stringMatching(/^p\d{13}-[a-z0-9]{24}\/full\.webp$/),
  ]);
});

it.each(['text/html', 'image/svg+xml'])(
  'a JPEG that is sent as %s is refused, and its address still waits for the picture',
  async (type) => {
    const { signedRequest } = await sign(creator, { fileType: 'image/jpeg' });
    const jpeg = new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2a7' } })
        .jpeg()
        .toBuffer(),
    );
    expect((await put(signedRequest, jpeg, type)).status).toBe(415);
    expect(await storedNames()).toEqual([]);
    expect((await put(signedRequest, jpeg, 'image/jpeg')).status).toBe(200);
  },
);

it('bytes that break off with an error are told so, and nothing of them stays', async () => {
  const { signedRequest } = await sign(creator, { fileType: 'image/jpeg' });
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  const answer = await put(signedRequest, broken, 'image/jpeg');
  expect([
    answer.status,
    answer.body.error.code,
    await db().file.count(),
    await storedNames(),
  ]).toEqual([408, 'upload_incomplete', 0, []]);
});

it('whoever comes when too many wait is told to come again, with the same address', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const waiting = Array.from({ length: 102 }, () => inTurn(() => held));
  const { signedRequest } = await sign(creator);
  const png = new Uint8Array(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer(),
  );
  const answer = await put(signedRequest, png);
  expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
    503,
    'overloaded',
    '10',
  ]);
  letGo();
  await Promise.all(waiting);
  expect((await put(signedRequest, png)).status).toBe(200);
});
