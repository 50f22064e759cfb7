import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { type WholeGuideInput, wholeGuideInput } from '@/features/projects/import/schema';
import { newProjectTexts } from '@/features/projects/model/change-project-texts';
import { projectTextsIn, textListsOf } from '@/features/projects/model/project-texts';
import { guideMarkdown } from '../../../export/model/guide-markdown';
import type { GuideFile } from '../../../model/guide-format';
import { readLanguages } from './markdown-reader';

/** Far more than it takes. */
const TIMEOUT_MS = 60_000;

const storedLists = (guide: WholeGuideInput) => {
  const change = newProjectTexts(guide);
  if ('problems' in change) throw new Error(JSON.stringify(change.problems));
  const { languages } = guide;
  return { languages, ...textListsOf({ ...change.columns, languages }) };
};
/** What a reader sees. */
const textsIn = (project: Parameters<typeof projectTextsIn>[0], lang: string) => {
  const { name, description, category, tools, parts } = projectTextsIn(project, lang);
  const entries = [...tools, ...parts].map((entry) => entry.text);
  return [name, description, category, tools.length, ...entries];
};
const text = fc
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
      '- c',
      '[b]',
      '&',
      '<i>',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '));
const guides = fc.subarray([...PROJECT_LANGUAGES], { minLength: 2 }).chain((languages) => {
  const texts = fc.tuple(...languages.map((lang) => text.map((value) => ({ lang, value }))));
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
    description: texts,
    picture: fc.constant(null),
    alt: fc.constant([]),
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
    descriptions: texts,
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
    questions: fc.array(fc.record({ question: texts, answer: texts }), { maxLength: 2 }),
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
        guide.steps.map(({ type, name, description }) => [type, name, description]),
        guide.questions,
      ]).toEqual([
        made.languages,
        made.steps.map(({ type, name, description }) => [type, name, description]),
        made.questions,
      ]);
    }),
    { numRuns: 60 },
  );
});
