import 'server-only';
import { toCreatorView } from '@/features/auth/server/presenter';
import { StepType } from '@/features/projects/constants';
import { toRating, toShownFields } from '@/features/projects/server/presenter';
import type { ProjectCard } from '@/features/projects/schema';
import { textsOf } from '@/features/projects/server/steps/presenter';
import { type CardRow, listStepNames } from './repository';
import type { ExploreCard } from '../schema';
import { foundIn, lackedBy, type Places, soughtOf } from '../search/model/found-in';
import type { Unit } from '../search/model/search-query';

export function toProjectCard(row: CardRow): ProjectCard {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(row.creator);
  return {
    ...toShownFields(row),
    rating: toRating(row.ratings),
    creator: { uid, name, avatar, verified, backgroundColor, textColor },
  };
}

/** What a list was searched for. */
type Searched = {
  units: readonly Unit[];
  /** Names a unit as it was typed, where projects may lack some of them. */
  nameOf?: ((unit: Unit) => string) | undefined;
};

/**
 * Cards with the labels or step titles that match when the name does not, and with missing words in
 * partial matches.
 */
export async function toExploreCards(
  rows: CardRow[],
  { units, nameOf }: Searched = { units: [] },
): Promise<ExploreCard[]> {
  const sought = soughtOf(units.filter((unit) => !unit.isSoft));
  const inSight = rows.map((row) => {
    const missing = lackedBy([row.name], sought);
    const labels = labelsOf(row);
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
    const titles = titlesOf(steps.filter(({ projectId }) => projectId === row.id));
    const found = place ?? foundIn(missing, titles);
    const without = lackedBy(
      titles.map(({ text }) => text),
      lacked,
    );
    return {
      ...toProjectCard(row),
      ...(found ? { found } : {}),
      ...(nameOf && without.length > 0 ? { without: without.map(nameOf) } : {}),
    };
  });
}

function labelsOf(row: CardRow): Places {
  return [
    { in: 'ref' as const, text: row.ref },
    { in: 'brand' as const, text: row.brand },
    { in: 'category' as const, text: row.category },
    ...row.tags.map((text) => ({ in: 'tag' as const, text })),
    ...row.parts.map((text) => ({ in: 'part' as const, text })),
    { in: 'creator' as const, text: row.creator.name },
  ].filter(({ text }) => text !== '');
}

// Readers count steps without chapters.
function titlesOf(steps: { type: number; name: unknown }[]): Places {
  let number = 0;
  return steps.flatMap(({ type, name }) => {
    const isChapter = type === StepType.Chapter;
    if (!isChapter) number += 1;
    const step = number;
    return textsOf(name)
      .filter(({ pending }) => !pending)
      .map(({ value }) => ({ in: 'step' as const, text: value, ...(isChapter ? {} : { step }) }));
  });
}
