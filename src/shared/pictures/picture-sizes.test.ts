import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSizeOf } from './picture-formats';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9542b' } });
const SIZE = { width: 321, height: 123 };

it.each([
  ['JPEG', () => blank(321, 123).jpeg()],
  ['progressive JPEG', () => blank(321, 123).jpeg({ progressive: true })],
  ['PNG', () => blank(321, 123).png()],
  ['GIF', () => blank(321, 123).gif()],
  ['AVIF', () => blank(321, 123).avif()],
  ['WebP', () => blank(321, 123).webp()],
  ['lossless WebP', () => blank(321, 123).webp({ lossless: true })],
  [
    'WebP with a note',
    () =>
      blank(321, 123)
        .withExif({ IFD0: { Artist: 'x' } })
        .webp(),
  ],
])('the size of a %s is in its first part', async (_name, make) => {
  const bytes = await make().toBuffer();
  expect(pictureSizeOf(bytes)).toEqual(SIZE);
  // A truncated header has no size and causes no error.
  for (let length = 0; length < 40; length += 1)
    expect([undefined, JSON.stringify(SIZE)]).toContain(
      JSON.stringify(pictureSizeOf(bytes.subarray(0, length))),
    );
  expect(pictureSizeOf(bytes.subarray(0, bytes.length - 20))).toEqual(SIZE);
});

it('a JPEG may have notes and padding before its frame', async () => {
  const jpeg = await blank(321, 123).jpeg().toBuffer();
  const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 0xff)]);
  expect(
    pictureSizeOf(
      Buffer.concat([jpeg.subarray(0, 2), note, note, Buffer.from([0xff]), jpeg.subarray(2)]),
    ),
  ).toEqual(SIZE);
});

it('an AVIF made of tiles has the size of the whole', () => {
  const box = (name: string, ...content: Buffer[]) => {
    const body = Buffer.concat([Buffer.from(name), ...content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length + 4);
    return Buffer.concat([length, body]);
  };
  const sizeBox = (...numbers: number[]) =>
    box('ispe', Buffer.from(Uint32Array.from([0, ...numbers]).buffer).swap32());
  const head = Buffer.concat([
    box('ftyp', Buffer.from('avifmif1')),
    box(
      'meta',
      Buffer.alloc(4),
      box('iprp', box('ipco', sizeBox(512, 512), sizeBox(9000, 8000), sizeBox(512, 512))),
    ),
  ]);
  expect(pictureSizeOf(head)).toEqual({ width: 9000, height: 8000 });
  expect(pictureSizeOf(head.subarray(0, -1))).toBeUndefined();
});

it('wrong or truncated headers give no size, or the claimed one', () => {
  expect(pictureSizeOf(Buffer.from('no picture'))).toBeUndefined();
  expect(
    pictureSizeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8])),
  ).toBeUndefined();
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from('IHDR'),
    Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]),
  ]);
  expect(pictureSizeOf(png)).toEqual({ width: 0x7fffffff, height: 0x7fffffff });
});
