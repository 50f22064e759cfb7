import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import type { ImportView } from '../../schema';
import { enqueueImport } from '../import/job';
import { undoEnd } from '../import/presenter';
import { updateJob } from '../import/repository';
import { lockOwnJob, readImport } from '../import/service';
import { countMade } from './repository';

/**
 * Undoes an import in the background (docs/decisions/0141). One that is undone stays unchanged.
 * @throws {AppError} not_found, import_not_undoable
 */
export async function undoImport(actor: Actor, id: string, locale: Locale): Promise<ImportView> {
  await inTransaction(async () => {
    const job = await lockOwnJob(actor, id);
    if (job.state === 'undoing' || job.state === 'undone') return;
    if (!undoEnd(job, await countMade(job.id))) throw new AppError('import_not_undoable');
    await updateJob(job.id, { state: 'undoing' });
    await enqueueImport(job);
  });
  return readImport(actor, id, locale);
}
