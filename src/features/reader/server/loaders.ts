import 'server-only';
import { cache } from 'react';
import { noteLanguages } from '@/server/cache/answer-scope';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { loadPreview } from '@/features/projects/server/preview/loaders';
import { languagesOfPath } from '@/i18n/routing';
import { paths } from '@/shared/addresses/paths';
import type { Locale } from '@/shared/interface/languages';
import type { GuidePage } from '../model/guide-page';
import { presentGuide } from './presenter';

/**
 * The content of a published project's page in an interface language; undefined without any.
 * @param reading the languages to read it in, as in its internal path
 */
export const loadGuidePage = cache(
  async (projectUid: string, locale: Locale, reading?: string): Promise<GuidePage | undefined> => {
    const wanted = reading === undefined ? [locale] : languagesOfPath(reading);
    const project = wanted && (await loadPublicProject(projectUid));
    if (!project) return undefined;
    noteLanguages(project.languages);
    return presentGuide(project, locale, wanted);
  },
);

/** Loads a draft by its secret link, and when the link ends; undefined without any. */
export async function loadPreviewPage(
  token: string,
  locale: Locale,
  lang?: string,
): Promise<{ page: GuidePage; expiresAt: string } | undefined> {
  const preview = await loadPreview(token);
  return (
    preview && {
      page: presentGuide(preview.project, locale, lang ? [lang] : [], paths.preview(token)),
      expiresAt: preview.expiresAt,
    }
  );
}
