import { compactRecords } from '../src/features/analytics/server/retention/service';
import { closeDb } from '../src/server/db/client';
import { isDatabaseUnavailable } from '../src/server/db/unavailable';
import { env, EnvError } from '../src/server/env/env';
import { PlainError } from '../src/server/plain-error';
import { connectDatabase } from './database';

const NO_TABLE = '42P01';

/**
 * Compacts records until none is left.
 * @returns how many were removed
 */
async function compactAll(): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await compactRecords().catch((cause: Error) => {
      if (isDatabaseUnavailable(cause))
        throw new PlainError('The database cannot be reached any more.', 'Run it again to go on.', {
          kept: `${total} records were compacted.`,
          cause,
        });
      if (cause.message.includes(NO_TABLE))
        throw new PlainError(
          'The database has no tables yet.',
          'Start the product once with npm start.',
          { cause },
        );
      throw cause;
    });
    if (count === 0) return total;
    total += count;
  }
}

try {
  const database = await connectDatabase();
  try {
    const total = await compactAll();
    process.stdout.write(
      total === 0
        ? `No record of a visit is older than ${env().retentionMonths} months.\n`
        : `${total} records of visits older than ${env().retentionMonths} months were compacted into daily totals.\n`,
    );
  } finally {
    await closeDb();
    await database.stop();
  }
} catch (error) {
  if (!(error instanceof PlainError) && !(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
