import 'server-only';
import { afterCommit, inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { SEARCH_VERSION, searchDocument } from '../model/search-document';
import * as rows from './repository';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 200;
const LOOKED_AT_ONCE = 5_000;
/** The time limit of one round, so that other sweeps have their turn. */
const ROUND_MS = 20_000;
const WORDS_FORGOTTEN_AT_ONCE = 1_000;

/**
 * Rebuilds the search rows of these projects, within every transaction that changes their names,
 * codes, labels, parts, steps, creator name, or listing. The database removes the rows of unlisted
 * ones.
 */
export async function refreshSearch(ids: string[]): Promise<void> {
  const sources = await rows.listSources(ids);
  if (sources.length > 0) {
    await rows.writeDocuments(
      sources.map(({ id, createdAt, updatedAt, ...source }) => ({
        id,
        createdAt,
        updatedAt,
        ...searchDocument(source),
      })),
    );
    await rows.deleteDue(ids);
  }
  await afterCommit(learnWords);
}

// After the change is committed: the sweep repeats what fails here.
async function learnWords(): Promise<void> {
  await rows.foldWordChanges().catch(() => logger.warn('search_words_not_folded', {}));
}

/** Folds new and deleted ratings into the sort values, after their commit. */
export async function refreshRatings(): Promise<void> {
  await rows.foldRatingChanges().catch(() => logger.warn('ratings_not_folded', {}));
}

/**
 * Updates the search: changes of older releases and scripts, outdated rows, and words and ratings
 * of an interrupted process. Stops after 20 s; the next round continues.
 * @returns whether nothing was left
 */
export async function sweepSearch(): Promise<boolean> {
  const until = performance.now() + ROUND_MS;
  const isInTime = () => performance.now() < until;
  let isBusy = true;
  while (isBusy && isInTime()) {
    const folded = [await rows.foldWordChanges(), await rows.foldRatingChanges()];
    isBusy = (await renewDue()) || (await noteSome()) || folded.some((notes) => notes > 0);
  }
  await rows.deleteUnusedWords(WORDS_FORGOTTEN_AT_ONCE);
  return !isBusy;
}

// Projects that are being changed stay due: an older release may be changing them.
async function renewDue(): Promise<boolean> {
  return inTransaction(async () => {
    const due = await rows.takeDue(AT_ONCE);
    if (due.length === 0) return false;
    const held = await rows.holdUnchanged(due);
    await refreshSearch(held);
    await rows.deleteDue(held);
    return held.length > 0;
  });
}

async function noteSome(): Promise<boolean> {
  return inTransaction(async () => {
    const walk = await rows.takeWalk();
    if (!walk || (walk.version === SEARCH_VERSION && walk.after === undefined)) return false;
    const after = await rows.noteOutdated(
      walk.version === SEARCH_VERSION ? (walk.after ?? FIRST_ID) : FIRST_ID,
      LOOKED_AT_ONCE,
    );
    await rows.saveWalk({ version: SEARCH_VERSION, ...(after === undefined ? {} : { after }) });
    return true;
  });
}
