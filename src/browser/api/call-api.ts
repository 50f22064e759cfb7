import 'client-only';
import { apiCall, type ApiCallOptions } from './api-client';
import { apiTable } from './api-table';
import type { ApiMethod } from '@/shared/http/contract';
import type { SeparatorName } from '@/shared/text/table';
import type { ApiAnswer, ApiInput, ApiPath, TablePath } from './types';

type Sending = Omit<ApiCallOptions, 'body' | 'query'>;
/** Optional when the call takes no input. */
type Options<Input> = object extends Input
  ? [options?: Input & Sending]
  : [options: Input & Sending];
type Loose = Sending &
  Pick<ApiCallOptions, 'body' | 'query'> & { params?: Record<string, string> | undefined };

/** Without a separator, it is that of the reader's spreadsheets. */
type TableOptions = { separator?: SeparatorName | undefined };
type NamedTable = Awaited<ReturnType<typeof apiTable>>;

/**
 * Calls /v1 of this host. Input and answer are typed from the API description by method and path.
 * @param path below /v1, with {names} that `params` fills in
 * @throws {ApiError} only; a 401 also ends the session on this page
 */
export function callApi<M extends ApiMethod, P extends ApiPath<M>>(
  method: M,
  path: P,
  ...options: Options<ApiInput<M, P>>
): Promise<ApiAnswer<M, P>>;
export function callApi(
  method: ApiMethod,
  path: string,
  { params, ...rest }: Loose = {},
): Promise<unknown> {
  return apiCall(method, apiPath(path, params), rest);
}

/**
 * Gets a table for spreadsheets, under the name that the server sends.
 * @throws {ApiError} only
 */
export function callTable<P extends TablePath>(
  path: P,
  ...options: Options<Pick<ApiInput<'GET', P>, 'params' | 'query'> & TableOptions>
): Promise<NamedTable>;
export function callTable(
  path: string,
  { params, query, separator, ...rest }: Loose & TableOptions = {},
): Promise<NamedTable> {
  return apiTable(apiPath(path, params), { ...rest, query: { ...query, separator } });
}

/** A path below /v1 with its {names} filled in. */
export function apiPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
