import localFont from 'next/font/local';

const bricolage = localFont({
  src: './fonts/bricolage-grotesque-700.woff2',
  weight: '700',
  variable: '--font-bricolage',
});
const instrument = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-instrument',
});
// Figures that change their letters late would move what stands around them: what the system has
// for code stays until the next page.
const jetbrains = localFont({
  src: './fonts/jetbrains-mono.woff2',
  weight: '400 700',
  variable: '--font-jetbrains',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

/** The classes that a document needs for the families of tokens.css. */
export const FONT_CLASSES = [bricolage, instrument, jetbrains]
  .map(({ variable }) => variable)
  .join(' ');
