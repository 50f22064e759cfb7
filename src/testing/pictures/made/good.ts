import sharp, { type Sharp } from 'sharp';
import { photo } from './photo';

type Good = {
  size: [width: number, height: number];
  isTransparent?: true;
  make: () => Promise<Sharp>;
};

const good = (width: number, height: number, encode: (picture: Sharp) => Sharp): Good => ({
  size: [width, height],
  make: async () => encode(await photo(width, height)),
});

const GEAR = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700">
  <g fill="#27b" stroke="#27b" stroke-width="60" stroke-dasharray="70 50"><circle cx="350" cy="350" r="230"/></g>
  <circle cx="350" cy="350" r="80" fill="#fc3"/>
</svg>`;

/** Ordinary pictures, of each kind that is decoded differently. */
export const GOOD_PICTURES = {
  'wide.jpg': good(3600, 1663, (picture) => picture.jpeg({ quality: 75 })),
  'twelve-megapixels.jpg': good(4032, 3024, (picture) => picture.jpeg({ quality: 60 })),
  'tall.jpg': good(1900, 2911, (picture) => picture.jpeg()),
  'panorama.jpg': good(2278, 1000, (picture) => picture.jpeg()),
  'odd-size.jpg': good(993, 1111, (picture) => picture.jpeg()),
  'full-chroma.jpg': good(1400, 1050, (picture) => picture.jpeg({ chromaSubsampling: '4:4:4' })),
  'progressive.jpg': good(1200, 899, (picture) => picture.jpeg({ progressive: true })),
  'grey.jpg': good(1600, 1200, (picture) => picture.greyscale().toColourspace('b-w').jpeg()),
  'display-p3.jpg': good(1200, 675, (picture) => picture.withIccProfile('p3').jpeg()),
  'square.webp': good(1600, 1600, (picture) => picture.webp()),
  'lossless.webp': good(450, 338, (picture) => picture.webp({ lossless: true })),
  'photo.png': good(760, 600, (picture) => picture.png()),
  'palette-interlaced.png': good(800, 600, (picture) =>
    picture.png({ palette: true, colours: 128, progressive: true }),
  ),
  'transparent.png': {
    size: [700, 700],
    isTransparent: true,
    make: async () => sharp(Buffer.from(GEAR)).png(),
  },
  'transparent.webp': {
    size: [700, 700],
    isTransparent: true,
    make: async () => sharp(Buffer.from(GEAR)).webp(),
  },
  'photo.avif': good(1200, 900, (picture) => picture.avif({ effort: 1 })),
  'photo.gif': good(640, 480, (picture) => picture.gif({ effort: 1 })),
};
