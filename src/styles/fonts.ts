import localFont from 'next/font/local';

// What pages need of the three families, cut out of their whole files as docs/decisions/0055 says: these stand before the first large picture.
const bricolage = localFont({ src: './fonts/bricolage-grotesque-700.woff2', variable: '--font-bricolage', weight: '700', display: 'swap' });
const instrument = localFont({ src: './fonts/instrument-sans.woff2', variable: '--font-instrument', weight: '400 700', display: 'swap' });
const jetbrains = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-jetbrains',
  weight: '400 700',
  // It is not fetched ahead: figures that change their letters late would move what stands around them.
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

// The whole files, fetched where a text has one of the rarer characters; the ranges have to be written out for each.
const bricolageRest = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage-rest', weight: '200 800', display: 'swap', preload: false, adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A2, U+A4-A8, U+AC-AD, U+AF, U+B1-B6, U+B8-B9, U+BC-BE, U+C5, U+D0, U+D8, U+DD-DE, U+E5, U+F0, U+F7-F8, U+FD-FE, U+102, U+131, U+2BC-2DC, U+300-323, U+2002-200B, U+201A, U+2032-2033, U+2044, U+2215, U+FEFF' }],
});
const instrumentRest = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument-rest', weight: '400 700', display: 'swap', preload: false, adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A2, U+A4-A8, U+AC-AD, U+AF, U+B1-B6, U+B8-B9, U+BC-BE, U+C5, U+D0, U+D8, U+DD-DE, U+E5, U+F0, U+F7-F8, U+FD-FE, U+102, U+131, U+2BC-2DC, U+300-323, U+2002-200B, U+201A, U+2032-2033, U+2044, U+2215, U+FEFF' }],
});
const jetbrainsRest = localFont({
  src: '../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  variable: '--font-jetbrains-rest', weight: '100 800', display: 'optional', preload: false, adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A2, U+A4-A8, U+AC-AD, U+AF, U+B1-B6, U+B8-B9, U+BC-BE, U+C5, U+D0, U+D8, U+DD-DE, U+E5, U+F0, U+F7-F8, U+FD-FE, U+102, U+131, U+2BC-2DC, U+300-323, U+2002-200B, U+201A, U+2032-2033, U+2044, U+2215, U+FEFF' }],
});

const faces = [bricolage, instrument, jetbrains, bricolageRest, instrumentRest, jetbrainsRest];

/** Class names that define the font variables used by tokens.css; belongs on the html element. */
export const fontVariables = faces.map(({ variable }) => variable).join(' ');
