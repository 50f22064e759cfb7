import 'server-only';
import { toCreatorView } from '../auth/presenter';
import { StepType } from '../project/constants';
import { toRating, toShownFields } from '../project/presenter';
import type { ProjectCard } from '../project/schema';
import { textsOf } from '../project/step/presenter';
import { type CardRow, listStepNames } from './repository';
import type { ExploreCard, Found } from './schema';
import { foundIn, missingIn, type Places, type Sought, soughtOf } from './search/model/found-in';
import type { Unit } from './search/model/search-query';

export function toProjectCard(row: CardRow): ProjectCard {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(row.creator);
  return {
    ...toShownFields(row),
    rating: toRating(row.ratings),
    creator: { uid, name, avatar, verified, backgroundColor, textColor },
  };
}

/** Cards that tell where they were found when the name alone does not: in their labels, else in the titles of their steps. */
export async function toExploreCards(
  rows: CardRow[],
  units: readonly Unit[] = [],
): Promise<ExploreCard[]> {
  const found = new Map<string, Found>();
  const unexplained = new Map<string, Sought[]>();
  const sought = soughtOf(units.filter((unit) => !unit.isSoft));
  for (const row of rows) {
    const missing = missingIn(row.name, sought);
    if (missing.length === 0) continue;
    const place = foundIn(missing, labelsOf(row));
    if (place) found.set(row.id, place);
    else unexplained.set(row.id, missing);
  }
  const steps = unexplained.size === 0 ? [] : await listStepNames([...unexplained.keys()]);
  for (const [id, missing] of unexplained) {
    const place = foundIn(missing, titlesOf(steps.filter(({ projectId }) => projectId === id)));
    if (place) found.set(id, place);
  }
  return rows.map((row) => {
    const place = found.get(row.id);
    return { ...toProjectCard(row), ...(place ? { found: place } : {}) };
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
