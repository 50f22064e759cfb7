import 'server-only';
import type { Locale } from '@/shared/interface/languages';
import { requireSession } from '@/features/auth/server/loaders';
import { listImports, readImport } from './import/service';
import type { ImportSummary, ImportView } from '../schema';

/**
 * The imports of the signed-in creator, and one of them in full: that with this id, else the
 * newest. Redirects to /auth/logout without a session.
 */
export async function loadImports(
  locale: Locale,
  id: string | undefined,
): Promise<{ shown: ImportView | null; imports: ImportSummary[] }> {
  const { actor } = await requireSession();
  const { results: imports } = await listImports(actor, locale);
  const shown = imports.find((one) => one.id === id) ?? imports[0];
  return { shown: shown ? await readImport(actor, shown.id, locale) : null, imports };
}
