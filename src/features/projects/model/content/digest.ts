import { isDeepStrictEqual } from 'node:util';
import type { GuideContent, GuideHead } from './content';
import { HEAD_LISTS } from './fields';

/** True where readers get the same; much faster than canonical texts. */
export const isSameContent = (one: GuideContent, other: GuideContent): boolean =>
  isSameHead(one.project, other.project) &&
  isDeepStrictEqual([one.steps, one.questions], [other.steps, other.questions]);

export const isSameHead = (one: GuideHead, other: GuideHead): boolean =>
  isDeepStrictEqual(withoutEntryIds(one), withoutEntryIds(other));

/** A stored content in one canonical form: the same text exactly where readers get the same. */
export const canonicalText = ({ project, steps, questions }: GuideContent): string =>
  JSON.stringify([withoutEntryIds(project), steps, questions], inKeyOrder);

// A part that was removed and added again has another id, which is not shown.
const withoutEntryIds = (head: GuideHead) => ({
  ...head,
  ...Object.fromEntries(
    HEAD_LISTS.map((name) => [name, head[name].map(({ id: _, ...entry }) => entry)]),
  ),
});

const inKeyOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
