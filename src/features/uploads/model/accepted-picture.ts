import { PICTURE_TYPES, UPLOAD_MAX_BYTES } from '../constants';

/** Whether a file can be sent as it is: a kind the server reads, within the limit. Anything else is made into one that can. */
export function isSendable(file: { type: string; size: number }): boolean {
  return file.size <= UPLOAD_MAX_BYTES && PICTURE_TYPES.some((type) => type === file.type);
}

/** The picture among dropped or pasted files; phones and some systems leave the type of HEIC files empty. */
export function firstPicture<T extends { type: string; name: string }>(files: readonly T[]): T | undefined {
  return files.find(({ type, name }) => type.startsWith('image/') || /\.(heic|heif)$/i.test(name));
}
