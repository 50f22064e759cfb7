import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { publicAddress } from '@/i18n/public-address';
import { qrDataAddress } from './qr-png';
import { isLocale, languageIn, type Locale } from '@/shared/interface/languages';
import { site } from '@/server/site/current';
import { paths } from '@/shared/addresses/paths';
import { withoutFormatting } from '@/shared/text/formatting';
import { scriptJson } from '@/shared/text/script-json';
import { creatorGround } from '@/features/profile/model/creator-ground';
import { shortDuration } from '@/features/projects/model/duration';
import { breadcrumbs, faqPage, howTo } from '../model/how-to';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import { readingLanguage } from '@/features/projects/model/reading-language';
import type { PublicProject } from '@/features/projects/schema';
import { projectPicture } from '@/features/projects/server/share-picture';
import type { GuidePage } from '../model/guide-page';

/**
 * Content of a guide's page, in a language of the interface.
 * @param wanted the languages to read it in, the best first
 * @param address of its page, unless it is that of the published guide
 */
export function presentGuide(
  project: PublicProject,
  locale: Locale,
  wanted: readonly string[] = [locale],
  address = paths.project(project.projectUid),
): GuidePage {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'project' });
  const { projectUid, stepCount, averageTime, creator } = project;
  const reading = readingLanguage(project, locale, wanted);
  const texts = projectTextsIn(project, reading.lang);
  const path = paths.project(projectUid);
  // Languages of the interface have an address each, whatever the guide is written in.
  const isOther = !isLocale(reading.lang) && wanted.includes(reading.lang);
  const addressLang = isOther ? reading.lang : locale;
  const url = publicAddress(path, addressLang);
  const structured = howTo({
    project,
    lang: reading.lang,
    url,
    creatorUrl: publicAddress(paths.creator(creator.uid), locale),
    stepUrl: (step) => publicAddress(paths.step(projectUid, step)),
  });
  const trail = breadcrumbs([
    { name: messagesFor(locale).explore.title, url: publicAddress(paths.explore(), locale) },
    { name: texts.name, url },
  ]);
  const link = publicAddress(path);
  const notes = {
    none: '',
    foreign: t('languageNote', { language: languageIn(locale, reading.lang) }),
    partial: t('translationNote', {
      language: languageIn(locale, project.languages[0] ?? reading.lang),
    }),
  };
  return {
    project,
    address,
    description:
      withoutFormatting(texts.description, { hasLinks: true }) ||
      t('metaFallback', {
        steps: stepCount,
        time: shortDuration(averageTime),
        creator: creator.name,
      }),
    lang: reading.lang,
    addressLang,
    texts,
    note: notes[reading.gap],
    structuredData: scriptJson([structured, ...faqPage(project, reading.lang), trail]),
    printed: {
      link,
      qr: qrDataAddress(publicAddress(paths.version(projectUid, project.versionNumber))),
    },
    ground: creatorGround(creator.backgroundColor, site().accent),
    picture: projectPicture(project, reading.lang),
  };
}
