import 'server-only';
import { open } from 'node:fs/promises';
import { openZip, type OpenedZip, ZipDamage } from '@/server/zip/read-zip';
import { ENTRIES_MAX, TEXT_MAX_BYTES, UNPACKED_MAX_BYTES } from '../constants';
import type { Refusal, TextFile } from '../model/reader';
import { fileFinder, type FindFile } from './find-file';

const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06'];
const TEXT_MAX_MB = TEXT_MAX_BYTES / 1024 / 1024;

/** A sent file as what is in it: the files of an archive, or itself. */
export type OpenedFile = {
  isArchive: boolean;
  names: string[];
  /** A file as text, or why it is none. */
  text: (name: string) => Promise<TextFile | Refusal>;
  /** At most so many bytes of a file; undefined when there is no such file, or more of it, or it is damaged. */
  bytes: (name: string, maxBytes: number) => Promise<Buffer | undefined>;
  /** In bytes, unpacked; undefined when there is no such file. */
  sizeOf: (name: string) => number | undefined;
  find: FindFile;
  close: () => void;
};

/** Opens a sent file, by its content and not by its name. @param fileName under which it is spoken of when it is no archive */
export async function openFile(place: string, fileName: string): Promise<OpenedFile | { refusals: Refusal[] }> {
  if (!ZIP_STARTS.includes(await startOf(place))) return single(place, fileName);
  const zip = await openZip(place, { entriesMax: ENTRIES_MAX, unpackedMaxBytes: UNPACKED_MAX_BYTES });
  if (!('problems' in zip)) return archive(zip);
  return { refusals: zip.problems.map(({ name, reason, values }) => ({ file: name || fileName, reason, ...(values ? { values } : {}) })) };
}

async function startOf(place: string): Promise<string> {
  const file = await open(place, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

function archive(zip: OpenedZip): OpenedFile {
  const bytes: OpenedFile['bytes'] = (name, maxBytes) => zip.read(name, maxBytes).catch((error: unknown) => {
    if (error instanceof ZipDamage) return undefined;
    throw error;
  });
  return {
    isArchive: true,
    names: [...zip.sizes.keys()],
    sizeOf: (name) => zip.sizes.get(name),
    find: fileFinder([...zip.sizes.keys()]),
    bytes,
    text: async (name) => {
      if ((zip.sizes.get(name) ?? 0) > TEXT_MAX_BYTES) return tooLarge(name);
      const content = await bytes(name, TEXT_MAX_BYTES);
      return content ? decode(name, content) : { file: name, reason: 'archive_damaged' };
    },
    close: zip.close,
  };
}

function single(place: string, fileName: string): OpenedFile {
  return {
    isArchive: false,
    names: [fileName],
    sizeOf: () => undefined,
    find: () => undefined,
    bytes: async () => undefined,
    text: async () => {
      const file = await open(place, 'r');
      try {
        if ((await file.stat()).size > TEXT_MAX_BYTES) return tooLarge(fileName);
        return decode(fileName, await file.readFile());
      } finally {
        await file.close();
      }
    },
    close: () => undefined,
  };
}

const tooLarge = (file: string): Refusal => ({ file, reason: 'file_too_large', values: { max: TEXT_MAX_MB } });

function decode(name: string, bytes: Buffer): TextFile | Refusal {
  if (bytes.length === 0) return { file: name, reason: 'file_empty' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { file: name, reason: 'text_unreadable' } : { name, text };
  } catch {
    return { file: name, reason: 'text_unreadable' };
  }
}
