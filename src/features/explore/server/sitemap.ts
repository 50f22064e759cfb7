import 'server-only';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { hasImprint, hasRules, showsPart } from '@/i18n/operator-settings';
import { languageAddresses, publicAddress } from '@/i18n/public-address';
import { publicRead } from '@/server/db/client';
import { LOCALES } from '@/shared/interface/languages';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { type Route, ROUTES } from '@/shared/addresses/routes';
import {
  ENTRIES_PER_PART,
  parsePartName,
  partName,
  partPrefixes,
  uidsFrom,
} from '../model/sitemap-parts';
import { countListedRoughly, listMappedCreators, listMappedProjects } from './repository';

const XML_NAMESPACES = { news: false, video: false, image: false, xhtml: true };
const pagesShown = (where: Route['sitemap']) =>
  Object.keys(ROUTES).filter((path) => ROUTES[path]?.sitemap === where);
const shownPages = (developerPages: readonly string[]) => [
  ...pagesShown('always'),
  ...(showsPart('developers') ? developerPages : []),
  ...(hasImprint() ? pagesShown('imprint') : []),
  ...(hasRules() ? pagesShown('rules') : []),
  ...(showsPart('pricing') ? pagesShown('pricing') : []),
];
const STATIC_PART = 'pages';

type Entry = { path: string; updatedAt?: Date };

/** The sitemap index as XML, with parts of at most 50,000 addresses. */
export async function sitemapIndex(): Promise<Readable> {
  const listed = await publicRead(() => countListedRoughly(ENTRIES_PER_PART));
  const prefixes = listed === 0 ? [] : partPrefixes(listed);
  const names = [
    STATIC_PART,
    ...prefixes.map((prefix) => partName('projects', prefix)),
    ...prefixes.map((prefix) => partName('creators', prefix)),
  ];
  const index = new SitemapIndexStream();
  return Readable.from(
    names.map((name) => ({ url: publicAddress(machinePaths.sitemapPart(name)) })),
  ).pipe(index);
}

/**
 * One part of the sitemap as XML: listed projects with the time of their last change and their
 * address in each language.
 * @param developerPages the pages of the documentation, for the part of pages
 * @returns undefined when there is no such part or it is empty, because a sitemap needs an address
 */
export async function sitemapPart(
  name: string,
  developerPages: readonly string[] = [],
): Promise<Readable | undefined> {
  if (name === STATIC_PART) {
    return write(shownPages(developerPages).map((path) => ({ path })));
  }
  const part = parsePartName(name);
  if (!part) return undefined;
  const range = uidsFrom(part.prefix);
  // Only a part that the index does not name (any more) can have more than fits.
  if (part.kind === 'projects') {
    return write(
      (await publicRead(() => listMappedProjects(range, ENTRIES_PER_PART))).map(
        ({ uid, updatedAt }) => ({ path: paths.project(uid), updatedAt }),
      ),
    );
  }
  return write(
    (await publicRead(() => listMappedCreators(range, ENTRIES_PER_PART))).map(
      ({ uid, updatedAt }) => ({ path: paths.creator(uid), updatedAt }),
    ),
  );
}

// Written while it is sent: the text of a part is some megabytes long.
function write(entries: Entry[]): Readable | undefined {
  return entries.length === 0
    ? undefined
    : Readable.from(addresses(entries)).pipe(new SitemapStream({ xmlns: XML_NAMESPACES }));
}

function* addresses(entries: Entry[]) {
  for (const { path, updatedAt } of entries) {
    const links = Object.entries(languageAddresses(path)).map(([lang, url]) => ({ lang, url }));
    for (const locale of LOCALES)
      yield {
        url: publicAddress(path, locale),
        links,
        ...(updatedAt ? { lastmod: updatedAt.toISOString() } : {}),
      };
  }
}
