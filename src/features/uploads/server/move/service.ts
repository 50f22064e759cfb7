import 'server-only';
import { randomUUID } from 'node:crypto';
import limited from 'p-limit';
import { namesIn } from '@/server/backup/names-in';
import { withRetries } from '@/server/backup/stored-pictures';
import { withConnection } from '@/server/embedded-postgres/connection';
import { env } from '@/server/env/env';
import { PlainError } from '@/server/plain-error';
import { startedPlaces } from '@/server/storage/start-storage';
import { storageWords, storeIn } from '@/server/storage/store';
import type { PictureStorage } from '@/shared/pictures/storage-settings';
import { listKnownNames, listStoreNames, storeStorageId } from '../repository';
import { movePicture } from './move-picture';

const MOVE_LOCK = 7_250_003;
const AT_ONCE = 4;

type Options = {
  databaseUrl: string;
  to: PictureStorage;
  /** Otherwise from every other configured one. */
  from?: PictureStorage | undefined;
  onProgress?: (share: number, words: string) => void;
  signal?: AbortSignal;
};
/** Number of moved pictures, and the names of the rest. */
export type MoveReport = {
  pictures: number;
  bytes: number;
  orphaned: number;
  fresh: string[];
  differing: string[];
  /** Known to the database, but not in the new storage. */
  missing: string[];
};

/**
 * Moves the pictures of other storages to the one that the product writes to, while it runs
 * (docs/decisions/0113).
 * @throws {PlainError} with the obstacle; every picture is then in one of the storages
 */
export async function movePictures(options: Options): Promise<MoveReport> {
  const sources = await sourcesOf(options);
  return withConnection(options.databaseUrl, async (client) => {
    const { rows } = await client.query<{ got: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS got',
      [MOVE_LOCK],
    );
    // Two in opposite directions could each remove what the other one counts on.
    if (!rows[0]?.got)
      throw new PlainError('Pictures are being moved already.', 'Wait for that to end.');
    for (const storage of [options.to, ...sources]) await mustBeOwn(storage);
    const report: MoveReport = {
      pictures: 0,
      bytes: 0,
      orphaned: 0,
      fresh: [],
      differing: [],
      missing: [],
    };
    for (const source of sources)
      await moveAll(source, options, report, async () => void (await client.query('SELECT 1')));
    report.missing = await missingIn(options.to);
    return report;
  });
}

/** The storages to empty, when the product is ready for that. */
async function sourcesOf({ to, from }: Options): Promise<PictureStorage[]> {
  const configured = env().storages;
  const sources = from ? [from] : configured.filter((storage) => storage !== to);
  const unknown = [to, ...sources].find((storage) => !configured.includes(storage));
  if (unknown)
    throw new PlainError(
      `The storage ${unknown} is not configured.`,
      'Set its variables (docs/settings.md), here and where the product runs.',
      { kept: 'Nothing was moved.' },
    );
  if (from === to)
    throw new PlainError('A move needs two storages.', 'Name another one after --from.', {
      kept: 'Nothing was moved.',
    });
  const started = await startedPlaces();
  // Places, not kinds: with another bucket than the product's, it would not find the pictures.
  if (
    started?.[0] !== storageWords(to) ||
    sources.some((storage) => !started.includes(storageWords(storage)))
  )
    throw new PlainError(
      started
        ? `This command would move pictures from ${sources.map(storageWords).join(', ')} to ${storageWords(to)}. But the product that was started last stores them in ${started[0]} and reads them from ${started.join(', ')}.`
        : 'The product has not been started with this release.',
      `Set PICTURE_STORE=${to} and the variables of both storages, with the same values here and where the product runs. Start the product again (each instance), so that it finds pictures on both sides, and run this again.`,
      { kept: 'Nothing was moved.' },
    );
  return sources;
}

async function mustBeOwn(storage: PictureStorage): Promise<void> {
  const ofDatabase = await storeStorageId(randomUUID());
  if ((await withRetries(() => storeIn(storage).mark(ofDatabase))) === ofDatabase) return;
  throw new PlainError(
    `Pictures of another database are in ${storageWords(storage)}.`,
    'Check DATABASE_URL and the settings of the storage.',
    { kept: 'Nothing was moved.' },
  );
}

/** The pictures of the database that this storage does not have. */
async function missingIn(storage: PictureStorage): Promise<string[]> {
  const missing = new Set(await listStoreNames());
  for await (const names of namesIn(storeIn(storage)))
    for (const name of names) missing.delete(name);
  // Without those that were deleted in the meantime.
  return [...(await listKnownNames([...missing]))];
}

async function moveAll(
  source: PictureStorage,
  { to, onProgress, signal }: Options,
  report: MoveReport,
  checkLock: () => Promise<void>,
): Promise<void> {
  let total = 0;
  for await (const names of namesIn(storeIn(source))) total += names.length;
  let seen = 0;
  const left = new Set<string>();
  const limit = limited(AT_ONCE);
  const move = async (name: string) => {
    signal?.throwIfAborted();
    const { outcome, bytes } = await movePicture(name, storeIn(source), storeIn(to));
    if (outcome === 'moved') report.pictures += 1;
    if (outcome === 'orphaned') report.orphaned += 1;
    if (outcome === 'new') report.fresh.push(name);
    if (outcome === 'differing') report.differing.push(name);
    if (outcome === 'new' || outcome === 'differing') left.add(name);
    report.bytes += bytes;
    seen += 1;
    onProgress?.(seen / Math.max(total, seen), `${seen} of ${Math.max(total, seen)} pictures`);
  };
  // Until a whole pass finds nothing: an instance that stops may still have stored one there.
  for (let foundCount = 1; foundCount > 0; ) {
    foundCount = 0;
    for await (const names of namesIn(storeIn(source))) {
      await checkLock();
      const todo = names.filter((name) => !left.has(name));
      foundCount += todo.length;
      const done = await Promise.allSettled(todo.map((name) => limit(() => move(name))));
      for (const result of done) if (result.status === 'rejected') throw result.reason;
    }
  }
}
