import 'server-only';
import { Feed } from 'feed';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { publicAddress } from '@/i18n/public-address';
import { noteTags } from '@/server/cache/answer-scope';
import { publicRead } from '@/server/db/client';
import { env } from '@/server/env/env';
import type { Locale } from '@/shared/interface/languages';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { toPictureView } from '@/shared/pictures/picture';
import { escapeHtml } from '@/shared/text/escape-html';
import { foldText } from '@/shared/text/text';
import { creatorTag } from '@/features/profile/server/cache';
import { PROJECTS_TAG, projectTag } from '@/features/projects/server/cache';
import { projectTextsFor, textListsOf } from '@/features/projects/model/project-texts';
import { projectTextsOf } from '@/features/projects/server/presenter';
import { listNewest } from './repository';

const ENTRIES = 30;

/** What a feed is about: everything, what bears a tag, or what one creator published. */
export type FeedOf = {
  tag?: string | undefined;
  creator?: { uid: string; name: string } | undefined;
};

/** Stands for '<' in attributes, where XML forbids it and the library leaves it as it is. */
const LESS = '\uE000';

/** The newest published public projects as an Atom feed; never private ones. */
export async function atomFeed({ tag, creator }: FeedOf, locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: messagesFor(locale) });
  const rows = await publicRead(() =>
    listNewest(
      { tagKey: tag === undefined ? undefined : foldText(tag), uid: creator?.uid },
      ENTRIES,
    ),
  );
  noteTags([PROJECTS_TAG, ...(creator ? [creatorTag(creator.uid)] : [])]);
  for (const row of rows) noteTags([projectTag(row.projectUid), creatorTag(row.creator.uid)]);
  const self = publicAddress(
    creator ? machinePaths.creatorFeed(creator.uid) : machinePaths.feed(tag),
    locale,
  );
  const site = t('common.siteName');
  const title = creator
    ? t('feed.ofCreator', { name: creator.name, site })
    : tag === undefined
      ? t('feed.ofAll', { site })
      : t('feed.ofTag', { tag, site });
  const feed = new Feed({
    id: self,
    title,
    language: locale,
    generator: site,
    feedLinks: { atom: self },
    link: publicAddress(creator ? paths.creator(creator.uid) : paths.explore({ tag }), locale),
    updated: rows.reduce(
      (newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest),
      new Date(0),
    ),
  });
  for (const row of rows) {
    const address = publicAddress(paths.project(row.projectUid), locale);
    const project = projectTextsOf(row);
    const texts = projectTextsFor(
      { ...textListsOf(project), languages: project.languages },
      locale,
    );
    const picture = toPictureView(row.file ?? row.steps[0]?.file ?? null, env().publicUrl);
    // The library sends both as HTML.
    feed.addItem({
      id: publicAddress(paths.project(row.projectUid)),
      link: address,
      title: escapeHtml(texts.name),
      date: row.updatedAt,
      published: row.publishedAt ?? row.createdAt,
      author: [
        { name: row.creator.name, link: publicAddress(paths.creator(row.creator.uid), locale) },
      ],
      category: [texts.category, ...texts.tags]
        .filter(Boolean)
        .map((term) => ({ term: term.replaceAll('<', LESS) })),
      ...(texts.description ? { description: escapeHtml(texts.description) } : {}),
      ...(picture ? { image: picture.url } : {}),
    });
  }
  return feed.atom1().replaceAll(LESS, '&lt;');
}
