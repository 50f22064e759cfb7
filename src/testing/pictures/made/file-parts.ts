import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

// Files that no encoder writes, assembled from their parts.

const BLOCK_BYTES = 1024 * 1024;
const ADLER_PRIME = 65_521;
const SEGMENT_MAX = 65_533;

/** Zeros compressed by zlib: one block repeated, as compressing a gigabyte takes seconds. */
export function packedZeros(bytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(BLOCK_BYTES), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((bytes % ADLER_PRIME) * 0x10000 + 1);
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array<Buffer>(Math.floor(bytes / BLOCK_BYTES)).fill(block),
    deflateRawSync(Buffer.alloc(bytes % BLOCK_BYTES)),
    checksum,
  ]);
}

export function pngChunk(type: string, data: Buffer, checksumOff = 0): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE((crc32(named) ^ checksumOff) >>> 0);
  return Buffer.concat([length, named, checksum]);
}

/** A PNG with this header, around the given pixel data. */
export function png(
  [width, height]: readonly [number, number],
  { depth, colour }: { depth: 1 | 8; colour: 'grey' | 'rgb' | 'rgba' },
  ...chunks: Buffer[]
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = { grey: 0, rgb: 2, rgba: 6 }[colour];
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pixels of a small PNG, all black. */
export const blackPixels = (bytes: number, checksumOff?: number) =>
  pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)), checksumOff);

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The JPEG with an additional segment at its beginning. */
export function withSegment(jpeg: Buffer, marker: 'app1' | 'app2' | 'comment', text: string) {
  const code = { app1: 0xe1, app2: 0xe2, comment: 0xfe }[marker];
  return Buffer.concat([
    jpeg.subarray(0, 2),
    jpegSegment(code, Buffer.from(text, 'latin1')),
    jpeg.subarray(2),
  ]);
}

/** The JPEG padded to an exact size by comments. */
export function paddedJpeg(jpeg: Buffer, size: number): Buffer {
  let padded = jpeg;
  while (padded.length < size) {
    const left = size - padded.length;
    // A segment takes at least four bytes.
    const data = left <= SEGMENT_MAX + 4 ? left - 4 : Math.min(SEGMENT_MAX, left - 8);
    padded = withSegment(padded, 'comment', ' '.repeat(data));
  }
  return padded;
}

/** The JPEG with another size in its header. */
export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  let at = 2;
  while (lying[at + 1] !== 0xc0 && lying[at + 1] !== 0xc2) at += 2 + lying.readUInt16BE(at + 2);
  lying.writeUInt16BE(height, at + 5);
  lying.writeUInt16BE(width, at + 7);
  return lying;
}

/** The GIF with its only frame repeated. */
export function repeatedGif(gif: Buffer, times: number): Buffer {
  const flags = gif[10] ?? 0;
  const colours = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
  const frame = gif.subarray(13 + colours, -1);
  return Buffer.concat([
    gif.subarray(0, 13 + colours),
    ...Array<Buffer>(times).fill(frame),
    gif.subarray(-1),
  ]);
}

/** An uncompressed BMP of one colour, 24 bits a pixel. */
export function bmp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54 + Math.ceil((width * 3) / 4) * 4 * height, 0x80);
  bytes.fill(0, 0, 54).write('BM', 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}
