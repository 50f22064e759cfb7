import { AppError } from '@/shared/http/app-error';

/**
 * The query parameters that a call knows, as input of its schema; unknown ones are ignored
 * (docs/reference/limits.md#request-bodies).
 * @throws {AppError} validation_failed when a known one is repeated, malformed_request for NUL
 */
export function queryInput(url: URL, known: readonly string[]): Record<string, string> {
  const entries = known.flatMap((name) => {
    const values = url.searchParams.getAll(name);
    if (values.some((value) => value.includes('\0'))) throw new AppError('malformed_request');
    if (values.length > 1)
      throw new AppError('validation_failed', { fields: { [name]: { key: 'repeated' } } });
    return values.map((value): [string, string] => [name, value]);
  });
  return Object.fromEntries(entries);
}
