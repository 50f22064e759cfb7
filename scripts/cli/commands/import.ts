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

type Guides = Record<'imported' | 'copied' | 'replaced' | 'skipped' | 'refused', number>;
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
  const found = await stat(place).catch((error: Error) => {
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
  return found.isDirectory()
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
  return tell(state, output);
}

function tell(state: Import, output: Output): number {
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
  if (failure) output.beside(failure.message);
  output.say(
    `${guides.imported} imported, ${guides.copied} copied, ${guides.replaced} replaced, ${guides.skipped} there already, ${guides.refused} refused.`,
  );
  output.sayJson({ id: state.id, state: state.state, guides, results, refusals, failure });
  return Number(state.state !== 'done' || guides.refused > 0 || refusalCount > 0);
}
