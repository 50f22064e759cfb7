import 'server-only';
import { isUtf8 } from 'node:buffer';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  type Entry,
  getFileNameLowLevel,
  openPromise,
  validateFileName,
  type ZipFile,
} from 'yauzl';
import { PRIVATE_FILE_MODE } from '../private-files';

/** Why an archive, or a file in it, is refused. */
export type ZipProblem = {
  name: string;
  reason:
    | 'archive_damaged'
    | 'archive_encrypted'
    | 'archive_too_large'
    | 'archive_too_many_files'
    | 'entry_name_unsafe'
    | 'entry_link'
    | 'entry_compressed_too_much'
    | 'entry_overlaps'
    | 'entry_repeated';
  values?: Record<string, number>;
};

export type ZipLimits = { entriesMax: number; unpackedMaxBytes: number };

/** An archive on the disk that passed all checks. */
export type OpenedZip = {
  /** Sizes of the unpacked files by name, in the order of the archive, without folders. */
  sizes: ReadonlyMap<string, number>;
  /**
   * At most `maxBytes` of a file; undefined when it is missing or larger.
   * @throws {ZipDamage}
   */
  read: (name: string, maxBytes: number) => Promise<Buffer | undefined>;
  /**
   * Unpacks a file to a path.
   * @throws {ZipDamage}
   */
  extract: (name: string, place: string) => Promise<void>;
  close: () => void;
};

/** The archive is corrupt. */
export class ZipDamage extends Error {}

const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;
const REGULAR_TYPES = [0, 0o100000, 0o040000];
/** The local header without its name. */
const HEADER_BYTES = 30;
/** Deflate reaches 1032; repetitive JSON about 100. Small files are harmless at any ratio. */
const RATIO_MAX = 250;
const SMALL_BYTES = 1024 * 1024;
const MB = 1024 * 1024;

/**
 * Opens an archive after checking its directory: no names outside of it, links, encryption,
 * duplicates, overlapping files or extreme ratios. Nothing is unpacked for that.
 */
export async function openZip(
  place: string,
  limits: ZipLimits,
): Promise<OpenedZip | { problems: ZipProblem[] }> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(place, { lazyEntries: true, autoClose: false, decodeStrings: false });
    const { entries, problems } = await lookThrough(zip, limits);
    if (problems.length === 0) return opened(zip, entries);
    zip.close();
    return { problems };
  } catch {
    zip?.close();
    return { problems: [{ name: '', reason: 'archive_damaged' }] };
  }
}

async function lookThrough(
  zip: ZipFile,
  { entriesMax, unpackedMaxBytes }: ZipLimits,
): Promise<{ entries: Map<string, Entry>; problems: ZipProblem[] }> {
  if (zip.entryCount > entriesMax)
    return {
      entries: new Map(),
      problems: [{ name: '', reason: 'archive_too_many_files', values: { max: entriesMax } }],
    };
  const entries = new Map<string, Entry>();
  const problems: ZipProblem[] = [];
  let unpackedBytes = 0;
  const all: { name: string; entry: Entry }[] = [];
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    all.push({ name, entry });
    unpackedBytes += entry.uncompressedSize;
    const reason = problemOf(name, entry) ?? (entries.has(name) ? 'entry_repeated' : undefined);
    if (reason) problems.push({ name, reason });
    else if (!name.endsWith('/')) entries.set(name, entry);
  }
  if (unpackedBytes > unpackedMaxBytes)
    problems.push({
      name: '',
      reason: 'archive_too_large',
      values: { max: unpackedMaxBytes / MB },
    });
  return { entries, problems: [...problems, ...overlaps(all)] };
}

/** The flag for UTF-8 names; macOS and others omit it. */
const UTF8_FLAG = 0x800;
const UNICODE_PATH = 0x7075;

/**
 * Code page 850, as Windows writes names in western Europe and Brazil; the letters of code page 437
 * are in the same places.
 */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const fromCodePage850 = (raw: Uint8Array): string =>
  Array.from(raw, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : CODE_PAGE_850.charAt(byte - 128),
  ).join('');

function nameOf({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry): string {
  const isDeclaredUtf8 =
    (flags & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  if (isDeclaredUtf8) return getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
  // Names in an old code page with non-ASCII letters are hardly ever valid UTF-8.
  const raw = isUtf8(fileNameRaw) ? fileNameRaw : Buffer.from(fromCodePage850(fileNameRaw));
  return getFileNameLowLevel(flags | UTF8_FLAG, raw, extraFields, false);
}

function problemOf(name: string, entry: Entry): ZipProblem['reason'] | undefined {
  if (validateFileName(name) !== null || hasControls(name)) return 'entry_name_unsafe';
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (type === LINK_TYPE || !REGULAR_TYPES.includes(type)) return 'entry_link';
  if (entry.isEncrypted()) return 'archive_encrypted';
  if (!entry.canDecodeFileData()) return 'archive_damaged';
  return entry.uncompressedSize > SMALL_BYTES &&
    entry.uncompressedSize > entry.compressedSize * RATIO_MAX
    ? 'entry_compressed_too_much'
    : undefined;
}

const hasControls = (name: string) =>
  [...name].some((char) => char < ' ' || char === '\u007f' || char === '\ufffd');

// The largest zip bombs list one part of the archive as many files.
function overlaps(all: { name: string; entry: Entry }[]): ZipProblem[] {
  const inOrder = all.toSorted(
    (a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader,
  );
  return inOrder.flatMap(({ name, entry }, index) => {
    const next = inOrder[index + 1]?.entry.relativeOffsetOfLocalHeader ?? Infinity;
    const end =
      entry.relativeOffsetOfLocalHeader +
      HEADER_BYTES +
      entry.fileNameRaw.length +
      entry.compressedSize;
    return end > next ? [{ name, reason: 'entry_overlaps' as const }] : [];
  });
}

function opened(zip: ZipFile, entries: Map<string, Entry>): OpenedZip {
  return {
    sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    read: async (name, maxBytes) => {
      const entry = entries.get(name);
      if (!entry || entry.uncompressedSize > maxBytes) return undefined;
      try {
        const chunks: Buffer[] = [];
        // More data than the entry declares ends with an error.
        for await (const chunk of await zip.openReadStreamPromise(entry))
          chunks.push(chunk as Buffer);
        return Buffer.concat(chunks);
      } catch (cause) {
        throw new ZipDamage(name, { cause });
      }
    },
    extract: async (name, place) => {
      const entry = entries.get(name);
      if (!entry) throw new ZipDamage(name);
      const packed = await zip.openReadStreamPromise(entry).catch((cause: unknown) => {
        throw new ZipDamage(name, { cause });
      });
      await pipeline(packed, createWriteStream(place, { mode: PRIVATE_FILE_MODE }));
    },
    close: () => zip.close(),
  };
}
