import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newGuide } from '@/testing/version-contents';
import { EDITS } from '@/testing/version-edits';
import type { GuideContent } from './content';
import { canonicalText, isSameContent } from './digest';

const history = fc.array(
  fc.record({ kind: fc.constantFrom(...Object.keys(EDITS)), a: fc.nat(999), b: fc.nat(999) }),
  { maxLength: 15 },
);

function guideOf(edits: readonly { kind: string; a: number; b: number }[]): GuideContent {
  const edited = { guide: newGuide(3), touched: new Map(), moves: 0 };
  for (const { kind, a, b } of edits) EDITS[kind]?.(edited, a, b);
  return edited.guide;
}

type Slot = { of: Record<string, unknown>; name: string };
/** The places of all texts of a content. */
const slots = (value: unknown): Slot[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' ? [{ of: value as Record<string, unknown>, name }] : slots(inner),
      )
    : [];

const reversed = <Value>(value: Value): Value =>
  (Array.isArray(value)
    ? value.map(reversed)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([name, inner]) => [name, reversed(inner)]),
        )
      : value) as Value;

it('differs after any change of one letter, and is the former one after it is undone', () => {
  fc.assert(
    fc.property(history, fc.nat(), fc.nat(), (edits, at, letter) => {
      const guide = guideOf(edits);
      const before = canonicalText(guide);
      const former = structuredClone(guide);
      const entryIds = new Set<unknown>([...guide.project.parts, ...guide.project.tools]);
      const texts = slots(guide).filter(({ of, name }) => !(name === 'id' && entryIds.has(of)));
      const slot = texts[at % texts.length];
      if (!slot) return;
      const text = slot.of[slot.name] as string;
      const place = letter % (text.length + 1);
      slot.of[slot.name] = `${text.slice(0, place)}x${text.slice(place)}`;
      expect(canonicalText(guide)).not.toBe(before);
      expect(isSameContent(guide, former)).toBe(false);
      slot.of[slot.name] = text;
      expect(canonicalText(guide)).toBe(before);
      expect(isSameContent(guide, former)).toBe(true);
    }),
    { seed: 64, numRuns: 300 },
  );
});

it('depends neither on the order of keys nor on what is not shown', () => {
  fc.assert(
    fc.property(history, (edits) => {
      const guide = guideOf(edits);
      const { project } = guide;
      const again = (id: string) => `${id}-again`;
      const parts = project.parts.map((part) => ({ ...part, id: again(part.id) }));
      const steps = guide.steps.map(({ uses, ...step }) =>
        uses ? { ...step, uses: uses.map((use) => ({ ...use, item: again(use.item) })) } : step,
      );
      const stored = JSON.parse(
        JSON.stringify(reversed({ ...guide, project: { ...project, parts }, steps })),
      );
      expect(canonicalText(stored as GuideContent)).toBe(canonicalText(guide));
      expect(isSameContent(stored as GuideContent, guide)).toBe(true);
    }),
    { seed: 64, numRuns: 100 },
  );
});

it('compares what steps use by the lines, not by their ids', () => {
  const guide = newGuide(1);
  const withParts = (ids: string[], fixed?: true): GuideContent => ({
    ...guide,
    project: {
      ...guide.project,
      parts: ids.map((id, index) => ({
        id,
        text: [{ lang: 'en', value: `Part ${index}` }],
        ...(fixed ? { fixed } : {}),
      })),
    },
    steps: guide.steps.map((step) => ({ ...step, uses: [{ item: ids[0] ?? '', share: 0.5 }] })),
  });
  const former = withParts(['a', 'b']);
  const swapped = { ...withParts(['b', 'a']), steps: former.steps };
  for (const [other, isSame] of [
    [withParts(['c', 'd']), true],
    [swapped, false],
    [withParts(['a', 'b'], true), false],
  ] as const) {
    expect(isSameContent(other, former)).toBe(isSame);
    expect(canonicalText(other) === canonicalText(former)).toBe(isSame);
  }
});

it('is that of the texts alone for a guide without facts, as in stored reviews', () => {
  const guide = newGuide(1);
  const text = [{ lang: 'en' as const, value: 'Screw' }];
  const parts = [{ id: 'a', text }];
  expect(canonicalText({ ...guide, project: { ...guide.project, parts } })).toContain(
    `"parts":[${JSON.stringify([text[0]])}]`,
  );
});
