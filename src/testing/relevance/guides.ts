import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { readFields } from './fields';
import { madeGuides } from './made-guides';
import type { RawGuide } from './raw-guide';

const list = (text = '', mark = ',') =>
  text
    .split(mark)
    .map((item) => item.trim())
    .filter(Boolean);

const writtenGuides = (language: ProjectLanguage): RawGuide[] =>
  readFields(`guides.${language}.txt`).map(
    ([name = '', ref = '', brand = '', category = '', tags, parts, steps]) => ({
      language,
      name,
      ref,
      brand,
      category,
      tags: list(tags),
      parts: list(parts),
      steps: list(steps, ';'),
    }),
  );

/** The texts of some guides in other languages, by their name. */
export const translationsOf = (name: string) =>
  readFields('translations.txt')
    .filter(([of]) => of === name)
    .map(([, lang, translated = '', category = '', tags, parts]) => ({
      lang: lang as ProjectLanguage,
      name: translated,
      category,
      tags: list(tags),
      parts: list(parts),
    }));

/** About four hundred invented guides in all languages, to judge the search by. */
export const allGuides = (): RawGuide[] => [
  ...PROJECT_LANGUAGES.flatMap(writtenGuides),
  ...madeGuides(),
];
