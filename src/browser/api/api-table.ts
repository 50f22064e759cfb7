import 'client-only';
import { sendAuthorized, type ApiCallOptions } from './api-client';
import { withTimeLimit } from './time-limit';

type File = { blob: Blob; fileName: string };

/**
 * Gets a file, under the name that the server sends, without a time limit.
 * @param path as for `apiCall`
 * @param type media type of the file
 * @param fallbackName used when the server names none
 * @throws {ApiError} and what `fetch` throws
 */
export async function apiFile(
  path: string,
  type: string,
  fallbackName: string,
  options: Pick<ApiCallOptions, 'query' | 'signal'> = {},
): Promise<File> {
  const response = await sendAuthorized('GET', path, options, type);
  const fileName =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ??
    fallbackName;
  return { blob: await response.blob(), fileName };
}

/**
 * Gets a table for spreadsheets instead of JSON (docs/reference/feedback.md#csv), under the name
 * the server sends.
 * @param path as for `apiCall`
 * @throws {ApiError} only
 */
export function apiTable(
  path: string,
  options: Pick<ApiCallOptions, 'query' | 'signal'> = {},
): Promise<File> {
  return withTimeLimit(options.signal, (signal) =>
    apiFile(path, 'text/csv', 'makerstep.csv', { ...options, signal }),
  );
}
