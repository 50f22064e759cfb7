import type { GuideContent, GuideHead } from './content';
import { HEAD_LISTS } from './fields';

/** A content in one canonical form: the same text exactly where readers get the same. */
export const canonicalText = ({ project, steps, questions }: GuideContent): string =>
  JSON.stringify([withoutEntryIds(project), steps, questions], inKeyOrder);

/** A head as readers get it: a part that was removed and added again has another id, which is not shown. */
export const withoutEntryIds = (head: GuideHead) => ({
  ...head,
  ...Object.fromEntries(HEAD_LISTS.map((name) => [name, head[name].map(({ text }) => text)])),
});

const inKeyOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
