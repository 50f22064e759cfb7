import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { type WholeGuideInput, wholeGuideInput } from '@/features/projects/import/schema';
import { inReadingOrder, LINE_KINDS } from '@/features/projects/model/lines/lines';
import { newHeadTexts } from '@/features/projects/model/texts/change-head-texts';
import { projectTextsIn, textListsOf } from '@/features/projects/model/texts/project-texts';
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
const withoutId = <Rest extends object>({ id: _, ...rest }: { id: string } & Rest) => rest;
const textOf = (...more: string[]) =>
  fc
    .array(
      fc.constantFrom(
        'serra',
        'Säge',
        'saw',
        'a',
        '2',
        'cola',
        'x_y',
        'it’s',
        '*',
        '**b**',
        '**b c**.',
        '- c',
        '[b]',
        '&',
        '<i>',
        ...more,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((words) => words.join(' ').replace(/ ?\n/g, '\n').trim());
const text = textOf();
const paragraphs = textOf('\n- d', '\nlast', '[s](https://s.example/x)');
const guides = fc.subarray([...PROJECT_LANGUAGES], { minLength: 2 }).chain((languages) => {
  const textsOf = (value: typeof text) =>
    fc.tuple(...languages.map((lang) => value.map((each) => ({ lang, value: each }))));
  const [texts, descriptions] = [textsOf(text), textsOf(paragraphs)];
  const lists = (count: number) =>
    fc.tuple(
      ...languages.map((lang) =>
        fc.array(text, { minLength: count, maxLength: count }).map((values) => ({ lang, values })),
      ),
    );
  const entries = fc.integer({ min: 0, max: 2 }).chain(lists);
  const step = fc.record({
    id: fc.constant(''),
    type: fc.constant(1),
    name: texts,
    description: descriptions,
    picture: fc.constant(null),
    alt: fc.constant([]),
    lines: fc.array(
      fc.record({ id: fc.constant(''), kind: fc.constantFrom(...LINE_KINDS), text: descriptions }),
      { maxLength: 5 },
    ),
    timers: fc.array(
      fc.record({
        id: fc.constant(''),
        seconds: fc.integer({ min: 5, max: 86_400 }),
        label: fc.oneof(fc.constant([]), texts),
      }),
      { maxLength: 5 },
    ),
  });
  const chapter = fc.record({
    id: fc.constant(''),
    type: fc.constant(2),
    name: texts,
    description: fc.constant([]),
    picture: fc.constant(null),
    alt: fc.constant([]),
  });
  // In Markdown only a heading with headings below it is a chapter.
  const steps = fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: step.map((each) => [each]) },
        { weight: 1, arbitrary: fc.tuple(chapter, step) },
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((each) => each.flat());
  return fc.record({
    names: texts,
    descriptions,
    categories: texts,
    tagLists: fc.constant<{ lang: ProjectLanguage; values: string[] }[]>([]),
    partLists: entries,
    toolLists: entries,
    averageTime: fc.constant('00:20'),
    people: fc.constant(1),
    ref: fc.constant(''),
    brand: fc.constant(''),
    type: fc.constant(1),
    languages: fc.constant(languages),
    picture: fc.constant(null),
    alt: fc.constant([]),
    source: fc.constant(null),
    steps,
    questions: fc.array(fc.record({ question: texts, answer: descriptions }), { maxLength: 2 }),
  });
});

it('Markdown files that were exported here are the same guide again, whatever its content', {
  timeout: TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(guides, (made) => {
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
