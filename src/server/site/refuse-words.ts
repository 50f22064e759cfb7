import 'server-only';
import { AppError, type FieldProblem } from '@/shared/http/app-error';
import { refusedIn, refusedOf } from '@/shared/site/refused-words';
import { readSite } from './settings';

/** More places say nothing new. */
const PLACES_MAX = 20;

/**
 * Refuses public texts with words or addresses that the operators do not allow
 * (docs/reference/accounts.md#refused-words).
 * @param texts with the path of each
 * @throws {AppError} validation_failed at the path of each such text
 */
export async function refuseWords(
  texts: Iterable<readonly [path: string, text: string | undefined]>,
): Promise<void> {
  const refused = refusedOf(await readSite());
  if (refused.words.size + refused.domains.size === 0) return;
  const fields: [string, FieldProblem][] = [];
  for (const [path, text] of texts) {
    const problem = text ? refusedIn(text, refused) : undefined;
    if (problem) fields.push([path, problem]);
    if (fields.length === PLACES_MAX) break;
  }
  if (fields.length > 0)
    throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}
