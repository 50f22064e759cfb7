type Size = { width: number; height: number };

type Format = {
  /** in messages */
  name: string;
  /** An expression for the ends of its files' names. */
  extensions: string;
  /** Decides by the first 12 bytes. */
  isIn: (bytes: Uint8Array) => boolean;
  /** From the header; undefined while it is incomplete, or where it is none. */
  sizeIn: (view: DataView) => Size | undefined;
};

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The pictures that are accepted; sharp reads them, too. */
const FORMATS = {
  'image/jpeg': {
    name: 'JPEG',
    extensions: 'jpe?g',
    isIn: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
    sizeIn: jpegSize,
  },
  'image/png': {
    name: 'PNG',
    extensions: 'png',
    isIn: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
    // 'IHDR': anything else after the signature is no PNG.
    sizeIn: (view) =>
      view.getUint32(12) === 0x49484452
        ? { width: view.getUint32(16), height: view.getUint32(20) }
        : undefined,
  },
  'image/webp': {
    name: 'WebP',
    extensions: 'webp',
    isIn: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
    sizeIn: webpSize,
  },
  'image/avif': {
    name: 'AVIF',
    extensions: 'avif',
    isIn: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12)),
    sizeIn: avifSize,
  },
  'image/gif': {
    name: 'GIF',
    extensions: 'gif',
    isIn: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
    sizeIn: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  },
} as const satisfies Record<string, Format>;

export type PictureType = keyof typeof FORMATS;
export const PICTURE_TYPES = Object.keys(FORMATS) as [PictureType, ...PictureType[]];
export const PICTURE_FORMATS = Object.values(FORMATS).map(({ name }) => name);
/** The end of a file's name. */
export const PICTURE_NAME = new RegExp(
  `\\.(${Object.values(FORMATS)
    .map(({ extensions }) => extensions)
    .join('|')})$`,
  'i',
);

const OTHER_NAMES: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
};

/** The registered name of a media type, which programs also write in capitals or in older ways. */
export function registeredType(type: string): string {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return OTHER_NAMES[plain] ?? plain;
}

/**
 * The type of a file from its first bytes; undefined for all but the accepted types. Decoders are
 * selected by content, so an SVG, PDF or TIFF must never reach one.
 */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  PICTURE_TYPES.find((type) => FORMATS[type].isIn(bytes));

/** The number of bytes that identify every accepted type. */
export const TYPE_KNOWN_BYTES = 12;

/**
 * Width and height in pixels from a picture's header, before the rest arrives; undefined while it
 * is incomplete or unknown: the decoder reads it again in any case.
 */
export function pictureSizeOf(bytes: Uint8Array): Size | undefined {
  const type = pictureTypeOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return type && FORMATS[type].sizeIn(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

// Frame headers of JPEG: all of C0 to CF but the tables DHT (C4), JPG (C8) and DAC (CC).
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
// Markers without a length: padding, TEM, restarts, start of image.
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (view.getUint32(12)) {
    // 'VP8X', 'VP8L' and 'VP8 '.
    case 0x56503858:
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 0x5650384c: {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}

// A tiled picture has the sizes of tiles and of the whole in 'ispe' boxes: the largest is the
// whole.
function avifSize(view: DataView): Size | undefined {
  const metaAt = view.getUint32(0);
  if (view.getUint32(metaAt + 4) !== 0x6d657461) return undefined;
  const metaEnds = metaAt + view.getUint32(metaAt);
  if (metaEnds > view.byteLength) return undefined;
  let largest: Size | undefined;
  for (let at = metaAt + 8; at + 16 <= metaEnds; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
