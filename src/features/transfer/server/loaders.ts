import 'server-only';
import type { Locale } from '@/shared/interface/languages';
import { requireSession } from '@/features/auth/server/loaders';
import { listImports, readImport } from './import/service';
import type { ImportView } from '../schema';

/** The signed-in creator's newest import, or a redirect to /auth/logout. */
export async function loadLastImport(locale: Locale): Promise<ImportView | null> {
  const { actor } = await requireSession();
  const {
    results: [last],
  } = await listImports(actor, locale);
  return last ? readImport(actor, last.id, locale) : null;
}
