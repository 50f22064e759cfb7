import 'server-only';
import { afterCommit, inTransaction } from '@/server/db/client';
import { logger } from '@/server/logger';
import { SEARCH_VERSION, searchDocument } from './model/search-document';
import * as rows from './repository';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 200;
const LOOKED_AT_ONCE = 5_000;
/** A round of the sweep ends after this, so that the others have their turn. */
const ROUND_MS = 20_000;
const WORDS_FORGOTTEN_AT_ONCE = 1_000;

/**
 * Makes anew what search knows of these projects; part of every transaction that changes one of their names, codes, labels,
 * parts or steps, their creator's name, or whether they are listed. Those that are not listed the database forgets by itself.
 */
export async function refreshSearch(ids: string[]): Promise<void> {
  const sources = await rows.listSources(ids);
  if (sources.length > 0) {
    await rows.writeDocuments(
      sources.map(({ id, createdAt, ...source }) => ({ id, createdAt, ...searchDocument(source) })),
    );
    await rows.deleteDue(ids);
  }
  await afterCommit(learnWords);
}

// The change itself is done: what fails here is done by the sweep.
async function learnWords(): Promise<void> {
  await rows.foldWordChanges().catch(() => logger.warn('search_words_left', {}));
}

/**
 * Adds what readers have just given a project, or taken back, to what projects are sorted by, and expires what shows its rating.
 * Both happen once the feedback is stored.
 */
export async function refreshRatings(projectUid: string): Promise<void> {
  await afterCommit(async () => {
    await rows.foldRatingChanges().catch(() => logger.warn('ratings_left', {}));
  });
  // The cache belongs to Next, and the server loads this file before Next.
  const { expireContents } = await import('../cache');
  await expireContents(projectUid);
}

/**
 * Brings what search knows up to date: what older releases and scripts changed, what was made by older rules, and
 * words and ratings that a broken-off process left. Ends after 20 s; the next round goes on.
 * @returns whether nothing was left to do
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

// What somebody is just changing stays due: it may be an older release that does it.
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
