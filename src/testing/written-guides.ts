import fc from 'fast-check';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { LINE_KINDS } from '@/features/projects/model/lines/lines';

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
/** Guides with all texts in two or more languages, and without pictures. */
export const writtenGuides = fc
  .subarray([...PROJECT_LANGUAGES], { minLength: 2 })
  .chain((languages) => {
    const textsOf = (value: typeof text) =>
      fc.tuple(...languages.map((lang) => value.map((each) => ({ lang, value: each }))));
    const [texts, descriptions] = [textsOf(text), textsOf(paragraphs)];
    const lists = (count: number) =>
      fc.tuple(
        ...languages.map((lang) =>
          fc
            .array(text, { minLength: count, maxLength: count })
            .map((values) => ({ lang, values })),
        ),
      );
    const entries = fc.integer({ min: 0, max: 2 }).chain(lists);
    const amount = fc.double({ min: 0.01, max: 1_000_000, noNaN: true });
    const how = fc.oneof(
      fc.constant({}),
      fc.record({
        share: fc.oneof(
          fc.constantFrom(1 / 3, 0.5, 1),
          fc.double({ min: 0.001, max: 1, noNaN: true }),
        ),
      }),
      fc.record({
        amount: fc.record({ value: amount, unit: fc.constantFrom(null, 'g', 'big (red) cups') }),
      }),
    );
    const uses = fc
      .subarray(['part.1', 'part.2', 'tool.1'])
      .chain((items) => fc.tuple(...items.map((item) => how.map((each) => ({ item, ...each })))));
    const step = fc.record({
      id: fc.constant(''),
      type: fc.constant(1),
      name: texts,
      description: descriptions,
      picture: fc.constant(null),
      alt: fc.constant([]),
      lines: fc.array(
        fc.record({
          id: fc.constant(''),
          kind: fc.constantFrom(...LINE_KINDS),
          text: descriptions,
        }),
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
      uses,
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
    const guide = fc.record({
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
      kind: fc.constantFrom(undefined, 2),
      yield: fc.oneof(fc.constant(undefined), fc.record({ amount, unit: texts })),
      fixed: fc.subarray(['part.1', 'tool.1']),
      languages: fc.constant(languages),
      picture: fc.constant(null),
      alt: fc.constant([]),
      source: fc.constant(null),
      steps,
      questions: fc.array(fc.record({ question: texts, answer: descriptions }), { maxLength: 2 }),
    });
    // Steps use what the lists have.
    return guide.map((made) => {
      const counts = {
        part: made.partLists[0]?.values.length,
        tool: made.toolLists[0]?.values.length,
      };
      const isListed = (item: string) => {
        const [list, number] = item.split('.');
        return Number(number) <= (counts[list as keyof typeof counts] ?? 0);
      };
      return {
        ...made,
        fixed: made.fixed.filter(isListed),
        steps: made.steps.map((each) =>
          'uses' in each ? { ...each, uses: each.uses.filter(({ item }) => isListed(item)) } : each,
        ),
      };
    });
  });
