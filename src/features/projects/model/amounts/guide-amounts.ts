import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PublicProject } from '../../schema';
import type { PickedEntry } from '../texts/project-texts';
import { wordOf } from './grammar';
import { readLine } from './read-line';
import { readScalable } from './read-scalable';
import {
  isConvertible,
  isVolume,
  type LineMeasures,
  type Units,
  type UnitWords,
} from './scale-line';
import type { AmountsReader } from './step-uses';

// Only for the server: it reads lines.

/** Parts of a guide for readers, and how their amounts change. */
export type PartAmounts = {
  /** of each line; undefined for one that stays */
  measures: (LineMeasures | undefined)[];
  words: Partial<Record<ProjectLanguage, UnitWords>>;
  /** the units that change a line */
  units: Units[];
};

type Guide = Pick<PublicProject, 'items'>;

/** The amounts of the parts as they are shown; undefined if no line has one. */
export function partAmountsOf(
  { items }: Guide,
  parts: readonly PickedEntry[],
): PartAmounts | undefined {
  const measures = parts.map(({ text, lang }, index) =>
    items[index]?.fixed ? undefined : readScalable(text, lang),
  );
  if (!measures.some((each) => each?.length)) return undefined;
  const words: PartAmounts['words'] = {};
  for (const [index, { lang }] of parts.entries())
    if (hasVolume(measures[index])) words[lang] ??= spoonsIn(lang);
  return {
    measures,
    words,
    units: (['metric', 'us'] as const).filter((units) =>
      measures.some((each) => each && isConvertible(each, units)),
    ),
  };
}

const hasVolume = (measures: LineMeasures = []): boolean =>
  measures.some(({ unit }) => unit !== undefined && isVolume(unit));

const SPOONS = ['cup', 'tbsp', 'tsp'] as const;
const spoonsIn = (lang: ProjectLanguage): UnitWords =>
  Object.fromEntries(SPOONS.map((unit) => [unit, wordOf(unit, lang)]));

/** The words that a line may need in place of its own; undefined for none. */
export function spoonsOf(
  lang: ProjectLanguage,
  measures: LineMeasures | undefined,
): UnitWords | undefined {
  return hasVolume(measures) ? spoonsIn(lang) : undefined;
}

/** Reads the lines that steps use. */
export const amountsReader: AmountsReader = {
  measuresOf: (line, lang) => readScalable(line, lang),
  nameOf: (line, lang) => readLine(line, lang).name,
  spoonsOf,
  wordsOf: (unit, lang) =>
    SPOONS.some((spoon) => spoon === unit) ? wordOf(unit as 'cup', lang) : [unit],
};
