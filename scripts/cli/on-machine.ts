import { closeDb } from '@/server/db/client';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { EnvError } from '@/server/env/env';
import { PlainError } from '@/server/plain-error';
import { connectDatabase } from '../database';

const NO_TABLE = ['42P01', 'P2021'];
const NO_COLUMN = ['42703', 'P2022'];

/**
 * Runs `work` on the database of DATABASE_URL or DATA_DIR, while the product runs or not, with words
 * for which one it is.
 * @throws {PlainError} when the database cannot be used
 */
export async function onMachine<T>(work: (place: string) => Promise<T>): Promise<T> {
  try {
    const database = await connectDatabase();
    try {
      return await work(database.place);
    } finally {
      await closeDb();
      await database.stop();
    }
  } catch (cause) {
    const { code = '' } = cause as { code?: string };
    if (cause instanceof EnvError) throw new PlainError(cause.message, 'Correct it.', { cause });
    if (isDatabaseUnavailable(cause))
      throw new PlainError(
        'The database cannot be reached.',
        'Check DATABASE_URL, and run this on the machine and in the folder of the product.',
        { kept: 'Nothing was changed.', cause },
      );
    if ([...NO_TABLE, ...NO_COLUMN].includes(code))
      throw new PlainError(
        'The database was not made by this release yet.',
        'Start the product once with npm start.',
        { kept: 'Nothing was changed.', cause },
      );
    throw cause;
  }
}
