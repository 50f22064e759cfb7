import { UPLOAD_MAX_BYTES } from '../constants';
import { PICTURE_NAME, PICTURE_TYPES, registeredType } from '@/shared/pictures/picture-formats';

type NamedFile = { type: string; name: string };

/**
 * True if a file can be sent unchanged: a supported type, within the limit. Others are converted
 * first.
 */
export function isSendable(file: { type: string; size: number }): boolean {
  return (
    file.size <= UPLOAD_MAX_BYTES &&
    PICTURE_TYPES.some((type) => type === registeredType(file.type))
  );
}

/** The photo format of iPhones, which few browsers read; some systems leave its type empty. */
export function isHeic({ type, name }: NamedFile): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.(heic|heif)$/i.test(name);
}

/** Natural order: 2 comes before 10. */
export const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

// Some systems leave the type empty: then the extension decides.
const isPicture = (file: NamedFile) =>
  file.type.startsWith('image/') ||
  isHeic(file) ||
  (file.type === '' && PICTURE_NAME.test(file.name));

/** The pictures among the files, sorted by name, and the other files. */
export function splitFiles<T extends NamedFile>(
  files: readonly T[],
): { pictures: T[]; others: T[] } {
  return {
    pictures: files.filter(isPicture).sort((a, b) => byName.compare(a.name, b.name)),
    others: files.filter((file) => !isPicture(file)),
  };
}
