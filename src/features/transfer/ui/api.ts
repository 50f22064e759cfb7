import { accessToken } from '@/browser/api/session/access-token';
import { shownWorkshop } from '@/browser/api/session/shown-workshop';
import { addressOf } from '@/browser/api/api-client';
import { ApiError } from '@/browser/api/api-error';
import { callApi } from '@/browser/api/call-api';
import { clientText } from '@/browser/api/client-texts';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import type { ImportChoice, ImportSplit } from '../constants';
import type { ImportView } from '../schema';

/** An address from which the browser downloads all guides as a ZIP file, within a minute. */
export function addressOfExport() {
  return callApi('POST', '/dashboard/export');
}

/**
 * Uploads a file of guides. Uses XMLHttpRequest, because fetch reports no upload progress.
 * @throws {ApiError} with the server's message, if there is one
 */
export async function sendImport(
  file: File,
  publish: boolean,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<ImportView> {
  const token = await accessToken();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = { fileName: file.name, publish, preview: true };
    request.open('POST', addressOf('/dashboard/imports', query));
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const workshop = shownWorkshop();
    if (workshop) request.setRequestHeader(WORKSHOP_HEADER, workshop);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      const body = request.response as (ImportView & { error?: { message?: string } }) | null;
      if (request.status === 202 && body) resolve(body);
      else
        reject(
          new ApiError('internal', body?.error?.message ?? clientText('failed'), {
            status: request.status,
          }),
        );
    };
    request.onerror = () =>
      reject(new ApiError('unreachable', clientText('unreachable'), { status: 0 }));
    request.onabort = () => reject(new ApiError('aborted', '', { status: 0 }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

export function readImport(importId: string, signal?: AbortSignal) {
  return callApi('GET', '/dashboard/imports/{importId}', { params: { importId }, signal });
}

/** Cancels an import; imported guides stay. */
export function cancelImport(importId: string) {
  return callApi('POST', '/dashboard/imports/{importId}/cancel', { params: { importId } });
}

/** Scans a preview again with another unit as steps; null for that of its structure. */
export function previewImport(importId: string, split: ImportSplit | null) {
  return callApi('POST', '/dashboard/imports/{importId}/preview', {
    params: { importId },
    body: { split },
  });
}

/** Imports what a preview shows. */
export function startImport(importId: string) {
  return callApi('POST', '/dashboard/imports/{importId}/start', {
    params: { importId },
    body: {},
  });
}

/** Undoes a finished import. */
export function undoImport(importId: string) {
  return callApi('POST', '/dashboard/imports/{importId}/undo', { params: { importId } });
}

/** Decides about guides that already exist. */
export function chooseForImport(
  importId: string,
  choices: { all?: ImportChoice; each?: { position: number; choice: ImportChoice }[] },
) {
  return callApi('POST', '/dashboard/imports/{importId}/choices', {
    params: { importId },
    body: choices,
  });
}
