import { callApi } from '@/browser/api/call-api';
import { putFile } from '@/browser/api/put-file';
import type { UploadKey } from '../constants';
import type { SignInput } from '../schema';

/**
 * A picture in a PATCH of its owner: the key of the upload as url
 * (docs/reference/files.md#uploads).
 */
export interface UploadedFile {
  name: string;
  url: string;
}

/** Requests an address that accepts one picture (docs/reference/files.md#uploads). */
function signUpload(kind: UploadKey, input: SignInput, signal: AbortSignal) {
  return callApi('POST', '/dashboard/sign-url/{uploadKey}', {
    params: { uploadKey: kind },
    body: input,
    signal,
  });
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
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<UploadedFile> {
  const { returnData } = await signUpload(
    kind,
    {
      fileName: name,
      fileType: picture.type as SignInput['fileType'],
      fileSize: picture.size,
    },
    options.signal,
  );
  const { signedRequest, headers, key } = returnData;
  await putFile(onThisHost(signedRequest), picture, { ...options, headers });
  return { name, url: key };
}

// Our addresses use the configured host, but the page may be open under another name of it, and its
// CSP allows only that one.
function onThisHost(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/uploads/') ? pathname + search : address;
}
