import 'server-only';
import { open } from 'node:fs/promises';
import type { OpenedZip } from '@/server/zip/read-zip';
import { TEXT_MAX_BYTES } from '../../../constants';
import type { Refusal, TextFile } from '../../../model/reader';

export const WORD_TEXT = 'word/document.xml';
const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONSHIPS = '_rels/.rels';
export const IS_WORD = /\.docx$/i;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
/** The parts that are read; comments and notes are none of them. */
const READ_PART =
  /^(?:\[Content_Types\]\.xml|word\/(?:document|styles\w*|numbering\w*|header\d*|footer\d*)\.xml|word\/_rels\/document\.xml\.rels)$/;
/** The compound files of old Office, and the box around an encrypted document. */
export const OLD_OFFICE = '\xd0\xcf\x11\xe0';
const NAMES: Partial<Record<Refusal['reason'], Refusal['reason']>> = {
  archive_damaged: 'word_damaged',
  archive_encrypted: 'word_protected',
};

/** The files of the archive with the document. */
type PackedFiles = {
  names: readonly string[];
  sizeOf: (name: string) => number | undefined;
  text: (name: string) => Promise<TextFile | Refusal>;
};

/** True if an archive is a document of an office program, or is named as one of Word. */
export const isWordDocument = ({ sizes }: OpenedZip, fileName: string): boolean =>
  sizes.has(WORD_TEXT) ||
  (sizes.has(CONTENT_TYPES) && sizes.has(RELATIONSHIPS)) ||
  IS_WORD.test(fileName);

/** Why a document is not read. */
export function refusedWord({ sizes }: OpenedZip): Refusal['reason'] | undefined {
  if (!sizes.has(WORD_TEXT)) return 'word_document_missing';
  return [...sizes.keys()].some((name) => MACROS.test(name)) ? 'word_macros' : undefined;
}

/** The name of a document, which was recognised by its content; a name alone, whatever was sent. */
export function nameOfWord(fileName: string): string {
  const base = fileName.replace(/^.*\//, '').replace(/^\.+/, '');
  return IS_WORD.test(base) ? base : `${base === '' || base === 'docx' ? 'document' : base}.docx`;
}

/** The first bytes of a file. */
export async function startOf(place: string): Promise<string> {
  const file = await open(place, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

/** A problem of an archive in words for a document. */
export const inWords =
  (name: string) =>
  (refusal: Refusal): Refusal => ({
    ...refusal,
    file: refusal.file === name ? name : `${name}/${refusal.file}`,
    reason: NAMES[refusal.reason] ?? refusal.reason,
  });

/** The parts of a document as text. */
export async function wordParts(
  name: string,
  { names, sizeOf, text }: PackedFiles,
): Promise<TextFile | Refusal> {
  const paths = names
    .filter((each) => each.startsWith(`${name}/`))
    .map((each) => each.slice(name.length + 1))
    .filter((part) => READ_PART.test(part));
  const sizeBytes = paths.reduce((sum, part) => sum + (sizeOf(`${name}/${part}`) ?? 0), 0);
  if (sizeBytes > TEXT_MAX_BYTES)
    return { file: name, reason: 'file_too_large', values: { max: TEXT_MAX_BYTES / 1024 / 1024 } };
  const parts: Record<string, string> = {};
  for (const part of paths) {
    const file = await text(`${name}/${part}`);
    if ('reason' in file) return { file: name, reason: 'word_damaged' };
    parts[part] = file.text;
  }
  return { name, text: '', parts };
}
