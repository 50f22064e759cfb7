import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MARK_LABEL_MAX } from '../../src/features/projects/constants';
import { placeProblem } from '../../src/features/projects/model/marks/marks';
import { numberSign } from '../../src/features/projects/model/marks/number-sign';
import { LINE_KINDS } from '../../src/features/projects/model/lines/lines';
import { readLine } from '../../src/features/projects/model/amounts/read-line';
import type { ProjectLanguage } from '../../src/shared/interface/languages';
import { SEED_CREATORS } from './creators';
import { drawing, drawingNames } from './drawings';
import { SEED_GUIDES } from './guides';
import { SEED_MESSAGES } from './messages';
import type { SeedText } from './types';

const unique = (values: string[]) => new Set(values).size === values.length;
const steps = SEED_GUIDES.flatMap((guide) => guide.steps);
const guideDrawings = [
  ...SEED_GUIDES.map((guide) => guide.cover),
  ...steps.flatMap(({ drawing, furtherDrawings = [] }) => [drawing ?? [], furtherDrawings].flat()),
];
const creatorDrawings = SEED_CREATORS.flatMap((creator) => [creator.avatar, creator.cover]);

function expectTexts(texts: SeedText[], languages: string[], max: number) {
  expect(texts.map((text) => text.lang)).toEqual(languages);
  for (const { value } of texts) {
    expect(value, value).toBe(value.trim());
    expect(value.length, value).toBeGreaterThan(0);
    expect(value.length, value).toBeLessThanOrEqual(max);
  }
  expect(unique(texts.map((text) => text.value)), `translated: ${texts[0]?.value}`).toBe(true);
}

describe('the demo content', () => {
  it('has two creators, one of them verified, with three guides each', () => {
    expect(SEED_CREATORS.map((creator) => creator.verified).sort()).toEqual([false, true]);
    for (const creator of SEED_CREATORS) {
      expect(SEED_GUIDES.filter((guide) => guide.creator === creator.key)).toHaveLength(3);
      expect(creator.smallDescription.length).toBeLessThanOrEqual(180);
      expect(creator.coverOpacity).toBeGreaterThanOrEqual(0.01);
      expect(creator.coverOpacity).toBeLessThanOrEqual(1);
      expect(creator.textColor + creator.backgroundColor).toMatch(/^(#[0-9A-F]{6}){2}$/i);
      expect(creator.email).toMatch(/^[a-z]+@makerstep\.example$/);
    }
  });

  it('has three guides in each primary language, with unique keys and codes', () => {
    expect(SEED_GUIDES.map((guide) => guide.languages[0]).sort()).toEqual([
      'en',
      'en',
      'en',
      'pt-BR',
      'pt-BR',
      'pt-BR',
    ]);
    expect(unique(SEED_GUIDES.map((guide) => guide.key))).toBe(true);
    expect(unique(SEED_GUIDES.map((guide) => guide.ref))).toBe(true);
  });

  it('shows every kind of line, and timers', () => {
    const kinds = steps.flatMap(({ lines = [] }) => lines.map(({ kind }) => kind));
    expect(LINE_KINDS.filter((kind) => !kinds.includes(kind))).toEqual([]);
    expect(steps.flatMap(({ timers = [] }) => timers).length).toBeGreaterThan(2);
  });

  it('shows marks with labels, whose numbers are in their texts', () => {
    const marked = steps.filter(({ marks }) => marks);
    expect(marked.length).toBeGreaterThan(0);
    for (const { marks = [], name, description } of marked)
      for (const { number, label, ...place } of marks) {
        expectTexts(
          label,
          name.map(({ lang }) => lang),
          MARK_LABEL_MAX,
        );
        expect(placeProblem(place)).toBeUndefined();
        for (const { value } of description) expect(value).toContain(numberSign(number));
      }
  });

  it('has a long guide with three chapters and a short one of four steps', () => {
    const count = (guide: (typeof SEED_GUIDES)[number], type: 1 | 2) =>
      guide.steps.filter((step) => step.type === type).length;
    expect(SEED_GUIDES.some((guide) => count(guide, 1) >= 12 && count(guide, 2) === 3)).toBe(true);
    expect(SEED_GUIDES.some((guide) => count(guide, 1) === 4 && count(guide, 2) === 0)).toBe(true);
  });
});

describe.each(SEED_GUIDES)('guide $key', (guide) => {
  const both = (...values: [string, string]): SeedText[] =>
    guide.languages.map((lang, index) => ({ lang, value: values[index] ?? '' }));

  it.each([guide, guide.translation])('respects the limits of a project: $name', (texts) => {
    expect(texts.name.length).toBeLessThanOrEqual(120);
    expect(texts.description.length).toBeLessThanOrEqual(500);
    expect(texts.category.length).toBeLessThanOrEqual(80);
    for (const list of [texts.tags, texts.tools, texts.parts]) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.length).toBeLessThanOrEqual(30);
      expect(unique(list.map((entry) => entry.toLowerCase()))).toBe(true);
      for (const entry of list) expect(entry.length, entry).toBeLessThanOrEqual(60);
    }
    // A comma separates entries in the dashboard; between two digits it is a decimal sign and would
    // be cut too.
    for (const entry of [...texts.tags, ...texts.tools, ...texts.parts])
      expect(entry).not.toContain(',');
  });

  it('has texts of its own in both languages, part for part and tool for tool', () => {
    const { translation } = guide;
    expectTexts(both(guide.name, translation.name), guide.languages, 120);
    expectTexts(both(guide.description, translation.description), guide.languages, 500);
    expectTexts(both(guide.category, translation.category), guide.languages, 80);
    expect(translation.tags).toHaveLength(guide.tags.length);
    for (const list of ['tools', 'parts'] as const) {
      expect(translation[list]).toHaveLength(guide[list].length);
      for (const [index, entry] of guide[list].entries())
        expectTexts(both(entry, translation[list][index] ?? ''), guide.languages, 60);
    }
  });

  it('has a time, people and a code', () => {
    expect(guide.averageTime).toMatch(/^\d{2}:[0-5]\d$/);
    expect(guide.people).toBeGreaterThanOrEqual(1);
    expect(guide.people).toBeLessThanOrEqual(99);
    expect(guide.ref).toMatch(/^MS-[A-Z0-9]+-\d{2}$/);
  });

  it('fills every language of steps and chapters', () => {
    for (const step of guide.steps) {
      expectTexts(step.name, guide.languages, 50);
      if (step.type === 2) expect([step.description, step.drawing]).toEqual([[], undefined]);
      else expectTexts(step.description, guide.languages, 500);
      for (const { text } of step.lines ?? []) expectTexts(text, guide.languages, 300);
      for (const { label } of step.timers ?? []) expectTexts(label, guide.languages, 60);
    }
  });

  it('never ends in a chapter or puts two in a row', () => {
    guide.steps.forEach((step, index) => {
      if (step.type === 2) expect(guide.steps[index + 1]?.type).toBe(1);
    });
  });

  it('answers two to four questions in every language', () => {
    expect(guide.questions.length).toBeGreaterThanOrEqual(2);
    expect(guide.questions.length).toBeLessThanOrEqual(4);
    for (const { question, answer } of guide.questions) {
      expectTexts(question, guide.languages, 500);
      expectTexts(answer, guide.languages, 500);
    }
  });
});

describe.each(SEED_GUIDES)('the messages about $key', ({ key, steps }) => {
  const { feedback = [], reports = [] } = SEED_MESSAGES[key] ?? {};

  it('are varied enough: some new, some older than the default 90 days, in more than one language', () => {
    expect(feedback.length).toBeGreaterThanOrEqual(5);
    expect(reports.length).toBeGreaterThanOrEqual(2);
    for (const list of [feedback, reports]) {
      expect(list.some(({ isNew }) => isNew)).toBe(true);
      expect(list.some(({ isNew }) => !isNew)).toBe(true);
      expect(new Set(list.map(({ lang }) => lang)).size).toBeGreaterThan(1);
    }
    expect(feedback.some(({ daysAgo }) => daysAgo > 90)).toBe(true);
  });

  it('are older than the day of seeding, about existing steps, from addresses that cannot exist', () => {
    for (const { daysAgo, at, email } of [...feedback, ...reports]) {
      expect(daysAgo).toBeGreaterThanOrEqual(1);
      expect(at).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      if (email) expect(email).toMatch(/@example\.org$/);
    }
    const count = steps.filter(({ type }) => type === 1).length;
    for (const { step } of reports) expect(step).toBeLessThanOrEqual(count);
  });
});

describe('drawings', () => {
  it('are each used exactly once, and every picture has one', () => {
    expect([...guideDrawings, ...creatorDrawings].sort()).toEqual(drawingNames().sort());
  });

  it('throw for an unknown name', () => {
    expect(() => drawing('nothing')).toThrow('nothing');
  });

  it.each(drawingNames())('%s is well formed, has no text and renders', async (name) => {
    const svg = drawing(name);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    const wide = creatorDrawings.includes(name)
      ? name.endsWith('avatar')
        ? [800, 800]
        : [1600, 600]
      : [1600, 1200];
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual(wide);
    // A tenth of its size shows as well that it is not blank.
    const { channels } = await sharp(Buffer.from(svg), { density: 7.2 }).stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(8);
  });
});

describe('amounts of the demo guides', () => {
  const withYield = SEED_GUIDES.filter((guide) => guide.yield);
  const amountsIn = (lines: readonly string[], lang: ProjectLanguage) =>
    lines.map((line) => {
      const { amount, unit } = readLine(line, lang);
      return [amount, unit === null || lang === 'en' ? unit : (UNITS[unit] ?? unit)];
    });
  const UNITS: Record<string, string> = { folhas: 'sheets' };

  it.each(withYield)('are read alike in both languages of $key', (guide) => {
    const [first, second] = guide.languages;
    for (const list of ['parts', 'tools'] as const)
      expect(amountsIn(guide[list], first)).toEqual(amountsIn(guide.translation[list], second));
    expect(guide.yield?.unit.map(({ lang }) => lang)).toEqual(guide.languages);
  });

  it.each(withYield)(
    'are used up by the steps of $key',
    ({ parts, tools, steps: all, ...guide }) => {
      const uses = all.flatMap(({ uses: ofStep = [] }) => ofStep);
      for (const [index, line] of parts.entries()) {
        const { amount } = readLine(line, guide.languages[0]);
        const used = uses.filter(({ item }) => item === `part.${index + 1}`);
        const sum = used.reduce(
          (all, use) => all + (use.amount?.value ?? (amount ?? 0) * (use.share ?? 1)),
          0,
        );
        expect(used.length, line).toBeGreaterThan(0);
        if (amount !== null) expect(sum, line).toBeCloseTo(amount);
      }
      const places = [...uses.map(({ item }) => item), ...(guide.fixed ?? [])];
      for (const place of places) {
        const [list, number] = place.split('.');
        expect((list === 'part' ? parts : tools)[Number(number) - 1], place).toBeDefined();
      }
    },
  );
});
