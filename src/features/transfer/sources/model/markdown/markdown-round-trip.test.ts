import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type WholeGuideInput, wholeGuideInput } from '@/features/projects/import/schema';
import { inReadingOrder } from '@/features/projects/model/lines/lines';
import { newHeadTexts } from '@/features/projects/model/texts/change-head-texts';
import { projectTextsIn, textListsOf } from '@/features/projects/model/texts/project-texts';
import { writtenGuides } from '@/testing/written-guides';
import { guideMarkdown } from '../../../export/model/guide-markdown';
import type { GuideFile } from '../../../model/guide-format';
import { readLanguages } from './markdown-reader';

/** Far more than it takes. */
const TIMEOUT_MS = 60_000;

const storedLists = (guide: WholeGuideInput) => {
  const change = newHeadTexts(guide);
  if ('problems' in change) throw new Error(JSON.stringify(change.problems));
  const { languages } = guide;
  return { languages, ...textListsOf(change.texts) };
};
/** Texts that a reader sees. */
const textsIn = (project: Parameters<typeof projectTextsIn>[0], lang: string) => {
  const { name, description, category, tools, parts } = projectTextsIn(project, lang);
  const entries = [...tools, ...parts].map((entry) => entry.text);
  return [name, description, category, tools.length, ...entries];
};
/** Texts without those that repeat the first language, which come back as not written. */
const inOwnWords = (texts: { value: string }[]) =>
  texts.filter(({ value }, index) => index === 0 || value !== texts[0]?.value);
/** The uses of each step, by their lines: two lines may be alike. */
const usesIn = (steps: object[], parts: string[] = [], tools: string[] = []) =>
  steps.map((step) =>
    ('uses' in step ? (step.uses as { item: string }[]) : []).map(({ item, ...how }) => {
      const [name, number] = item.split('.');
      return [(name === 'part' ? parts : tools)[Number(number) - 1], how];
    }),
  );
const withoutId = <Rest extends object>({ id: _, ...rest }: { id: string } & Rest) => rest;
it('Markdown files that were exported here are the same guide again, whatever its content', {
  timeout: TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(writtenGuides, (made) => {
      const files = Object.fromEntries(
        made.languages.map((lang) => [
          `shelf/guide.${lang}.md`,
          guideMarkdown(made as unknown as GuideFile, lang),
        ]),
      );
      const { guides: back, refusals } = readLanguages(
        Object.entries(files).map(([name, content]) => ({ name, text: content })),
      );
      expect([back.length, refusals]).toEqual([1, []]);
      const guide = wholeGuideInput.parse(back[0]?.raw);
      for (const lang of made.languages)
        expect(textsIn(storedLists(guide), lang)).toEqual(textsIn(made, lang));
      expect([
        guide.kind,
        guide.yield,
        guide.fixed ?? [],
        usesIn(guide.steps, guide.parts, guide.tools),
      ]).toEqual([
        made.kind,
        made.yield && { ...made.yield, unit: inOwnWords(made.yield.unit) },
        made.fixed,
        usesIn(made.steps, made.partLists[0]?.values, made.toolLists[0]?.values),
      ]);
      expect([
        guide.languages,
        guide.steps.map(({ type, name, description, lines = [], timers = [] }) => [
          type,
          name,
          description,
          lines,
          timers,
        ]),
        guide.questions,
      ]).toEqual([
        made.languages,
        made.steps.map((step) => [
          step.type,
          step.name,
          step.description,
          'lines' in step ? inReadingOrder(step.lines).map(withoutId) : [],
          'timers' in step ? step.timers.map(withoutId) : [],
        ]),
        made.questions,
      ]);
    }),
    { numRuns: 60 },
  );
});
