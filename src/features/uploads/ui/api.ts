import { callApi } from '@/browser/api/call-api';
import { putFile } from '@/browser/api/put-file';
import type { UploadKey } from '../constants';
import type { ClipSignInput, SignInput, SignResponse } from '../schema';

/**
 * A picture in a PATCH of its owner: the key of the upload as url
 * (docs/reference/files.md#uploads).
 */
export interface UploadedFile {
  name: string;
  url: string;
}

interface SendOptions {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a picture within the limits. A PATCH with the result attaches it to its owner.
 * @param name the file name
 * @throws {ApiError} with the server's message
 */
export async function uploadPicture(
  kind: UploadKey,
  name: string,
  picture: Blob,
  options: SendOptions,
): Promise<UploadedFile> {
  const { returnData } = await callApi('POST', '/dashboard/sign-url/{uploadKey}', {
    params: { uploadKey: kind },
    body: {
      fileName: name,
      fileType: picture.type as SignInput['fileType'],
      fileSize: picture.size,
    },
    signal: options.signal,
  });
  await putSigned(returnData, picture, options);
  return { name, url: returnData.key };
}

/**
 * Uploads a clip within the limits, for a PATCH of the step.
 * @returns its key
 * @throws {ApiError} with the server's message
 */
export async function uploadClip(name: string, clip: Blob, options: SendOptions): Promise<string> {
  const { returnData } = await callApi('POST', '/dashboard/sign-url/clip', {
    body: {
      fileName: name,
      fileType: clip.type as ClipSignInput['fileType'],
      fileSize: clip.size,
    },
    signal: options.signal,
  });
  await putSigned(returnData, clip, options);
  return returnData.key;
}

const putSigned = (
  { signedRequest, headers }: SignResponse['returnData'],
  bytes: Blob,
  options: SendOptions,
) => putFile(onThisHost(signedRequest), bytes, { ...options, headers });

// Our addresses use the configured host, but the page may be open under another name of it, and its
// CSP allows only that one.
function onThisHost(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/uploads/') ? pathname + search : address;
}
