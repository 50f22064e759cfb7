import { CONTACT_FIELDS } from '@/features/contact/constants';
import type { ContactInput } from '@/features/contact/schema';
import { env } from '@/server/env';
import { AppError } from '@/shared/app-error';
import { readBytes } from '../../../v1/_lib/request-body';

const FORM_MAX_BYTES = 64 * 1024;

/**
 * What a browser sends of the contact page's form by itself. Such a content type any site can make a browser send, so only a form of our own pages counts.
 * @throws {AppError} forbidden for a form of another site, malformed_request, body_too_large
 */
export async function readContactForm(
  request: Request,
): Promise<{ words: ContactInput; draft: string | undefined }> {
  if (!isOwnPage(request.headers)) throw new AppError('forbidden');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new AppError('malformed_request');
  const form = new URLSearchParams(
    new TextDecoder().decode(await readBytes(request, FORM_MAX_BYTES)),
  );
  const read = (name: string) => {
    const [value, ...others] = form.getAll(name);
    if (others.length > 0 || value?.includes('\0')) throw new AppError('malformed_request');
    return value;
  };
  const words = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, read(name) ?? '']),
  ) as ContactInput;
  return { words, draft: read('draft') };
}

/** Browsers tell it by Sec-Fetch-Site, which no page can forge; where they do not (plain http, old ones), by Origin. Who tells neither is refused. */
function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null
    ? headers.get('origin') === new URL(env().publicUrl).origin
    : site === 'same-origin';
}
