import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '@/server/plain-error';
import type { Client } from '../client';
import type { Output } from '../output';
import { withPacked } from '../pack-folder';

const ASK_EVERY_MS = 1000;
const MODES = ['skip', 'copy', 'replace'];
/** 'asking' waits for a decision, which this command cannot make. */
const OVER = ['done', 'cancelled', 'failed', 'asking'];

type Guides = Record<
  'pending' | 'asking' | 'imported' | 'copied' | 'replaced' | 'skipped' | 'refused',
  number
>;
type Import = {
  id: string;
  state: string;
  progress: { done: number; total: number };
  guides: Guides;
  refusalCount: number;
  failure: { message: string } | null;
  refusals: { file: string; line: number | null; message: string }[];
  results: { file: string; name: string; state: string; projectUid: string | null }[];
};

type Wish = { mode: string | undefined; publish: boolean };

/** Sends a file or a folder of guides, waits until the server is done, and prints the results. */
export async function importGuides(
  client: Client,
  place: string,
  { mode = 'skip', publish }: Wish,
  output: Output,
): Promise<number> {
  if (!MODES.includes(mode))
    throw new PlainError(`There is no mode ${mode}.`, 'Use skip, copy or replace.');
  const stats = await stat(place).catch((error: Error) => {
    throw new PlainError(
      `${place} cannot be read: ${error.message}.`,
      'Check the path and its permissions.',
    );
  });
  const name = path.basename(path.resolve(place));
  const send = (file: string, fileName: string) =>
    importFile(
      client,
      file,
      new URLSearchParams({ fileName, mode, publish: String(publish) }),
      output,
    );
  return stats.isDirectory()
    ? withPacked(place, (file) => send(file, `${name}.zip`))
    : send(place, name);
}

async function importFile(
  client: Client,
  file: string,
  query: URLSearchParams,
  output: Output,
): Promise<number> {
  const bytes = () => Readable.toWeb(createReadStream(file)) as BodyInit;
  let state = await client.json<Import>('POST', `/dashboard/imports?${query}`, { bytes });
  while (!OVER.includes(state.state)) {
    output.progress.show(
      state.progress.done / Math.max(1, state.progress.total),
      `${state.state}: ${state.progress.done} of ${state.progress.total}`,
    );
    await wait(ASK_EVERY_MS);
    state = await client.json<Import>('GET', `/dashboard/imports/${state.id}`);
  }
  return printOutcome(state, output);
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function printOutcome(state: Import, output: Output): number {
  const { guides, refusals, refusalCount, failure } = state;
  const results = state.results.map(({ file, name, state: outcome, projectUid }) => ({
    id: projectUid,
    state: outcome,
    file,
    name,
  }));
  for (const { id, state: outcome, file } of results)
    if (id !== null) output.say(`${id}\t${outcome}\t${file}`);
  for (const { file, line, message } of refusals)
    output.beside(`${file}${line === null ? '' : `, line ${line}`}: ${message}`);
  const unlisted = refusalCount - refusals.length;
  if (unlisted > 0) output.beside(`Not listed here: ${counted(unlisted, 'more problem')}.`);
  if (failure) output.beside(failure.message);
  if (state.state === 'cancelled') output.beside('The import was cancelled.');
  const left = guides.pending + guides.asking;
  output.say(
    [
      `${guides.imported} imported`,
      `${guides.copied} copied`,
      `${guides.replaced} replaced`,
      `${guides.skipped} there already`,
      `${guides.refused} refused`,
      ...(left > 0 ? [`${left} not tried`] : []),
    ].join(', ') + (refusalCount > 0 ? `; ${counted(refusalCount, 'problem')}.` : '.'),
  );
  output.sayJson({ id: state.id, state: state.state, guides, results, refusals, failure });
  return Number(state.state !== 'done' || guides.refused > 0 || refusalCount > 0);
}
