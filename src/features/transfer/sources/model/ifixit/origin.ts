import { type Fields, isFields, numberOf } from '../json-ld/json-values';

/** The licence of content on iFixit. Sites of others say nothing about theirs in the API. */
const IFIXIT_LICENSE = 'CC BY-NC-SA 3.0';

/** The licence of a guide; blank where the site does not state one. */
export function licenseOf(guide: Fields): string {
  const stated = guide['license'];
  if (typeof stated === 'string' && stated.trim() !== '') return stated.trim();
  return isOfIfixit(guide) ? IFIXIT_LICENSE : '';
}

/** The source of a guide, whose key recognises it in later imports: numbers are those of one site. */
export function originOf(guide: Fields, title: string) {
  const site = isOfIfixit(guide) ? undefined : hostOf(guide);
  const number = numberOf(guide['guideid']);
  const author = isFields(guide['author']) ? guide['author']['username'] : guide['author'];
  const where = site ?? 'iFixit';
  return {
    ...(number === undefined ? {} : { key: `${site ?? 'ifixit'}:${number}` }),
    title,
    url: urlOf(guide),
    license: licenseOf(guide),
    author: typeof author === 'string' && author !== '' ? `${author} (${where})` : where,
  };
}

const urlOf = ({ url }: Fields): string => (typeof url === 'string' ? url : '');
const hostOf = (guide: Fields): string | undefined =>
  URL.canParse(urlOf(guide)) ? new URL(urlOf(guide)).hostname : undefined;
const isOfIfixit = (guide: Fields): boolean =>
  (hostOf(guide) ?? 'ifixit.com').split('.').at(-2) === 'ifixit';
