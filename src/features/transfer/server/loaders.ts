import 'server-only';
import { cacheLife } from 'next/cache';
import { unwrapAndDeclareTags, withTags } from '@/server/cache/cache';
import type { Locale } from '@/shared/interface/languages';
import { requireRoleOfPage } from '@/features/auth/server/loaders';
import { projectTag } from '@/features/projects/server/cache';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { estimateGuideFile } from './export/guide-file';
import { listImports, readImport } from './import/service';
import type { ImportSummary, ImportView } from '../schema';

/**
 * The imports of the signed-in creator, and one of them in full: that with this id, else the
 * newest. Redirects people whose role imports nothing.
 */
export async function loadImports(
  locale: Locale,
  id: string | undefined,
): Promise<{ shown: ImportView | null; imports: ImportSummary[] }> {
  const { actor } = await requireRoleOfPage('write');
  const { results: imports } = await listImports(actor, locale);
  const shown = imports.find((one) => one.id === id) ?? imports[0];
  return { shown: shown ? await readImport(actor, shown.id, locale) : null, imports };
}

/** About how many bytes the document of a published guide has; undefined without the guide. */
export const loadGuideFileBytes = async (projectUid: string): Promise<number | undefined> =>
  unwrapAndDeclareTags(await loadCachedBytes(projectUid));

async function loadCachedBytes(projectUid: string) {
  'use cache';
  cacheLife('hours');
  const project = await loadPublicProject(projectUid);
  return withTags(project && (await estimateGuideFile(project)), [projectTag(projectUid)]);
}
