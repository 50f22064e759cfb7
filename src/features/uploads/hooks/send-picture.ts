'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError, type ApiErrorCode } from '@/client/api-error';
import { shrinkPicture } from '@/client/shrink-picture';
import { type UploadedFile, uploadPicture } from '../api';
import { PIXELS_MAX, UPLOAD_MAX_BYTES, type UploadKey } from '../constants';
import { isHeic, isSendable } from '../model/accepted-picture';
import { pictureSizeOf } from '../model/picture-header';
import { pictureTypeOf } from '../model/picture-type';
import { isHardToRead, storedSize } from '../model/stored-size';

/** The part of a file in which its type and its size in pixels are told. */
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
 * Makes a picture fit (smaller, upright, without its location) and uploads it.
 * @throws what `usePictureProblem` has words for
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

/** What the storage refuses itself, without words for people. */
const STORAGE_REFUSALS: Partial<Record<ApiErrorCode, 'tooLarge' | 'notTaken' | 'expired'>> = {
  file_too_large: 'tooLarge',
  unsupported_media_type: 'notTaken',
  upload_spent: 'expired',
  upload_not_allowed: 'expired',
};

/** Whether a picture was refused because the account has no room for it, which its settings tell more about. */
export const isAccountFull = (error: unknown) =>
  error instanceof ApiError && error.code === 'account_storage_full';

/** Words for why a picture did not arrive; undefined when somebody stopped it. */
export function usePictureProblem(): (error: unknown) => string | undefined {
  const t = useTranslations('upload');
  return useCallback(
    (error) => {
      if (error instanceof ApiError)
        return error.code === 'aborted'
          ? undefined
          : error.message || t(STORAGE_REFUSALS[error.code] ?? 'failed');
      if (error instanceof Unreadable) return t(error.isHeic ? 'unreadableHeic' : 'unreadable');
      return t(error instanceof TooLarge ? 'tooLarge' : 'failed');
    },
    [t],
  );
}

async function fitted(file: File): Promise<Blob> {
  const header = await headerOf(file);
  // Browsers tell the type by the name, the server by the bytes: a PNG that is called photo.jpg is one all the same.
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

/** Whether words in a picture can hardly be read once it is stored; false where its size is not known, as of HEIC. */
export async function willBeHardToRead(file: File): Promise<boolean> {
  const size = pictureSizeOf(await headerOf(file));
  return size !== undefined && isHardToRead(size);
}

const headerOf = async (file: File) =>
  new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
