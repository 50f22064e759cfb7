import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';
import { readBytes } from '../../v1/_lib/request-body';

/**
 * Checks Sec-Fetch-Site, which no page can forge; without it (plain http, old browsers), Origin. A
 * request with neither is rejected.
 */
function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null
    ? headers.get('origin') === new URL(env().publicUrl).origin
    : site === 'same-origin';
}

/**
 * Reads a form that a browser submits without scripts. Any site can make a browser send this
 * content type, so only forms of our own pages are accepted.
 * @returns the value of a field that occurs at most once
 * @throws {AppError} forbidden for a form of another site, malformed_request, body_too_large
 */
export async function readOwnForm(
  request: Request,
  maxBytes: number,
): Promise<(name: string) => string | undefined> {
  if (!isOwnPage(request.headers)) throw new AppError('forbidden');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new AppError('malformed_request');
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxBytes)));
  return (name) => {
    const [value, ...others] = form.getAll(name);
    if (others.length > 0 || value?.includes('\0')) throw new AppError('malformed_request');
    return value;
  };
}
