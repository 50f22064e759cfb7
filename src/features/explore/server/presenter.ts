import 'server-only';
import type { StoredText } from '@/features/projects/model/texts/states';
import { toCreatorView } from '@/features/auth/server/presenter';
import type { Locale, ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickLanguage, pickText } from '@/shared/interface/localized-text';
import { StepType } from '@/features/projects/constants';
import { type LocalizedList, textListsOf } from '@/features/projects/model/texts/project-texts';
import { headOf, toRating, toShownFields } from '@/features/projects/server/presenter';
import type { ProjectCard } from '@/features/projects/schema';
import { type CardRow, listStepNames } from './repository';
import type { ExploreCard, Found } from '../schema';
import { foundIn, lackedBy, type Places, soughtOf } from '../search/model/found-in';
import type { Unit } from '../search/model/search-query';

export function toProjectCard(row: CardRow): ProjectCard {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(row.creator);
  return {
    ...toShownFields(row, row.alt),
    rating: toRating(row.ratings),
    creator: { uid, name, avatar, verified, backgroundColor, textColor },
  };
}

/** Search behind a list. */
type Searched = {
  units: readonly Unit[];
  /** The reader's; the primary language of each project where it is left out. */
  locale?: Locale | undefined;
  /** Names a unit as it was typed, where projects may lack some of them. */
  nameOf?: ((unit: Unit) => string) | undefined;
};

/**
 * Cards with the labels or step titles that match when the name does not, and with missing words in
 * partial matches.
 */
export async function toExploreCards(
  rows: CardRow[],
  { units, nameOf, locale }: Searched = { units: [] },
): Promise<ExploreCard[]> {
  const sought = soughtOf(units.filter((unit) => !unit.isSoft));
  const inSight = rows.map((row) => {
    const { shown, labels } = textsFor(row, locale);
    const missing = lackedBy([shown], sought);
    const place = foundIn(missing, labels);
    const lacked = lackedBy(
      labels.map(({ text }) => text),
      missing,
    );
    return { row, missing, place, lacked };
  });
  const unexplained = inSight.filter(
    ({ missing, place, lacked }) => missing.length > 0 && (!place || (nameOf && lacked.length > 0)),
  );
  const steps =
    unexplained.length === 0 ? [] : await listStepNames(unexplained.map(({ row }) => row.id));
  return inSight.map(({ row, missing, place, lacked }) => {
    const { languages } = headOf(row);
    const titles = titlesOf(
      steps.filter(({ projectId }) => projectId === row.id),
      languages,
      locale,
    );
    const match = place ?? foundIn(missing, titles);
    const without = lackedBy(
      titles.map(({ text }) => text),
      lacked,
    );
    return {
      ...toProjectCard(row),
      ...(match ? { found: match } : {}),
      ...(nameOf && without.length > 0 ? { without: without.map(nameOf) } : {}),
    };
  });
}

/** The name that a card shows, and its other texts, those in the reader's language first. */
function textsFor(row: CardRow, locale: Locale | undefined): { shown: string; labels: Places } {
  const head = headOf(row);
  const { languages } = head;
  const lists = textListsOf(head);
  const lang = pickLanguage(languages, locale);
  const shown = pickText(lists.names, lang, languages);
  const langOf = langIn(languages);
  const inOrder = <T extends { lang: ProjectLanguage }>(texts: T[]) => readFirst(texts, lang);
  const lines = (place: Found['in'], texts: LocalizedText[]) =>
    inOrder(texts).map(({ value, lang: of }) => ({ in: place, text: value, ...langOf(of) }));
  const entries = (place: Found['in'], found: LocalizedList[]) =>
    inOrder(found).flatMap(({ values, lang: of }) =>
      values.map((text) => ({ in: place, text, ...langOf(of) })),
    );
  const labels: Places = [
    ...lines(
      'name',
      lists.names.filter((name) => name.lang !== shown.lang),
    ),
    { in: 'ref', text: head.ref },
    { in: 'brand', text: head.brand },
    ...lines('category', lists.categories),
    ...entries('tag', lists.tagLists),
    ...entries('part', lists.partLists),
    { in: 'creator', text: row.creator.name },
  ];
  return { shown: shown.value, labels: labels.filter(({ text }) => text !== '') };
}

// A guide in one language has it in `languages`.
const langIn = (languages: readonly ProjectLanguage[]) => (lang: ProjectLanguage) =>
  languages.length > 1 ? { lang } : {};

const readFirst = <T extends { lang: ProjectLanguage }>(
  texts: readonly T[],
  lang: ProjectLanguage,
) => texts.toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang));

// Readers count steps without chapters.
function titlesOf(
  steps: { type: number; name: StoredText[] }[],
  languages: ProjectLanguage[],
  locale: Locale | undefined,
): Places {
  const lang = pickLanguage(languages, locale);
  const langOf = langIn(languages);
  let number = 0;
  return steps.flatMap(({ type, name }) => {
    const isChapter = type === StepType.Chapter;
    if (!isChapter) number += 1;
    const step = number;
    return readFirst(
      name.filter(({ pending }) => !pending),
      lang,
    ).map(({ value, lang: of }) => ({
      in: 'step' as const,
      text: value,
      ...langOf(of),
      ...(isChapter ? {} : { step }),
    }));
  });
}
