import { PlainError } from '@/server/plain-error';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.includes(hostname);

/**
 * The root of a site from an address as people type it, with or without https.
 * @throws {PlainError}
 */
export function siteAddress(text: string): URL {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  if (!url || !isAllowed || url.username !== '' || url.password !== '')
    throw new PlainError(
      `${text} is no address of a site.`,
      'Give one such as https://guides.example.',
    );
  return new URL(url.origin);
}
