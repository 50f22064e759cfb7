import { StepType } from '@/features/projects/constants';
import { firstIn, furtherIn } from '@/features/projects/import/schema';
import type { Draft } from '@/features/projects/model/content/content';
import { mediaOf } from '@/features/projects/model/content/media';
import { isUrgent, type LineKind } from '@/features/projects/model/lines/lines';
import type { GuideCounts } from '../schema';
import type { FoundPicture, ValidatedGuide } from './reader';

/** Parts of a step or chapter. */
type Counted = {
  type: StepType;
  lines?: readonly { kind: LineKind }[] | undefined;
  /** Of each of its pictures: its marks. */
  marks: readonly number[];
  clips: number;
};

/** Parts of a guide that an import is going to make. */
export function plannedCounts(
  { input, pictures }: ValidatedGuide,
  isMissing: (picture: FoundPicture) => boolean,
): GuideCounts {
  const stored = pictures.filter((picture) => !picture.isOrigin && !isMissing(picture));
  const places = new Set(stored.filter(({ isClip }) => !isClip).map(({ place }) => keyOf(place)));
  const clips = new Set(stored.filter(({ isClip }) => isClip).map(({ place }) => keyOf(place)));
  return sumOf(
    places.has('project'),
    input.steps.map((step, index) => {
      const media = [firstIn(step), ...furtherIn(step)]
        .map(({ marks = [] }, medium) => ({ marks, key: keyOf({ step: index, medium }) }))
        .filter(({ key }) => places.has(key));
      return {
        ...step,
        marks: media.map(({ marks }) => marks.length),
        clips: media.filter(({ key }) => clips.has(key)).length,
      };
    }),
  );
}

const keyOf = (place: FoundPicture['place']) =>
  place === 'project' ? place : `${place.step}.${place.medium ?? 0}`;

/** Parts of a stored guide. */
export const storedCounts = ({ project, steps }: Draft): GuideCounts =>
  sumOf(
    project.fileId !== null,
    steps.map((step) => ({
      ...step,
      marks: mediaOf(step).map(({ marks = [] }) => marks.length),
      clips: mediaOf(step).filter(({ clip }) => clip).length,
    })),
  );

function sumOf(hasPicture: boolean, steps: readonly Counted[]): GuideCounts {
  const lines = steps.flatMap((step) => step.lines ?? []);
  const marks = steps.flatMap((step) => step.marks);
  const chapters = steps.filter(({ type }) => type === StepType.Chapter).length;
  return {
    steps: steps.length - chapters,
    chapters,
    pictures: marks.length + (hasPicture ? 1 : 0),
    lines: lines.length,
    warnings: lines.filter(({ kind }) => isUrgent(kind)).length,
    marks: marks.reduce((sum, count) => sum + count, 0),
    clips: steps.reduce((sum, step) => sum + step.clips, 0),
  };
}

/** The sums of counts; those of no guide are `none`. */
export function totalOf<Counts extends Record<string, number>>(
  none: Counts,
  all: readonly Counts[],
): Counts {
  return all.reduce(
    (sums, counts) =>
      Object.fromEntries(
        Object.entries(sums).map(([part, sum]) => [part, sum + (counts[part] ?? 0)]),
      ) as Counts,
    none,
  );
}
