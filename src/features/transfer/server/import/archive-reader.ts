import 'server-only';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PICTURE_NAME } from '@/shared/pictures/picture-formats';
import { ZipDamage } from '@/server/zip/read-zip';
import { MARKDOWN_MAX_BYTES, TEXT_MAX_BYTES, UNPACKED_MAX_BYTES } from '../../constants';
import type { Refusal, TextFile } from '../../model/reader';
import { type ArchiveFiles, openArchive } from './archive-files';
import { fileFinder, type FindFile, picturesByFolder } from './find-file';
import { OLD_OFFICE, startOf, WORD_TEXT, wordParts } from './word/word-package';

const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06'];
/** Formats that may contain pictures. */
const WITH_PICTURES = /\.(?:mdx?|markdown|paprikarecipe)$/i;
const maxBytesOf = (name: string) =>
  WITH_PICTURES.test(name) ? MARKDOWN_MAX_BYTES : TEXT_MAX_BYTES;
/** Pictures that Mealie and Tandoor write beside a recipe. */
const TEXTS_PICTURE = /(?:^|\/)(?:original\.webp|image\.\w+)$/;
const unpack = promisify(gunzip);

/** The content of an uploaded file: the files of an archive, or the file itself. */
export type ArchiveReader = {
  isArchive: boolean;
  names: string[];
  /** Ignored parts that may contain guides. */
  notices: Refusal[];
  /** A file as text, or why it is not text. */
  text: (name: string) => Promise<TextFile | Refusal>;
  /** The bytes of a file up to a limit; undefined when it is missing, larger or damaged. */
  bytes: (name: string, maxBytes: number) => Promise<Buffer | undefined>;
  /** The unpacked size in bytes; undefined when there is no such file. */
  sizeOf: (name: string) => number | undefined;
  find: FindFile;
  close: () => void;
};

/**
 * Opens an uploaded file, by its content and not by its name.
 * @param fileName for messages when it is not an archive
 */
export async function openArchiveReader(
  place: string,
  fileName: string,
): Promise<ArchiveReader | { refusals: Refusal[] }> {
  const start = await startOf(place);
  if (start === OLD_OFFICE) return { refusals: [{ file: fileName, reason: 'word_protected' }] };
  if (!ZIP_STARTS.includes(start)) return single(place, fileName);
  const opened = await openArchive(place, fileName);
  return 'refusals' in opened ? opened : archive(opened, fileName);
}

function archive({ files, notices, close }: ArchiveFiles, fileName: string): ArchiveReader {
  const sizeOf: ArchiveReader['sizeOf'] = (name) => files.get(name)?.sizeBytes;
  const bytes: ArchiveReader['bytes'] = async (name, maxBytes) => {
    const file = files.get(name);
    return file?.zip.read(file.name, maxBytes).catch((error: unknown) => {
      if (error instanceof ZipDamage) return undefined;
      throw error;
    });
  };
  const names = [...files.keys()];
  const pictures = picturesByFolder(names);
  const folderOf = (name: string) => {
    const folder = path.posix.dirname(name);
    const all = pictures.get(folder) ?? [];
    // Each text of a large folder would take all their names to the parser.
    const begin = name.replace(/[^./]*$/, '');
    const isOfText = (picture: string) => picture.startsWith(begin) || TEXTS_PICTURE.test(picture);
    return {
      name: path.posix.basename(folder === '.' ? fileName.replace(/\.[^.]*$/, '') : folder),
      pictures: PICTURE_NAME.test(name) ? all : all.filter(isOfText),
    };
  };
  // A file is read again when its guide is imported, which counts once.
  const unpackedNames = new Set<string>();
  let unpackedBytes = 0;
  const text: ArchiveReader['text'] = async (name) => {
    const folder = folderOf(name);
    // A photo is a step of its folder, without a text.
    if (PICTURE_NAME.test(name)) return { name, text: '', folder };
    if ((sizeOf(name) ?? 0) > maxBytesOf(name)) return tooLarge(name);
    const content = await bytes(name, maxBytesOf(name));
    if (!content) return { file: name, reason: 'archive_damaged' };
    const isRecipe = isPacked(name, content);
    if (isRecipe && !unpackedNames.has(name) && unpackedBytes > UNPACKED_MAX_BYTES)
      return {
        file: name,
        reason: 'archive_too_large',
        values: { max: UNPACKED_MAX_BYTES / 1024 / 1024 },
      };
    const file = await decode(name, content);
    if (isRecipe && !unpackedNames.has(name)) {
      unpackedNames.add(name);
      unpackedBytes += 'reason' in file ? maxBytesOf(name) : file.text.length;
    }
    return 'reason' in file ? file : { ...file, folder };
  };
  return {
    isArchive: true,
    names,
    notices,
    sizeOf,
    find: fileFinder(names),
    bytes,
    text: (name) =>
      files.has(`${name}/${WORD_TEXT}`) ? wordParts(name, { names, sizeOf, text }) : text(name),
    close,
  };
}

function single(place: string, fileName: string): ArchiveReader {
  return {
    isArchive: false,
    names: [fileName],
    notices: [],
    sizeOf: () => undefined,
    find: () => undefined,
    bytes: async () => undefined,
    text: async () => {
      const file = await open(place, 'r');
      try {
        if ((await file.stat()).size > maxBytesOf(fileName)) return tooLarge(fileName);
        return decode(fileName, await file.readFile());
      } finally {
        await file.close();
      }
    },
    close: () => undefined,
  };
}

const tooLarge = (file: string): Refusal => ({
  file,
  reason: 'file_too_large',
  values: { max: maxBytesOf(file) / 1024 / 1024 },
});

async function decode(name: string, packed: Buffer): Promise<TextFile | Refusal> {
  const bytes = isPacked(name, packed) ? await unpacked(packed, maxBytesOf(name)) : packed;
  if (bytes === 'too large') return tooLarge(name);
  if (bytes === 'damaged') return { file: name, reason: 'text_unreadable' };
  if (bytes.length === 0) return { file: name, reason: 'file_empty' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { file: name, reason: 'text_unreadable' } : { name, text };
  } catch {
    return { file: name, reason: 'text_unreadable' };
  }
}

/** Paprika packs each recipe with gzip. */
const isPacked = (name: string, bytes: Buffer) =>
  /\.paprikarecipe$/i.test(name) && bytes[0] === 0x1f && bytes[1] === 0x8b;

const unpacked = (packed: Buffer, maxOutputLength: number) =>
  unpack(packed, { maxOutputLength }).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ERR_BUFFER_TOO_LARGE' ? ('too large' as const) : ('damaged' as const),
  );
