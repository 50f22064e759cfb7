import bricolage from './fonts/bricolage-grotesque-700.woff2?address';
import instrument from './fonts/instrument-sans.woff2?address';

/** Addresses of the fonts that the first frame of every page has. */
export const FIRST_FONTS: readonly string[] = [bricolage, instrument];
