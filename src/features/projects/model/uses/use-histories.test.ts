import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newGuide } from '@/testing/version-contents';
import { asDraft, type Draft } from '../content/content';
import { withKnownUses, withUses } from '../content/uses';
import { changeHeadTexts } from '../texts/change-head-texts';

/** A line as its creator knows it, through all its names. */
type Line = { key: number; text: string };
type Guide = {
  draft: Draft;
  lists: Record<'parts' | 'tools', Line[]>;
  /** the lines that each step uses, in its order */
  used: Map<string, number[]>;
};
type Edit = (guide: Guide, a: number, b: number, key: number) => Guide;

const at = <Each>(list: readonly Each[], number: number) => number % Math.max(list.length, 1);
const moved = <Each>(list: readonly Each[], from: number, to: number): Each[] => {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
};

const withList =
  (name: 'parts' | 'tools', change: (lines: Line[], a: number, b: number, key: number) => Line[]) =>
  (guide: Guide, a: number, b: number, key: number): Guide => {
    const lines = change(guide.lists[name], a, b, key);
    const patch = { [name]: lines.map(({ text }) => text) };
    const result = changeHeadTexts(guide.draft.project, patch);
    if ('problems' in result) throw new Error(JSON.stringify(result.problems));
    const project = { ...guide.draft.project, ...result.texts };
    const left = [...lines, ...guide.lists[name === 'parts' ? 'tools' : 'parts']];
    return {
      draft: withKnownUses({ ...guide.draft, project }),
      lists: { ...guide.lists, [name]: lines },
      used: new Map(
        [...guide.used].map(([step, keys]) => [
          step,
          keys.filter((each) => left.some((line) => line.key === each)),
        ]),
      ),
    };
  };
const withSteps =
  (change: (steps: Draft['steps'], a: number, b: number) => Draft['steps']): Edit =>
  (guide, a, b) => ({
    ...guide,
    draft: withKnownUses({ ...guide.draft, steps: change(guide.draft.steps, a, b) }),
  });

const listEdits = (name: 'parts' | 'tools'): [string, Edit][] => [
  [
    `${name} add`,
    withList(name, (lines, a, _b, key) => moved([...lines, line(key)], lines.length, at(lines, a))),
  ],
  [`${name} move`, withList(name, (lines, a, b) => moved(lines, at(lines, a), at(lines, b)))],
  [`${name} reorder`, withList(name, (lines) => [...lines].reverse())],
  [
    `${name} delete`,
    withList(name, (lines, a) => lines.filter((_, index) => index !== at(lines, a))),
  ],
  [
    `${name} rename`,
    withList(name, (lines, a, _b, key) =>
      lines.map((each, index) =>
        index === at(lines, a) ? { ...each, text: line(key).text } : each,
      ),
    ),
  ],
];
const EDITS: Record<string, Edit> = {
  ...Object.fromEntries([...listEdits('parts'), ...listEdits('tools')]),
  'step move': withSteps((steps, a, b) => moved(steps, at(steps, a), at(steps, b))),
  'step delete': withSteps((steps, a) =>
    steps.length > 1 ? steps.filter((_, index) => index !== at(steps, a)) : steps,
  ),
  use: (guide, a, b) => {
    const step = guide.draft.steps[at(guide.draft.steps, a)];
    const name = b % 2 === 0 ? 'parts' : 'tools';
    const place = at(guide.lists[name], b);
    const [chosen, entry] = [guide.lists[name][place], guide.draft.project[name][place]];
    const keys = guide.used.get(step?.id ?? '') ?? [];
    if (!step || !chosen || !entry || keys.includes(chosen.key)) return guide;
    const uses = [...(step.uses ?? []), { item: entry.id, share: 0.5 }];
    return {
      ...guide,
      draft: {
        ...guide.draft,
        steps: guide.draft.steps.map((each) => (each === step ? withUses(step, uses) : each)),
      },
      used: new Map([...guide.used, [step.id, [...keys, chosen.key]]]),
    };
  },
};

const line = (key: number): Line => ({ key, text: `${key} g thing ${key}` });

/** The lines that steps use, by their present text. */
function usedLines({ draft }: Guide) {
  const { parts, tools } = draft.project;
  const texts = new Map([...parts, ...tools].map(({ id, text }) => [id, text[0]?.value]));
  return draft.steps.map(({ id, uses = [] }) => [id, uses.map(({ item }) => texts.get(item))]);
}
function expectedLines({ draft, lists, used }: Guide) {
  const texts = new Map([...lists.parts, ...lists.tools].map(({ key, text }) => [key, text]));
  return draft.steps.map(({ id }) => [id, (used.get(id) ?? []).map((key) => texts.get(key))]);
}

it('leaves each use at its line through 300 histories of the lists and steps', () => {
  const history = fc.array(
    fc.record({
      kind: fc.constantFrom(...Object.keys(EDITS), 'use', 'use', 'use', 'use'),
      a: fc.nat(99),
      b: fc.nat(99),
    }),
    { minLength: 10, maxLength: 60 },
  );
  let uses = 0;
  fc.assert(
    fc.property(history, (edits) => {
      const content = newGuide(6);
      const project = { ...content.project, parts: [], tools: [] };
      const empty = asDraft({ ...content, project }, { project, steps: [], questions: [] });
      const start: Guide = { draft: empty, lists: { parts: [], tools: [] }, used: new Map() };
      let guide = [0, 1, 2, 3].reduce(
        (next, key) =>
          EDITS[key % 2 === 0 ? 'parts add' : 'tools add']?.(next, 0, 0, 1000 + key) ?? next,
        start,
      );
      for (const [key, { kind, a, b }] of edits.entries()) {
        guide = EDITS[kind]?.(guide, a, b, key) ?? guide;
        expect(usedLines(guide)).toEqual(expectedLines(guide));
      }
      uses += usedLines(guide).flatMap(([, lines]) => lines ?? []).length;
    }),
    { numRuns: 300 },
  );
  expect(uses).toBeGreaterThan(300);
});
