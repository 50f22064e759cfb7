import 'server-only';
import { cache } from 'react';
import { loadPublicProject } from '@/features/projects/server/loaders';
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
