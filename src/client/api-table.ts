import 'client-only';
import { accepted } from './api-client';
import type { ApiCallOptions } from './api-client';
import { withinTime } from './within-time';

/**
 * What a GET answers as a table for spreadsheets instead of JSON (contract, section 6), under the name the server gives it.
 * @param path as for `apiCall`
 * @throws {ApiError} always and only
 */
export function apiTable(path: string, options: Pick<ApiCallOptions, 'query' | 'signal'> = {}): Promise<{ blob: Blob; fileName: string }> {
  return withinTime(options.signal, async (signal) => {
    const response = await accepted('GET', path, { ...options, signal }, 'text/csv');
    const fileName = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'makerstep.csv';
    return { blob: await response.blob(), fileName };
  });
}
