import sharp, { type Sharp } from 'sharp';

const WIDTH = 2400;
const HEIGHT = 1800;
/** Of 255: like a camera's sensor noise, which makes photographs large. */
const GRAIN = 16;

// Light above and dark below, cold on the left and warm on the right, so that rotated, mirrored or
// negative versions look different.
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="sky" x2="1" y2="1"><stop stop-color="#bfe3ff"/><stop offset="1" stop-color="#f4c27a"/></linearGradient>
    <linearGradient id="table" x2="1"><stop stop-color="#17324a"/><stop offset="1" stop-color="#6b3512"/></linearGradient>
    <radialGradient id="bowl"><stop stop-color="#ffdf6b"/><stop offset="1" stop-color="#a8201a"/></radialGradient>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
  <path d="M0 800 L900 1100 L${WIDTH} 900 V${HEIGHT} H0 Z" fill="url(#table)"/>
  <circle cx="1750" cy="950" r="430" fill="url(#bowl)"/>
  <rect x="250" y="350" width="260" height="900" rx="60" fill="#1f6f54"/>
  <path d="M1150 250 l120 240 h-240 z" fill="#7a4ea8"/>
</svg>`;

async function takePhoto() {
  const { data, info } = await sharp(Buffer.from(SCENE))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  let state = 7;
  for (let at = 0; at < pixels.length; at += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = ((state >>> 24) / 256 - 0.5) * GRAIN;
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = (pixels[channel] ?? 0) + grain;
  }
  return { data, info };
}

let taken: ReturnType<typeof takePhoto> | undefined;

/** A deterministic picture like a photograph: many colours, soft edges, noise, and no symmetry. */
export async function photo(width: number, height = (width * HEIGHT) / WIDTH): Promise<Sharp> {
  const { data, info } = await (taken ??= takePhoto());
  return sharp(data, { raw: info }).resize(Math.round(width), Math.round(height), { fit: 'fill' });
}
