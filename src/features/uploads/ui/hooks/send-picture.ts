import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError, type ApiErrorCode } from '@/browser/api/api-error';
import { shrinkPicture } from '@/browser/files/shrink-picture';
import { type UploadedFile, uploadPicture } from '../api';
import { PIXELS_MAX, UPLOAD_MAX_BYTES, type UploadKey } from '../../constants';
import { isHeic, isSendable } from '../../model/accepted-picture';
import { PICTURE_FORMATS, pictureSizeOf, pictureTypeOf } from '@/shared/pictures/picture-formats';
import { choiceList } from '@/shared/text/word-lists';
import { isHardToRead, storedSize } from '../../model/stored-size';

/** The part of a file that contains its type and its size in pixels. */
const HEADER_BYTES = 256 * 1024;

class TooLarge extends Error {}
class Unreadable extends Error {
  constructor(
    readonly isHeic: boolean,
    cause: unknown,
  ) {
    super('The browser cannot read this picture.', { cause });
  }
}

/**
 * Shrinks a picture (upright, without its location) and uploads it.
 * @throws an error that `usePictureProblem` can explain
 */
export async function sendPicture(
  kind: UploadKey,
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<UploadedFile> {
  const picture = await fitted(file);
  if (options.signal.aborted) throw new ApiError('aborted', '', { status: 0 });
  return uploadPicture(kind, file.name, picture, options);
}

/** Errors of the storage itself, which have no texts. */
const STORAGE_REFUSALS: Partial<Record<ApiErrorCode, 'tooLarge' | 'notTaken' | 'expired'>> = {
  file_too_large: 'tooLarge',
  unsupported_media_type: 'notTaken',
  upload_spent: 'expired',
  upload_not_allowed: 'expired',
};

/** True if a picture was rejected because the account is full, which its settings explain. */
export const isAccountFull = (error: unknown) =>
  error instanceof ApiError && error.code === 'account_storage_full';

/** True if a retry may succeed. */
export const isPassing = (error: unknown) =>
  error instanceof ApiError && (!error.isAnswered || error.status >= 500 || error.status === 429);

/** The text for a failed upload; undefined when it was cancelled. */
export function usePictureProblem(): (error: unknown) => string | undefined {
  const t = useTranslations('upload');
  const locale = useLocale();
  return useCallback(
    (error) => {
      if (error instanceof ApiError)
        return error.code === 'aborted'
          ? undefined
          : error.message ||
              t(STORAGE_REFUSALS[error.code] ?? 'failed', {
                formats: choiceList(PICTURE_FORMATS, locale),
              });
      if (error instanceof Unreadable) return t(error.isHeic ? 'unreadableHeic' : 'unreadable');
      return t(error instanceof TooLarge ? 'tooLarge' : 'failed');
    },
    [locale, t],
  );
}

async function fitted(file: File): Promise<Blob> {
  const header = await headerOf(file);
  // Browsers derive the type from the name, the server from the bytes: a PNG may be called
  // photo.jpg.
  const type = pictureTypeOf(header) ?? file.type;
  if (isSendable({ type, size: file.size }) && !isTooManyPixels(header))
    return type === file.type ? file : file.slice(0, file.size, type);
  const smaller = await shrinkPicture(file, {
    maxBytes: UPLOAD_MAX_BYTES,
    sizeOf: storedSize,
  }).catch((cause: unknown) => {
    throw new Unreadable(isHeic(file), cause);
  });
  if (!smaller) throw new TooLarge('The picture cannot be made small enough.');
  return smaller;
}

function isTooManyPixels(header: Uint8Array): boolean {
  const size = pictureSizeOf(header);
  return size !== undefined && size.width * size.height > PIXELS_MAX;
}

/**
 * True if text in a picture will be hard to read once stored; false when its size is unknown, as
 * for HEIC.
 */
export async function willBeHardToRead(file: File): Promise<boolean> {
  const size = pictureSizeOf(await headerOf(file));
  return size !== undefined && isHardToRead(size);
}

const headerOf = async (file: File) =>
  new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
