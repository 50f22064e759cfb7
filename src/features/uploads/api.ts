'use client';

import { callApi } from '@/client/api/call-api';
import { putFile } from '@/client/put-file';
import type { UploadKey } from './constants';
import type { SignInput } from './schema';

/** A picture as its owner is PATCHed with it: the key of the upload as url (contract, section 5). */
export interface UploadedFile {
  name: string;
  url: string;
}

/** Asks for an address that takes one picture (specification, section 7, 'Uploads'). */
function signUpload(kind: UploadKey, input: SignInput, signal: AbortSignal) {
  return callApi('POST', '/dashboard/sign-url/{uploadKey}', {
    params: { uploadKey: kind },
    body: input,
    signal,
  });
}

/**
 * Uploads a picture that is within the limits. What it becomes the picture of is told by a PATCH with the answer.
 * @param name as people know the file
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
    { fileName: name, fileType: picture.type as SignInput['fileType'] },
    options.signal,
  );
  await putFile(onThisHost(returnData.signedRequest), picture, options);
  return { name, url: returnData.key };
}

// Our own addresses carry the configured host; the page may have been opened on another name of it, and its policy
// lets it send to that one only.
function onThisHost(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/uploads/') ? pathname + search : address;
}
