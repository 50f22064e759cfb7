import { errorText } from '@/i18n/error-text';
import { logger } from '@/server/logging/logger';
import type { Locale } from '@/shared/interface/languages';
import { toAppError } from '../../v1/_lib/response';

/**
 * Answers a form without scripts with one sentence. Browsers show the form as it was left when a
 * person goes back. Internal errors are logged.
 * @param path the address of the form, for the log
 * @param sentence puts the reason into words
 */
export function plainRefusal(
  error: unknown,
  {
    locale,
    path,
    sentence,
  }: { locale: Locale; path: string; sentence: (reason: string) => string },
): Response {
  const known = toAppError(error);
  if (known.code === 'internal') logger.error('request_failed', error, { path });
  return new Response(`${sentence(errorText(locale, known))}\n`, {
    status: known.status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      ...(known.retryAfterSeconds === undefined
        ? {}
        : { 'Retry-After': String(known.retryAfterSeconds) }),
    },
  });
}
