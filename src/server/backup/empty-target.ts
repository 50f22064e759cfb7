import type pg from 'pg';
import { PlainError } from '../plain-error';
import type { PictureStore } from '../storage/picture-store';
import { namesIn } from './names-in';
import { withRetries } from './stored-pictures';
import { listTables } from './tables';

/** @throws {PlainError} when the database is not empty: a restore never overwrites anything */
export async function mustBeEmpty(client: pg.Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0) return;
  throw new PlainError(
    'The database is not empty: it has tables already.',
    'Restore into a new one: give another DATA_DIR, or a DATABASE_URL of an empty database. Nothing is ever restored over something.',
    { kept: 'Nothing was changed.' },
  );
}

/** @throws {PlainError} when the storage holds pictures */
export async function mustHoldNoPictures(store: PictureStore): Promise<void> {
  for await (const names of namesIn(store))
    if (names.length > 0)
      throw new PlainError(
        'The storage of pictures is not empty.',
        'Restore into a new DATA_DIR, blob store or bucket. If it holds the pictures of this very backup, and no other installation uses them, add --keep-pictures: they stay, and what is missing is added.',
        { kept: 'Nothing was changed.' },
      );
}

/**
 * Claims the storage for the restored database, so that no other installation's sweep removes its
 * pictures.
 * @throws {PlainError} when it belongs to another one
 */
export async function mustBeOwn(store: PictureStore, storageMark: string | null): Promise<void> {
  if (storageMark === null || (await withRetries(() => store.mark(storageMark))) === storageMark)
    return;
  throw new PlainError(
    'The storage of pictures belongs to another database.',
    'Restore into a new DATA_DIR, blob store or bucket.',
    { kept: 'Nothing was changed.' },
  );
}
