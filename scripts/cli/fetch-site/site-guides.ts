import {
  type Fields,
  isFields,
  numberOf,
} from '@/features/transfer/sources/model/json-ld/json-values';
import { PlainError } from '@/server/plain-error';
import { missingFrom, type Tools } from './local-media';
import { Missing, type SiteClient } from './site-client';

const PAGE_SIZE = 200;
/** More than the largest site has. */
const PAGES_MAX = 2000;
const DEPTH_MAX = 20;

/** A guide in the list of its site. */
export type ListedGuide = { id: number; title: string; fields: Fields };

/**
 * All guides of a site by number. Pages are cut out of a list that also holds guides that are not
 * shown, so a short page is not the last one; an empty page is.
 * @throws {PlainError} when the site has no such list, or refuses it
 */
export async function listGuides(client: SiteClient, isPrivate: boolean): Promise<ListedGuide[]> {
  const guides = new Map<number, ListedGuide>();
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const entries = await client
      .json(
        `/guides?limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}${isPrivate ? '&includePrivate=true' : ''}`,
      )
      .catch((error: unknown) => {
        throw listError(client.site, missingFrom(error));
      });
    if (!Array.isArray(entries)) throw noSite(client.site);
    if (entries.length === 0) break;
    for (const fields of entries.filter(isFields)) {
      const id = numberOf(fields['guideid']);
      if (id === undefined || !Number.isSafeInteger(id) || id < 0) continue;
      if (!isPrivate && fields['public'] === false) continue;
      const title = fields['title'];
      guides.set(id, { id, title: typeof title === 'string' ? title : '', fields });
    }
  }
  return [...guides.values()].sort((a, b) => a.id - b.id);
}

function listError(site: URL, missing: Missing): PlainError {
  if (missing.status === 401 || missing.status === 403)
    return new PlainError(
      `${site.host} refuses its list of guides.`,
      'Give a token of an administrator with --token, or a newer one.',
    );
  if (missing.status === 200 || missing.status === 404) return noSite(site);
  return new PlainError(`${missing.address}: ${missing.reason}.`, 'Run the command again later.', {
    kept: 'What came is kept.',
  });
}

const noSite = ({ host }: URL) =>
  new PlainError(
    `${host} is no site of Dozuki or iFixit: it has no list of guides under /api/2.0/guides.`,
    'Check the address.',
  );

/** The tags of a guide, which its own answer does not have. A site without tags has none. */
export async function tagsOf(id: number, { client, part }: Tools): Promise<string[]> {
  const tags = await part
    .json(`tags/${id}`, () => client.json(`/guides/${id}/tags`))
    .catch((error: unknown) => {
      if (error instanceof Missing && error.status === 404) return [];
      throw error;
    });
  return (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => {
    const text = isFields(tag) ? (tag['title'] ?? tag['name']) : tag;
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
}

/** The categories above each category, the highest first. */
export async function categoriesAbove({
  client,
  part,
}: Tools): Promise<ReadonlyMap<string, string[]>> {
  const tree = await part
    .json('categories', () => client.json('/categories'))
    .catch((error: unknown) => void missingFrom(error));
  const above = new Map<string, string[]>();
  const walk = (level: unknown, path: string[]) => {
    if (!isFields(level) || path.length > DEPTH_MAX) return;
    for (const [name, below] of Object.entries(level)) {
      above.set(name, path);
      walk(below, [...path, name]);
    }
  };
  walk(tree, []);
  return above;
}
