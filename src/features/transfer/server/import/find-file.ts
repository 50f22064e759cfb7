import path from 'node:path';
import { PICTURE_NAME } from '@/shared/pictures/picture-formats';

/** Metadata that systems and tools add to archives. */
export const NOT_WRITTEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

/** The pictures of an archive by their folders. */
export function picturesByFolder(names: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const name of names) {
    if (!PICTURE_NAME.test(name) || NOT_WRITTEN.test(name)) continue;
    const folder = path.posix.dirname(name);
    const pictures = folders.get(folder) ?? [];
    pictures.push(name);
    folders.set(folder, pictures);
  }
  return folders;
}

/**
 * Finds the file of an archive that the file `from` refers to by an address.
 * @param isNamed by its name alone, in any folder
 */
export type FindFile = (address: string, from: string, isNamed?: boolean) => string | undefined;

/**
 * Finds files as people and tools refer to them: with other case or Unicode normalization, `%20`,
 * backslashes, `./`, a `?query`, or from a root that is one of the parent folders. An address that
 * leads out of the archive finds nothing.
 */
export function fileFinder(names: readonly string[]): FindFile {
  const written = names.filter((name) => !NOT_WRITTEN.test(name));
  const exact = new Set(names);
  const folded = new Map<string, string>();
  const byEnding = new Map<string, string[]>();
  for (const name of written) {
    const key = folding(name);
    if (!folded.has(key)) folded.set(key, name);
    const base = path.posix.basename(key);
    byEnding.set(base, [...(byEnding.get(base) ?? []), name]);
  }
  const at = (place: string) => {
    const normal = path.posix.normalize(place);
    return exact.has(normal) ? normal : folded.get(folding(normal));
  };
  const endingWith = (place: string) => {
    const key = folding(path.posix.normalize(place));
    return (byEnding.get(path.posix.basename(key)) ?? []).filter((name) =>
      `/${folding(name)}`.endsWith(`/${key}`),
    );
  };
  return (address, from, isNamed = false) => {
    for (const spelling of spellings(address)) {
      const isRooted = spelling.startsWith('/');
      const bare = spelling.replace(/^\/+/, '');
      const folders = isRooted || isNamed ? foldersAround(from) : [path.posix.dirname(from)];
      const match =
        bare === ''
          ? undefined
          : folders
              .map((folder) => at(path.posix.join(folder, bare)))
              .find((name) => name !== undefined);
      if (match !== undefined) return match;
      const anywhere = isRooted || isNamed ? endingWith(bare) : [];
      // An address from a root is ambiguous with several candidates.
      if (anywhere.length === 1 || isNamed) return anywhere[0];
    }
    return undefined;
  };
}

const folding = (name: string) => name.normalize('NFC').toLowerCase();

function spellings(address: string): Set<string> {
  const plain = address.replaceAll('\\', '/');
  const withoutQuery = plain.replace(/[?#].*$/, '');
  return new Set([plain, decoded(plain), withoutQuery, decoded(withoutQuery)]);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The folder of a file and its parents, innermost first. */
function foldersAround(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [folder] : [folder, ...foldersAround(folder)];
}
