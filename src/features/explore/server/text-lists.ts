import 'server-only';
import type { Heading, Paragraph, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { messagesFor } from '@/i18n/messages';
import { siteName } from '@/i18n/operator-settings';
import { publicAddress } from '@/i18n/public-address';
import { declareTags } from '@/server/cache/answer-scope';
import { siteLocale } from '@/server/site/current';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import { pickLanguage } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { cutText } from '@/shared/text/letters';
import { creatorTag } from '@/features/profile/server/cache';
import { readCreator } from '@/features/profile/server/service';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import type { ProjectCard } from '@/features/projects/schema';
import { type GuideLink, guideLinks } from '../model/guide-links';
import { listFilters } from './filters/service';
import { listTags } from './list-tags';
import { listCreatorProjects, listMostViewedOf } from './service';

/** As many as an account holds. */
const OF_CREATOR_MAX = 1000;
const DESCRIPTION_MAX = 200;
const OF_CATEGORY = 10;
const LLMS_MAX_BYTES = 50_000;

const markdown = (...children: RootContent[]): string =>
  toMarkdown({ type: 'root', children }, { bullet: '-', resourceLink: true });
const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});
const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
});

/** The name of a guide in the language closest to `asked`, and its address for programs. */
function linkTo(guide: ProjectCard, asked: string): GuideLink & { description: string } {
  const lang = pickLanguage(guide.languages, asked);
  const { name, description } = projectTextsIn(guide, lang);
  const url = publicAddress(machinePaths.guideText(guide.projectUid, lang));
  return { name, url, description };
}

/**
 * The listed guides of a creator as Markdown, the newest first, and the address of their page.
 * @throws {AppError} not_found
 */
export async function readCreatorText(
  uid: string,
  asked: string = siteLocale(),
): Promise<{ text: string; canonical: string }> {
  const creator = await readCreator(uid);
  if (!creator) throw new AppError('not_found');
  const { results } = await listCreatorProjects(uid, { page: 1, limit: OF_CREATOR_MAX });
  declareTags([...listTags(results), creatorTag(uid)]);
  const links = results.map((guide) => {
    const { description, ...link } = linkTo(guide, asked);
    const line = withoutFormatting(description, { hasLinks: true }).replace(/\s+/g, ' ');
    const text = cutText(line, DESCRIPTION_MAX);
    return { ...link, text: text === line ? text : `${text}…` };
  });
  return {
    text: markdown(
      heading(1, creator.name),
      ...(creator.smallDescription ? [paragraph(creator.smallDescription)] : []),
      ...(links.length > 0 ? [guideLinks(links)] : []),
    ),
    canonical: publicAddress(paths.creator(uid)),
  };
}

/** A summary of the site for programs (llmstxt.org), with the most read guides by category. */
export async function llmsText(): Promise<string> {
  const locale = siteLocale();
  const { programs, common } = messagesFor(locale);
  const { categories } = await listFilters({ name: '' }, locale);
  declareTags(listTags([]));
  const calls = [
    { name: programs.search, url: machinePaths.apiSearch, text: programs.searchText },
    { name: programs.api, url: machinePaths.openApi },
  ].map((link) => ({ ...link, url: publicAddress(link.url) }));
  let text = markdown(
    heading(1, siteName()),
    { type: 'blockquote', children: [paragraph(common.description)] },
    paragraph(programs.guides),
    guideLinks(calls),
  );
  for (const { value } of categories) {
    const guides = await listMostViewedOf({ categories: [value] }, OF_CATEGORY);
    declareTags(listTags(guides));
    const links = guides.map((guide) => linkTo(guide, locale));
    const more = `\n${markdown(heading(2, value), guideLinks(links.map(({ name, url }) => ({ name, url }))))}`;
    if (Buffer.byteLength(text + more) > LLMS_MAX_BYTES) break;
    if (links.length > 0) text += more;
  }
  return text;
}
