import { isDeepStrictEqual } from 'node:util';
import type { GuideContent, GuideHead } from './content';
import { HEAD_LISTS } from './fields';
import { placesOf } from './uses';

/** True where readers get the same; much faster than canonical texts. */
export const isSameContent = (one: GuideContent, other: GuideContent): boolean =>
  isSameHead(one.project, other.project) &&
  isDeepStrictEqual([stepsOf(one), one.questions], [stepsOf(other), other.questions]);

export const isSameHead = (one: GuideHead, other: GuideHead): boolean =>
  isDeepStrictEqual(withoutEntryIds(one), withoutEntryIds(other));

/** A stored content in one canonical form: the same text exactly where readers get the same. */
export const canonicalText = (content: GuideContent): string =>
  JSON.stringify(
    [withoutEntryIds(content.project), stepsOf(content), content.questions],
    inKeyOrder,
  );

// A part that was removed and added again has another id, which is not shown. A text alone keeps the
// digests that are stored with reviews.
const withoutEntryIds = (head: GuideHead) => ({
  ...head,
  ...Object.fromEntries(
    HEAD_LISTS.map((name) => [
      name,
      head[name].map(({ id: _, ...entry }) => (entry.fixed ? entry : entry.text)),
    ]),
  ),
});

/** The steps with the places of the parts and tools that they use in place of the ids. */
function stepsOf({ project, steps }: GuideContent) {
  const places = placesOf(project);
  return steps.map((step) =>
    step.uses
      ? { ...step, uses: step.uses.map((use) => ({ ...use, item: places.get(use.item) })) }
      : step,
  );
}

const inKeyOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
