import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fresh, newGuide } from '@/testing/version-contents';
import { EDITS, type Edited, picturesOf, write } from '@/testing/version-edits';
import { compare } from './compare';
import type { Changes, LineChange, StepChange } from './changes';
import type { GuideContent, GuideStep } from '../content/content';
import { countChanges, summaryOf } from './summary';

const history = fc.array(
  fc.record({ kind: fc.constantFrom(...Object.keys(EDITS)), a: fc.nat(999), b: fc.nat(999) }),
  { maxLength: 40 },
);

/** Entries of a comparison, in the words of the ledger. */
const listed = (changes: Changes): Map<string, string[]> =>
  new Map(
    [
      ...[...changes.steps, ...changes.questions, ...changes.steps.flatMap(partsIn)].map(
        (item) => [item.id, item.kind === 'changed' ? whatDiffers(item) : [item.kind]] as const,
      ),
      [
        'project',
        [...whatDiffers(changes.project), ...changes.project.settings.map(({ field }) => field)],
      ] as const,
    ].flatMap(([id, what]) => (what.length > 0 ? [[id, [...what].sort()] as const] : [])),
  );
/** Of steps that are in both versions: of others, all parts come or go. */
const partsIn = ({ kind, media = [], marks = [], lines = [], timers = [] }: StepChange) =>
  kind === 'changed' ? [...media, ...marks, ...lines, ...timers] : [];
const whatDiffers = (item: {
  texts: readonly { field: string; lang: string }[];
  picture?: object;
  kindBefore?: LineChange['kindBefore'];
  kindAfter?: LineChange['kindAfter'];
  secondsBefore?: number | undefined;
  secondsAfter?: number | undefined;
  uses?: object;
  before?: object;
  after?: object;
  hasNewStates: boolean;
}): string[] => [
  ...item.texts.map(({ field, lang }) => `${field}/${lang}`),
  ...(item.picture ? ['picture'] : []),
  ...(item.kindBefore === item.kindAfter ? [] : ['kind']),
  ...(item.secondsBefore === item.secondsAfter ? [] : ['seconds']),
  ...(item.uses ? ['uses'] : []),
  ...(JSON.stringify(item.before) === JSON.stringify(item.after) ? [] : ['shape']),
  ...(item.hasNewStates ? ['states'] : []),
];

/** Edits of items that are in both versions, and added and removed items. */
function expected(from: GuideContent, { guide, touched }: Edited): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const isInBoth = ({ id }: GuideStep) =>
    [from, guide].every(({ steps }) => steps.some((step) => step.id === id));
  const ids = ({ steps, questions }: GuideContent) => {
    const parts = steps
      .filter(isInBoth)
      .flatMap((step) => [
        ...step.further,
        ...picturesOf(step).flatMap(({ marks = [] }) => marks),
        ...(step.lines ?? []),
        ...(step.timers ?? []),
      ]);
    return [...steps, ...questions, ...parts].map(({ id }) => id);
  };
  const [before, after] = [ids(from), ids(guide)];
  for (const id of before.filter((each) => !after.includes(each))) all.set(id, ['removed']);
  for (const id of after.filter((each) => !before.includes(each))) all.set(id, ['added']);
  for (const [id, what] of touched) {
    if (id !== 'project' && !(before.includes(id) && after.includes(id))) continue;
    const hasTexts = [...what].some((each) => each.includes('/'));
    // A rewritten translation is no longer old, and states are not listed beside texts.
    const told = [...what].filter((each) => each !== 'states' || !hasTexts);
    if (told.length > 0) all.set(id, told.sort());
  }
  return all;
}

it('lists exactly the edits of any history', () => {
  fc.assert(
    fc.property(fc.nat(12), history, (size, edits) => {
      const from = newGuide(size);
      const edited: Edited = { guide: structuredClone(from), touched: new Map(), moves: 0 };
      for (const { kind, a, b } of edits) EDITS[kind]?.(edited, a, b);
      const to = edited.guide;
      const changes = compare(from, to);

      const moved = new Set(changes.steps.flatMap(({ id, isMoved }) => (isMoved ? [id] : [])));
      const stayed = ({ steps }: GuideContent, other: GuideContent) =>
        steps.flatMap(({ id }) =>
          moved.has(id) || !other.steps.some((each) => each.id === id) ? [] : [id],
        );
      expect(stayed(from, to)).toEqual(stayed(to, from));
      expect(moved.size).toBeLessThanOrEqual(edited.moves);
      expect(Object.fromEntries(listed(changes))).toEqual(
        Object.fromEntries(expected(from, edited)),
      );

      const changeOf = (field: 'parts' | 'fixed') => {
        const [before = [], after = []] = [from, to].map(({ project }) =>
          project.parts.flatMap(({ text, fixed }) =>
            field === 'parts' || fixed ? [text[0]?.value ?? ''] : [],
          ),
        );
        const added = after.filter((part) => !before.includes(part));
        const removed = before.filter((part) => !after.includes(part));
        return added.length + removed.length === 0
          ? []
          : [{ field, lang: 'en', isReordered: false, added, removed }];
      };
      expect(changes.project.lists).toEqual([...changeOf('parts'), ...changeOf('fixed')]);

      const counts = Object.values(summaryOf(changes));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countChanges(changes));
      expect(countChanges(compare(to, structuredClone(to)))).toBe(0);
    }),
    { seed: 39, numRuns: 300 },
  );
});

it('lists each step once, in the newer order, when all of a long guide differs', () => {
  const from = newGuide(150);
  const to = structuredClone(from);
  to.steps.reverse();
  for (const step of to.steps) step.name = write(step.name, 'en', fresh());
  expect(compare(from, to).steps.map(({ id }) => id)).toEqual(to.steps.map(({ id }) => id));
});
