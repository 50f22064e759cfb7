import 'server-only';
import { publicAddress } from '@/i18n/public-address';
import { declareTags } from '@/server/cache/answer-scope';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import { isUid } from '@/shared/ids/uid';
import { pickLanguage } from '@/shared/interface/localized-text';
import { creatorTag } from '@/features/profile/server/cache';
import { projectTag } from '@/features/projects/server/cache';
import { readPublicProject } from '@/features/projects/server/public-project';
import { publishedMarkdown } from '../../export/model/published-markdown';

/**
 * A published guide as Markdown, private ones too for holders of the link, in the language closest
 * to the asked one, else in its first; and the address of its page.
 * @throws {AppError} project_not_found, project_taken_down
 */
export async function readGuideText(
  projectUid: string,
  asked: string | undefined,
): Promise<{ text: string; canonical: string }> {
  // Internal ids have no page.
  if (!isUid(projectUid)) throw new AppError('project_not_found');
  const project = await readPublicProject(projectUid);
  declareTags([projectTag(projectUid), creatorTag(project.creator.uid)]);
  const lang = pickLanguage(project.languages, asked);
  const canonical = publicAddress(paths.project(projectUid), lang);
  return { text: publishedMarkdown(project, lang, canonical), canonical };
}
