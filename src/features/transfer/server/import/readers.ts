import type { GuideReader, ReadGuides, ReadOptions, TextFile } from '../../model/reader';
import { cooklangReader } from '../../sources/model/cooklang/cooklang-reader';
import { docxReader, withoutLines } from '../../sources/model/docx/docx-reader';
import { ifixitReader } from '../../sources/model/ifixit/ifixit-reader';
import { jsonLdReader } from '../../sources/model/json-ld/json-ld-reader';
import {
  markdownReader,
  nameOfAllLanguages,
  readLanguages,
} from '../../sources/model/markdown/markdown-reader';
import { areSteps, photoReader } from '../../sources/model/photo-reader';
import { mealieReader } from '../../sources/model/recipes/mealie';
import { paprikaReader } from '../../sources/model/recipes/paprika';
import { tandoorReader } from '../../sources/model/recipes/tandoor';
import { NOT_WRITTEN, picturesByFolder } from './find-file';
import { isBackup, isRead } from './kinds-not-read';
import { guideReader } from './guide-reader';

/**
 * All formats; the first one that recognises a file reads it. Markdown, recognised by its name, may
 * begin like a page.
 */
const READERS: readonly GuideReader[] = [
  docxReader,
  guideReader,
  ifixitReader,
  photoReader,
  cooklangReader,
  paprikaReader,
  markdownReader,
  mealieReader,
  tandoorReader,
  jsonLdReader,
];

/** Files that may contain guides; others are not queried. */
const TEXTS = /\.(?:json|jsonld|md|mdx|markdown|docx|html?|ya?ml|cook|paprikarecipe)$/i;
/** A part of a Word document. */
export const IN_WORD = /\.docx\//i;
const OWN_FILE = /(?:^|\/)guide\.json$/;
/** Our list of guides, and Docusaurus's names of folders. */
const NO_GUIDE = /(?:^|\/)(?:makerstep-export|_category_)\.json$/;

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);

/**
 * The files of an archive to read, grouped by guide. In the folder of an exported guide only
 * `guide.json`: the others are for people.
 */
export function filesToRead(names: readonly string[], isArchive: boolean): string[][] {
  if (!isArchive) return names.filter(isRead).map((name) => [name]);
  const written = names.filter(
    (name) =>
      TEXTS.test(name) &&
      !IN_WORD.test(name) &&
      !NOT_WRITTEN.test(name) &&
      !NO_GUIDE.test(name) &&
      isRead(name),
  );
  if (written.length === 0) return names.some(isBackup) ? [] : photosToRead(names);
  const ownFolders = new Set(written.filter((name) => OWN_FILE.test(name)).map(folderOf));
  const guides = new Map<string, string[]>();
  for (const name of written) {
    if (!OWN_FILE.test(name) && isIn(ownFolders, name)) continue;
    const shared = nameOfAllLanguages(name);
    // The file without a language in its name is the original.
    const others = guides.get(shared) ?? [];
    guides.set(shared, name === shared ? [name, ...others] : [...others, name]);
  }
  return [...guides.values()];
}

/** The first picture of each folder of photos, where an archive has nothing else. */
const photosToRead = (names: readonly string[]): string[][] =>
  [...picturesByFolder(names).values()].filter(areSteps).map(([first = '']) => [first]);

function isIn(folders: ReadonlySet<string>, name: string): boolean {
  for (let folder = folderOf(name); ; folder = folderOf(folder.slice(0, -1))) {
    if (folders.has(folder)) return true;
    if (folder === '') return false;
  }
}

/** The other files of the guide that begins with this one. */
export function filesOfGuide(
  names: readonly string[],
  isArchive: boolean,
  first: string,
): string[] {
  const shared = nameOfAllLanguages(first);
  return (
    filesToRead(
      names.filter((name) => name === first || nameOfAllLanguages(name) === shared),
      isArchive,
    )[0] ?? [first]
  );
}

/** The guides in a file, or the one in files of several languages, by content. */
export function readGuides(files: readonly TextFile[], options: ReadOptions): ReadGuides {
  const [file] = files;
  if (!file) return { guides: [], refusals: [] };
  if (files.length > 1) return file.word ? readDocuments(files, options) : readLanguages(files);
  const reader = READERS.find(({ recognises }) => recognises(file));
  return reader
    ? reader.read(file, options)
    : { guides: [], refusals: [{ file: file.name, line: 1, reason: 'format_unknown' }] };
}

/** Word documents in several languages, which have no lines. */
function readDocuments(files: readonly TextFile[], options: ReadOptions): ReadGuides {
  const { guides, refusals } = readLanguages(files, options);
  return {
    guides: guides.map((guide) => ({ ...guide, lineOf: () => undefined })),
    refusals: withoutLines(refusals),
  };
}
