import 'server-only';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { afterCommit } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { deleteEntry, listEntries, saveEntry } from './repository';

/** The file name of the journal in DATA_DIR and next to backups. */
export const JOURNAL = 'deletions.jsonl';
const NOTES_AT_ONCE = 500;

const fraction = z.number();
const cover = z.object({
  areas: z.array(z.object({ x: fraction, y: fraction, w: fraction, h: fraction })).readonly(),
  /** The id of the file with these parts covered. */
  replacedBy: z.uuid(),
});
const deletion = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'account',
    'suspended',
    'project',
    'unpublished',
    'private',
    'taken_down',
    'covered',
    'member_removed',
    'handed_over',
  ]),
  id: z.uuid(),
  isUndone: z.boolean().default(false),
  /** Why the operators took it down, for its creator. */
  reason: z.string().optional(),
  /** When an account was suspended, or a guide taken down: with it, if the moments are the same. */
  suspendedAt: z.iso.datetime().optional(),
  takenDownAt: z.iso.datetime().optional(),
  /** The covered parts of an uploaded picture. */
  cover: cover.optional(),
  /** The id of the workshop that a person was removed from. */
  workshop: z.uuid().optional(),
  /** The id of the account that a workshop was handed over to. */
  owner: z.uuid().optional(),
});
/**
 * A deleted account or guide, a guide that was unpublished, taken down or restored, a picture that
 * was covered, a person who was removed from a workshop, or a workshop that was handed over. Only
 * random ids are recorded, the reason of operators, and the covered parts.
 */
export type Deletion = z.infer<typeof deletion>;

/**
 * Records a deletion, an unpublication or their reversal in the current transaction; after the
 * commit it is appended to a file that no restored backup undoes (docs/decisions/0038).
 */
export async function recordDeletion(
  kind: Deletion['kind'],
  id: string,
  { isUndone = false, ...others }: Partial<Omit<Deletion, 'at' | 'kind' | 'id'>> = {},
): Promise<void> {
  const note: Deletion = { at: new Date().toISOString(), kind, id, isUndone, ...others };
  await saveEntry(subjectOf(note), JSON.stringify(note));
  // After a failed write the entry stays in the table for the sweep; the deletion is done.
  await afterCommit(() =>
    writeDeletions().catch((error: unknown) =>
      logger.warn('deletion_journal_failed', {
        reason: error instanceof Error ? error.message : 'unknown',
      }),
    ),
  );
}

/** Subject of an entry: a later entry about it replaces it. */
const subjectOf = ({ kind, id, workshop }: Deletion) =>
  [kind, id, ...(workshop === undefined ? [] : [workshop])].join(':');

/**
 * Appends pending entries to the journal and flushes it. A crash before they are removed from the
 * table writes them twice, which is harmless.
 */
export async function writeDeletions(): Promise<void> {
  const notes = await listEntries(NOTES_AT_ONCE);
  if (notes.length === 0) return;
  const handle = await open(path.join(env().dataDir, JOURNAL), 'a', 0o600);
  try {
    // Starts on a new line, in case a crash left an incomplete one.
    await handle.appendFile(
      ['', ...notes.map(({ value }) => JSON.stringify(JSON.parse(value))), ''].join('\n'),
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  for (const note of notes) await deleteEntry(note);
}

/**
 * The final state of each id in the journals, oldest first. Missing files, incomplete lines and
 * unknown kinds are skipped.
 */
export async function readDeletions(files: readonly string[]): Promise<Deletion[]> {
  const newest = new Map<string, Deletion>();
  for (const line of await readLines(files)) {
    const read = deletion.safeParse(parsed(line));
    if (!read.success) continue;
    const thing = subjectOf(read.data);
    const known = newest.get(thing);
    if (!known || known.at <= read.data.at) newest.set(thing, read.data);
  }
  return [...newest.values()]
    .filter(({ isUndone }) => !isUndone)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/**
 * Merges journals into the last of them, to store it next to backups or to continue it after a
 * restore.
 */
export async function mergeJournals(files: readonly string[]): Promise<void> {
  const lines = await readLines(files);
  const target = files.at(-1);
  if (target === undefined || lines.length === 0) return;
  const handle = await open(`${target}.new`, 'w', 0o600);
  try {
    await handle.writeFile([...new Set(lines)].map((line) => `${line}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${target}.new`, target);
}

async function readLines(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    files.map((file) =>
      readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      }),
    ),
  );
  return texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
