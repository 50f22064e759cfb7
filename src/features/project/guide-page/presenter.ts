import 'server-only';
import { createFormatter, createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { publicAddress } from '@/i18n/public-address';
import { shareTags } from '@/i18n/share-tags';
import { qrDataAddress } from '@/server/qr-png';
import { languageIn, LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { scriptJson } from '@/shared/script-json';
import { shortDuration } from '../model/duration';
import { breadcrumbs, faqPage, howTo } from '../model/how-to';
import { readingLanguage } from '../model/reading-language';
import type { ReadingLanguage } from '../model/reading-language';
import type { ProjectSource, PublicProject } from '../schema';
import { projectPicture } from '../share-picture';
import type { GuideFacts, GuideLabels } from './model/guide-page';

/** Stands for the title in a text around it; no text of people has it. */
const TITLE = '\0';

// Made once: they keep each text that they have read.
const words = new Map(
  LOCALES.map(
    (locale) =>
      [
        locale,
        {
          t: createTranslator({ locale, messages: messagesFor(locale), namespace: 'project' }),
          explore: createTranslator({
            locale,
            messages: messagesFor(locale),
            namespace: 'explore',
          })('title'),
          number: createFormatter({ locale }).number,
        },
      ] as const,
  ),
);
const wordsIn = (locale: Locale) => words.get(locale) as NonNullable<ReturnType<typeof words.get>>;
type Translate = ReturnType<typeof wordsIn>['t'];

/** What search engines show of a guide below its name. */
export function guideDescription(
  { description, stepCount, averageTime, creator }: PublicProject,
  locale: Locale,
): string {
  return (
    description ||
    wordsIn(locale).t('metaFallback', {
      steps: stepCount,
      time: shortDuration(averageTime),
      creator: creator.name,
    })
  );
}

/**
 * Everything that the page of a guide has in its HTML only, in a language of the interface.
 * @param lang the language to read it in, where that is another one and the guide has it
 */
export function describeGuide(project: PublicProject, locale: Locale, lang?: string): GuideFacts {
  const { t, number, explore } = wordsIn(locale);
  const { projectUid, name, creator, tags, publishedAt, updatedAt } = project;
  const reading = readingLanguage(
    project,
    project.languages.find((code) => code === lang) ?? locale,
  );
  const path = paths.project(projectUid);
  const url = publicAddress(path, locale);
  const structured = howTo({
    project,
    lang: reading.lang,
    url,
    creatorUrl: publicAddress(paths.creator(creator.uid), locale),
    stepUrl: (step) => publicAddress(paths.step(projectUid, step)),
  });
  const trail = breadcrumbs([
    { name: explore, url: publicAddress(paths.explore(), locale) },
    { name, url },
  ]);
  const link = publicAddress(path);
  return {
    project,
    lang: reading.lang,
    note: noteOn(project, reading, locale),
    structuredData: scriptJson([structured, ...faqPage(project, reading.lang), trail]),
    printed: { link, qr: qrDataAddress(link) },
    shareTags: shareTags(
      {
        path,
        title: name,
        description: guideDescription(project, locale),
        picture: projectPicture(project),
        publishedTime: publishedAt ?? undefined,
        modifiedTime: updatedAt,
        author: publicAddress(paths.creator(creator.uid)),
        tags,
      },
      locale,
    ),
    labels: labelsOf(project, t, number(project.views)),
  };
}

function noteOn(
  { languages }: PublicProject,
  { lang, gap }: ReadingLanguage,
  locale: Locale,
): string {
  const { t } = wordsIn(locale);
  if (gap === 'foreign') return t('languageNote', { language: languageIn(locale, lang) });
  return gap === 'partial'
    ? t('translationNote', { language: languageIn(locale, languages[0] ?? lang) })
    : '';
}

function labelsOf(project: PublicProject, t: Translate, viewCount: string): GuideLabels {
  const { source, rating } = project;
  return {
    brand: t('brand'),
    ref: t('ref'),
    category: t('category'),
    views: t('viewsLabel'),
    viewCount,
    rated: rating ? t('rated', rating) : undefined,
    privateNote: t('privateNote'),
    verified: t('verified'),
    languages: t('languages'),
    tags: t('tags'),
    figures: t('figures', {
      steps: project.stepCount,
      time: shortDuration(project.averageTime),
      people: project.people,
    }),
    stats: { steps: t('steps'), averageTime: t('averageTime'), people: t('people') },
    parts: t('parts'),
    tools: t('tools'),
    ticked: (done, total) => t('ticked', { done, total }),
    checkHint: t('checkHint'),
    source: source ? sourceWords(source, t) : undefined,
    steps: t('stepList'),
    questions: t('faq'),
    creator: t('creator'),
    printed: t('printed'),
    stepNumber: (number) => t('stepNumber', { number }),
    visit: (host) => t('creatorLink', { host }),
  };
}

function sourceWords({ author, license }: ProjectSource, t: Translate) {
  const title = () => TITLE;
  const sentence = author
    ? t.markup('sourceLine', { title, author })
    : t.markup('sourceLineNameless', { title });
  const [before = '', after = ''] = sentence.split(TITLE);
  return { before, after, license: license && t('license', { license }) };
}
