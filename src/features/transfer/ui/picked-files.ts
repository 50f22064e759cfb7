import 'client-only';
import { ENTRIES_MAX } from '../constants';

/** A file with its path in what was chosen or dropped, with '/' between folders. */
export type PickedFile = { path: string; file: File };

/** The files of an input, also of one for folders. */
export const chosenFiles = (list: FileList | null): PickedFile[] =>
  [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Dropped files, and those in dropped folders. Call this while the event is handled. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PickedFile[]> {
  // Browsers empty the list after the event.
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return chosenFiles(files);
  const picked: PickedFile[] = [];
  for (const entry of entries) await collect(entry, picked);
  return picked;
}

async function collect(entry: FileSystemEntry, picked: PickedFile[]): Promise<void> {
  // More are refused anyway.
  if (picked.length > ENTRIES_MAX) return;
  if (isFolder(entry)) for (const inner of await entriesOf(entry)) await collect(inner, picked);
  else picked.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) });
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    (entry as FileSystemFileEntry).file(resolve, reject);
  });

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    // Browsers answer in parts, the last of which is empty.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return entries;
    entries.push(...part);
  }
}
