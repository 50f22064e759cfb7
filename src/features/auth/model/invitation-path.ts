import { paths } from '@/shared/addresses/paths';

const START = paths.join('');
const TOKEN = /^[\w-]{43}$/;

/**
 * The invitation in the address of its page. A round trip to a provider carries it as the page to
 * open afterwards, so each tab keeps its own.
 */
export function invitationOf(path: string | undefined): string | undefined {
  if (!path?.startsWith(START)) return undefined;
  const token = path.slice(START.length);
  return TOKEN.test(token) ? token : undefined;
}
