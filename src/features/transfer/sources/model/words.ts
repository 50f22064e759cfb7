import { FILE_WORDS } from '@/languages/files';
import { foldText } from '@/shared/text/text';
import type { ProjectLanguage } from '@/shared/interface/languages';

const SECTION_NAMES = ['tools', 'parts', 'questions', 'source'] as const;
export type Section = (typeof SECTION_NAMES)[number];

/** A reference to content that a guide cannot show. */
export const mediaText = (
  kind: 'video' | 'embed',
  address: string,
  lang: ProjectLanguage,
): string => `${FILE_WORDS[lang].facts[kind === 'video' ? 'video' : 'page']}: ${address}`;

const ALL = Object.values(FILE_WORDS);
const SECTIONS = new Map(
  SECTION_NAMES.flatMap((section) =>
    ALL.flatMap(({ headings }) =>
      headings[section].map((word) => [foldText(word), section] as const),
    ),
  ),
);
const DIRECTIONS = new Set(ALL.flatMap(({ directions }) => directions.map(foldText)));

const headingKey = (heading: string) => foldText(heading.replace(/[:：]\s*$/, ''));

/** The list that a heading introduces in our own files, which only use our own headings. */
export const ownSectionOf = (heading: string, lang: ProjectLanguage): Section | undefined =>
  SECTION_NAMES.find((section) => FILE_WORDS[lang].headings[section][0] === heading);

/** The list that a heading introduces; undefined for any other heading. */
export const sectionOf = (heading: string): Section | undefined =>
  SECTIONS.get(headingKey(heading));

/** True if the list below a heading is the steps. */
export const isDirections = (heading: string): boolean => DIRECTIONS.has(headingKey(heading));
