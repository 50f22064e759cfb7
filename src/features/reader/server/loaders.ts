import 'server-only';
import { cache } from 'react';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { loadPreview } from '@/features/projects/server/preview/loaders';
import { paths } from '@/shared/addresses/paths';
import type { Locale } from '@/shared/interface/languages';
import type { GuidePage } from '../model/guide-page';
import { presentGuide } from './presenter';

/**
 * The content of a published project's page in an interface language; undefined without any.
 * @param lang the language of the guide, if it differs
 */
export const loadGuidePage = cache(
  async (projectUid: string, locale: Locale, lang?: string): Promise<GuidePage | undefined> => {
    const project = await loadPublicProject(projectUid);
    return project && presentGuide(project, locale, lang);
  },
);

/** The same of a draft, by its secret link, and when the link ends; undefined without any. */
export async function loadPreviewPage(
  token: string,
  locale: Locale,
  lang?: string,
): Promise<{ page: GuidePage; expiresAt: string } | undefined> {
  const preview = await loadPreview(token);
  return (
    preview && {
      page: presentGuide(preview.project, locale, lang, paths.preview(token)),
      expiresAt: preview.expiresAt,
    }
  );
}
