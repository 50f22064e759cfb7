import type { FoundPicture, ValidatedGuide } from '../../model/reader';

/** The place of a step among those that one step became: 'Oil it (2/3)'. */
const PLACE = / \((\d+)\/(\d+)\)$/;

/**
 * A guide without the steps that only a missing picture had made; the others of the same text are
 * counted anew.
 */
export function withoutEmptySteps(
  guide: ValidatedGuide,
  isMissing: (picture: FoundPicture) => boolean,
): ValidatedGuide {
  const empty = new Set(
    guide.pictures.flatMap((picture) =>
      picture.isAlone && picture.place !== 'project' && isMissing(picture)
        ? [picture.place.step]
        : [],
    ),
  );
  if (empty.size === 0) return guide;
  const keptIndexes = guide.input.steps
    .map((_, index) => index)
    .filter((index) => !empty.has(index));
  const emptyIn = (from: number, to: number) =>
    [...empty].filter((index) => index >= from && index < to).length;
  const renamed = (name: string, index: number) =>
    name.replace(PLACE, (ending, place: string, count: string) => {
      const from = index - Number(place) + 1;
      const left = Number(count) - emptyIn(from, from + Number(count));
      if (left === Number(count)) return ending;
      return left > 1 ? ` (${Number(place) - emptyIn(from, index)}/${left})` : '';
    });
  const steps = keptIndexes.flatMap((index) => {
    const step = guide.input.steps[index];
    const name = step?.name.map((text) => ({ ...text, value: renamed(text.value, index) })) ?? [];
    return step ? [{ ...step, name }] : [];
  });
  const pictures = guide.pictures.flatMap((picture) => {
    if (picture.place === 'project') return [picture];
    const step = keptIndexes.indexOf(picture.place.step);
    return step < 0 ? [] : [{ ...picture, place: { ...picture.place, step } }];
  });
  return { ...guide, input: { ...guide.input, steps }, pictures };
}
