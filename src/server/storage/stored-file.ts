import 'server-only';
import { isStoreName } from './store-name';

const VARIANT = /^(full|\d{2,4})$/;
const ENDING = '.webp';

/** Reports whether a stored picture could have this file. */
export const isStoredFile = (name: string, variant: string): boolean =>
  isStoreName(name) && VARIANT.test(variant);

/** The file of a variant in the folder of a picture. */
export const fileOf = (variant: string): string => variant + ENDING;

export const variantOf = (file: string): string =>
  file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : file;
