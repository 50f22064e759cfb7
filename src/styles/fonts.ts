import localFont from 'next/font/local';

const bricolage = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
});

const instrument = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
});

const jetbrains = localFont({
  src: '../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  variable: '--font-jetbrains',
  weight: '100 800',
  // It is not fetched ahead: figures that change their letters late would move what stands around them.
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

/** Class names that define the font variables used by globals.css; belongs on the html element. */
export const fontVariables = `${bricolage.variable} ${instrument.variable} ${jetbrains.variable}`;
