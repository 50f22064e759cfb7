import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openArchiveReader } from '@/features/transfer/server/import/archive-reader';
import { missingPictures } from '@/features/transfer/server/import/import-pictures';
import { kindsNotRead } from '@/features/transfer/server/import/kinds-not-read';
import { readTask } from '@/features/transfer/server/import/read-task';
import { filesToRead } from '@/features/transfer/server/import/readers';
import type { Refusal, TextFile } from '@/features/transfer/model/reader';
import { writeZip } from '@/server/zip/write-zip';

/** The parts of an imported guide, counted. */
export type Counts = {
  name: string;
  chapters: number;
  steps: number;
  parts: number;
  tools: number;
  pictures: number;
  timers: number;
  lines: number;
};

export type Content = string | Buffer;

/** Reads files of an archive as an import does, before anything is stored. */
export async function readArchive(files: Record<string, Content>, fileName = 'export.zip') {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'));
  const place = path.join(folder, 'file');
  await writeFile(place, await zipped(files));
  const opened = await openArchiveReader(place, fileName);
  try {
    if ('refusals' in opened) return { guides: [], refusals: opened.refusals };
    const refusals: Refusal[] = [...opened.notices, ...kindsNotRead(opened.names)];
    const guides = [];
    for (const names of filesToRead(opened.names, true)) {
      const texts = await Promise.all(names.map(opened.text));
      const unread = texts.filter((text) => 'reason' in text);
      if (unread.length > 0) {
        refusals.push(...unread);
        continue;
      }
      const read = readTask({ files: texts as TextFile[] });
      refusals.push(...read.refusals);
      for (const guide of read.guides) {
        if ('refusals' in guide) refusals.push(...guide.refusals);
        else {
          guides.push(guide);
          refusals.push(...missingPictures(guide, names[0] ?? '', opened));
        }
      }
    }
    return { guides, refusals };
  } finally {
    if ('close' in opened) opened.close();
    await rm(folder, { recursive: true });
  }
}

/** The counts of each guide of an archive, and the reasons of notices with the lines. */
export async function countArchive(files: Record<string, Content>, fileName?: string) {
  const { guides, refusals } = await readArchive(files, fileName);
  return {
    guides: guides.map(({ input, pictures }): Counts => {
      const steps = input.steps.filter(({ type }) => type === 1);
      return {
        name: input.name,
        chapters: input.steps.length - steps.length,
        steps: steps.length,
        parts: input.parts.length,
        tools: input.tools.length,
        pictures: pictures.length,
        timers: steps.flatMap(({ timers = [] }) => timers).length,
        lines: steps.flatMap(({ lines = [] }) => lines).length,
      };
    }),
    notices: refusals.map(({ file, line, reason }) => [file, line ?? '-', reason].join(' ')),
  };
}

/** Bytes of an archive of these files. */
export async function zipped(files: Record<string, Content>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: Buffer.from(content as string),
    isPacked: true,
    changedAt: new Date(0),
  }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(each(entries))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* each<T>(things: readonly T[]): AsyncGenerator<T> {
  yield* things;
}
