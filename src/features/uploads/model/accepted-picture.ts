import { PICTURE_TYPES, UPLOAD_MAX_BYTES } from '../constants';

type NamedFile = { type: string; name: string };

/** Whether a file can be sent as it is: a kind the server reads, within the limit. Anything else is made into one that can. */
export function isSendable(file: { type: string; size: number }): boolean {
  return file.size <= UPLOAD_MAX_BYTES && PICTURE_TYPES.some((type) => type === file.type);
}

/** The kind in which iPhones keep their photos and which few browsers read; some systems leave its type empty. */
export function isHeic({ type, name }: NamedFile): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.(heic|heif)$/i.test(name);
}

// What phones and cameras number: 2 comes before 10.
const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The pictures among chosen, dropped or pasted files, in the order of their names. */
export function picturesOf<T extends NamedFile>(files: readonly T[]): T[] {
  return files.filter((file) => file.type.startsWith('image/') || isHeic(file)).sort((a, b) => byName.compare(a.name, b.name));
}
