import 'server-only';
import { Feed } from 'feed';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { publicAddress } from '@/i18n/public-address';
import { site } from '@/server/site/current';
import { declareTags } from '@/server/cache/answer-scope';
import type { Locale } from '@/shared/interface/languages';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { escapeHtml } from '@/shared/text/escape-html';
import { xmlOnly } from '@/shared/text/escape-xml';
import { withoutFormatting } from '@/shared/text/formatting';
import { creatorTag } from '@/features/profile/server/cache';
import { projectTextsFor } from '@/features/projects/model/texts/project-texts';
import { listTags } from './list-tags';
import { listCreatorProjects, searchProjects } from './service';

const ENTRIES = 30;

/** Subject of a feed: everything, a tag, or one creator. */
export type FeedOf = {
  tag?: string | undefined;
  creator?: { uid: string; name: string } | undefined;
};

/** Stands for '<' in attributes, where XML forbids it and the library leaves it as it is. */
const LESS = '\uE000';
/** The library takes the end of a picture's address for its type; stored pictures are WebP. */
const PICTURE_TYPE = /(<link rel="enclosure" href="[^"]*" type=")[^"]*"/g;

/** The newest published public projects as an Atom feed; never private ones. */
export async function atomFeed({ tag, creator }: FeedOf, locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: messagesFor(locale) });
  const page = { page: 1, limit: ENTRIES };
  const { results } = creator
    ? await listCreatorProjects(creator.uid, page)
    : await searchProjects({ name: '', tag, sortBy: 'createdAt:desc', ...page });
  declareTags([...listTags(results), ...(creator ? [creatorTag(creator.uid)] : [])]);
  const self = publicAddress(
    creator ? machinePaths.creatorFeed(creator.uid) : machinePaths.feed(tag),
    locale,
  );
  const title = creator
    ? t('feed.ofCreator', { name: creator.name, site: site().name })
    : tag === undefined
      ? t('feed.ofAll', { site: site().name })
      : t('feed.ofTag', { tag, site: site().name });
  const feed = new Feed({
    id: self,
    title,
    language: locale,
    generator: site().name,
    feedLinks: { atom: self },
    link: publicAddress(creator ? paths.creator(creator.uid) : paths.explore({ tag }), locale),
    updated: new Date(Math.max(0, ...results.map(({ updatedAt }) => Date.parse(updatedAt)))),
  });
  for (const guide of results) {
    const address = publicAddress(paths.project(guide.projectUid), locale);
    const texts = projectTextsFor(guide, locale);
    // The library sends both as HTML.
    feed.addItem({
      id: publicAddress(paths.project(guide.projectUid)),
      link: address,
      title: escapeHtml(texts.name),
      date: new Date(guide.updatedAt),
      published: new Date(guide.publishedAt ?? guide.createdAt),
      author: [
        { name: guide.creator.name, link: publicAddress(paths.creator(guide.creator.uid), locale) },
      ],
      category: [texts.category, ...texts.tags]
        .filter(Boolean)
        .map((term) => ({ term: term.replaceAll('<', LESS) })),
      ...(texts.description
        ? { description: escapeHtml(withoutFormatting(texts.description, { hasLinks: true })) }
        : {}),
      ...(guide.file ? { image: guide.file.url } : {}),
    });
  }
  return xmlOnly(feed.atom1()).replaceAll(LESS, '&lt;').replaceAll(PICTURE_TYPE, '$1image/webp"');
}
