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
      const parts = project.parts.map((part) => ({ ...part, id: `${part.id}-again` }));
      const stored = JSON.parse(
        JSON.stringify(reversed({ ...guide, project: { ...project, parts } })),
      );
      expect(canonicalText(stored as GuideContent)).toBe(canonicalText(guide));
      expect(isSameContent(stored as GuideContent, guide)).toBe(true);
    }),
    { seed: 64, numRuns: 100 },
  );
});
