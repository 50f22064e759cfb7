import sharp, { type Exif } from 'sharp';
import {
  blackPixels,
  bmp,
  packedZeros,
  paddedJpeg,
  png,
  pngChunk,
  repeatedGif,
  withJpegSize,
  withSegment,
} from './file-parts';
import { photo } from './photo';

const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
const HTML = '<!doctype html><html><body><script>document.title = "run"</script></body></html>';

const SVG = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90" onload="alert(1)">
  <script>alert(2)</script>
  <a xlink:href="javascript:alert(3)"><rect width="90" height="90" fill="#a33"/></a>
  <image xlink:href="http://pictures.invalid/seen.png" width="9" height="9"/>
  <foreignObject width="90" height="90"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(4)"/></foreignObject>
</svg>`;

// A local file of the server, and an entity expansion of a billion letters.
const ENTITIES = `<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY a0 "aaaaaaaaaa">
${Array.from({ length: 8 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join('')}]>
<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text>&file;&a8;</text></svg>`;

const PLACE: Exif = {
  IFD0: { Artist: 'Private Person' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 30/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '9/1 45/1 0/1',
  },
};
const PERSON: Exif = {
  IFD0: {
    Make: 'TestCamera',
    Artist: 'Private Person',
    Software: '<script>alert(1)</script>',
    ImageDescription: '1 Test Street',
  },
  IFD2: { BodySerialNumber: 'SN-000123', CameraOwnerName: 'Private Person' },
  IFD3: PLACE.IFD3 ?? {},
};
const XMP =
  'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Private Person"/></rdf:RDF></x:xmpmeta>';

/** An arrow that points up, with a dot on the upper left. */
const ARROW = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">
  <rect width="480" height="640" fill="#eef"/>
  <path d="M240 30 L330 170 H275 V550 H205 V170 H150 Z" fill="#b22"/>
  <circle cx="60" cy="60" r="30" fill="#2a2"/>
</svg>`;

/** By EXIF orientation: the rotation and mirroring that the tag reverses. */
const TURNED = {
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [270, false],
  7: [270, true],
  8: [90, false],
} as const;

async function turned(upright: Buffer, orientation: keyof typeof TURNED, exif: Exif = {}) {
  const [angle, isMirrored] = TURNED[orientation];
  const stored = await sharp(upright).rotate(angle).png().toBuffer();
  return sharp(stored).flop(isMirrored).withMetadata({ orientation, exif }).jpeg().toBuffer();
}

const arrow = (orientation: keyof typeof TURNED) => () => turned(Buffer.from(ARROW), orientation);
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } });
const small = async () => (await photo(640)).jpeg().toBuffer();
const large = async () => (await photo(3000)).jpeg({ quality: 70 }).toBuffer();

async function ballRollingRight() {
  const frames = await Promise.all(
    Array.from({ length: 12 }, (_, frame) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#146"/><circle cx="${30 + frame * 22}" cy="120" r="40" fill="#e82"/></svg>`,
        ),
      )
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } });
}

/** Files that an upload must survive, and unusual but valid pictures. */
export const HOSTILE_FILES = {
  'size-exactly-2097152.jpg': async () => paddedJpeg(await large(), UPLOAD_MAX_BYTES),
  'size-2097153.jpg': async () => paddedJpeg(await large(), UPLOAD_MAX_BYTES + 1),
  'exif-gps-rotated.jpg': async () => turned(await (await photo(1200)).png().toBuffer(), 6, PERSON),
  'exif-orientation-2.jpg': arrow(2),
  'exif-orientation-3.jpg': arrow(3),
  'exif-orientation-4.jpg': arrow(4),
  'exif-orientation-5.jpg': arrow(5),
  'exif-orientation-6.jpg': arrow(6),
  'exif-orientation-7.jpg': arrow(7),
  'exif-orientation-8.jpg': arrow(8),
  'gps-in-png.png': async () =>
    (await photo(400)).withExif(PLACE).png({ palette: true }).toBuffer(),
  'gps-in-webp.webp': async () => (await photo(600)).withExif(PLACE).webp().toBuffer(),
  'xmp-comment.jpg': async () =>
    withSegment(withSegment(await small(), 'comment', 'by Private Person'), 'app1', XMP),
  'bad-exif.jpg': async () =>
    withSegment(await small(), 'app1', `Exif\0\0MM\0*\0\0\0\x08\xff\xff${'\xff'.repeat(40)}`),
  'bad-icc.jpg': async () =>
    withSegment(await small(), 'app2', `ICC_PROFILE\0\x01\x01${'A'.repeat(400)}`),
  'cmyk.jpg': async () =>
    (await photo(1000)).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  'palette-8bit.png': async () => (await photo(600, 600)).png({ palette: true }).toBuffer(),
  'sixteen-bit.png': async () => (await photo(240)).toColourspace('rgb16').png().toBuffer(),
  'one-pixel.png': () =>
    sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  'thin-20000x1.png': () => flat(20_000, 1).png().toBuffer(),
  'png-named.jpg': async () => (await photo(300)).png().toBuffer(),
  'photo.avif': async () => (await photo(1200)).avif({ effort: 1 }).toBuffer(),
  // HEIC by its first bytes; the decoder could read its content.
  'photo.heic': async () => {
    const avif = await (await photo(300)).avif({ effort: 0 }).toBuffer();
    avif.write('heic', 8, 'latin1');
    return avif;
  },
  'scan.tiff': async () => (await photo(500)).tiff({ compression: 'lzw' }).toBuffer(),
  'picture.bmp': () => bmp(200, 150),
  'animated.gif': async () => (await ballRollingRight()).gif().toBuffer(),
  'animated.webp': async () => (await ballRollingRight()).webp().toBuffer(),
  'bomb-1500-frames.gif': async () => repeatedGif(await flat(500, 500).gif().toBuffer(), 1500),
  'bomb-30000x30000.png': () =>
    png(
      [30_000, 30_000],
      { depth: 1, colour: 'grey' },
      pngChunk('IDAT', packedZeros(30_000 * (30_000 / 8 + 1))),
    ),
  // Just below the decoder's own limit.
  'bomb-rgb-16000x16000.png': () =>
    png(
      [16_000, 16_000],
      { depth: 8, colour: 'rgb' },
      pngChunk('IDAT', packedZeros(16_000 * (16_000 * 3 + 1))),
    ),
  'bomb-lying-header.png': () =>
    png([0x7fffffff, 0x7fffffff], { depth: 8, colour: 'rgba' }, blackPixels(64)),
  'bomb-lying-header.jpg': async () => withJpegSize(await small(), 65_500, 65_500),
  'bomb-text-chunk.png': () =>
    png(
      [16, 16],
      { depth: 8, colour: 'grey' },
      pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packedZeros(200 * 1024 * 1024)])),
      blackPixels(16 * 17),
    ),
  'truncated.jpg': async () => {
    const whole = await (await photo(1600)).jpeg().toBuffer();
    return whole.subarray(0, whole.length * 0.4);
  },
  'truncated.png': async () => (await (await photo(500)).png().toBuffer()).subarray(0, 60_000),
  'header-only.jpg': async () => (await small()).subarray(0, 24),
  'empty.jpg': () => Buffer.alloc(0),
  'bad-crc.png': () => png([8, 8], { depth: 8, colour: 'grey' }, blackPixels(8 * 9, 1)),
  'polyglot-jpeg-html.jpg': async () => withSegment(await small(), 'comment', `-->${HTML}<!--`),
  // A polyglot: its width starts a comment in JavaScript, which its own comment ends.
  'polyglot-gif-js.gif': async () => {
    const gif = await flat(64, 64).gif().toBuffer();
    gif.write('/*', 6, 'latin1');
    const script = '*/=1;alert(1);/*';
    const comment = Buffer.from(
      `!\xfe${String.fromCharCode(script.length)}${script}\0;*/`,
      'latin1',
    );
    return Buffer.concat([gif.subarray(0, -1), comment]);
  },
  'polyglot-png-zip.png': async () =>
    Buffer.concat([
      await (await photo(320)).png({ palette: true }).toBuffer(),
      Buffer.from(`PK\u0003\u0004payload.html${HTML}`),
    ]),
  'script.svg': () => Buffer.from(SVG),
  'svg-renamed.png': () => Buffer.from(SVG),
  'entities.svg': () => Buffer.from(ENTITIES),
  'html-renamed.png': () => Buffer.from(HTML),
  'html-after-png-signature.png': () => Buffer.from(`\x89PNG\r\n\x1a\n${HTML}`, 'latin1'),
  'text-renamed.jpg': () => Buffer.from('No picture, only text.\n'),
  'pdf-renamed.jpg': () =>
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
} satisfies Record<string, () => Buffer | Promise<Buffer>>;

export type HostileName = keyof typeof HOSTILE_FILES;
