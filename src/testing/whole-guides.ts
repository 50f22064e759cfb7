import fc from 'fast-check';
import {
  LINES_MAX,
  MARK_LABEL_MAX,
  MARK_NUMBER_MAX,
  MARK_TONES,
  TIMER_SECONDS_MAX,
  TIMER_SECONDS_MIN,
  TIMERS_MAX,
} from '@/features/projects/constants';
import { placeProblem, type MarkPlace } from '@/features/projects/model/marks/marks';
import { LINE_KINDS } from '@/features/projects/model/lines/lines';
import type { StatedText } from '@/features/projects/model/texts/states';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'Größe „M“',
    '棚を作る',
    '../../etc/passwd',
    'CON',
    '# no heading',
    '---',
    '| a | b |',
    '<b>bold</b>',
    '“quotes” & \\ {braces}',
    '👩‍👩‍👧‍👦',
    'a: b',
    '- item',
    '=1+1',
  ),
);
const maybe = fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 2, arbitrary: word });
const lines = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.constantFrom('\n', '\n\n', ' ').map((gap) => parts.join(gap)));

/** A list of texts: each of the guide's languages, some pending, and some removed languages. */
const textsFor = (
  languages: ProjectLanguage[],
  value: fc.Arbitrary<string>,
): fc.Arbitrary<StatedText[]> =>
  fc
    .tuple(
      ...languages.map((lang, index) =>
        fc
          .tuple(value, fc.constantFrom('pending', 'written', 'old'))
          .map(([text, state]): StatedText => {
            if (index === 0 || state === 'written') return { lang, value: text };
            return state === 'old'
              ? { lang, value: text, state }
              : { lang, value: '', pending: true };
          }),
      ),
    )
    .chain((texts) =>
      fc
        .subarray(PROJECT_LANGUAGES.filter((lang) => !languages.includes(lang)))
        .map((others) => [
          ...texts,
          ...others.map((lang): StatedText => ({ lang, value: `old ${lang}` })),
        ]),
    );

/** Parts or tools: duplicates, commas and long ones stay. */
const entries = fc.array(
  fc.oneof(
    word,
    fc.constantFrom('Egg', 'egg', '2,5 kg flour, sifted (fine, white)', 'x'.repeat(200)),
  ),
  { maxLength: 5 },
);

const altFor = (languages: ProjectLanguage[]) =>
  fc
    .subarray(languages)
    .chain((described) =>
      fc.tuple(...described.map((lang) => word.map((value) => ({ lang, value })))),
    );

const thousandths = (min: number) => fc.integer({ min, max: 1000 }).map((value) => value / 1000);
const markPlace: fc.Arbitrary<MarkPlace> = fc
  .tuple(
    fc.constantFrom('circle' as const, 'box' as const, 'dot' as const, 'arrow' as const),
    fc.tuple(thousandths(0), thousandths(0)),
    fc.tuple(thousandths(-1000), thousandths(-1000)),
  )
  .map(([kind, [x, y], [w, h]]) =>
    kind === 'arrow' ? { kind, x, y, w, h } : { kind, x, y, w: Math.abs(w), h: Math.abs(h) },
  )
  .filter((place) => placeProblem(place) === undefined);
/** Marks on a picture, some with labels: in some of its languages, old ones, and in removed ones. */
const marksFor = (languages: ProjectLanguage[]) =>
  fc.array(
    fc
      .record({
        id: fc.uuid({ version: 4 }),
        place: markPlace,
        number: fc.option(fc.integer({ min: 1, max: MARK_NUMBER_MAX })),
        tone: fc.option(fc.constantFrom(...MARK_TONES)),
        label: labelFor(languages),
      })
      .map(({ place, ...mark }) => ({ ...mark, ...place })),
    { maxLength: 3 },
  );
const labelFor = ([primary, ...others]: ProjectLanguage[]) =>
  fc
    .subarray([...PROJECT_LANGUAGES])
    .chain((written) =>
      fc.tuple(...written.map((lang) => fc.tuple(label, fc.boolean(), fc.constant(lang)))),
    )
    .map((texts) =>
      texts.map(
        ([value, isOld, lang]): StatedText => ({
          lang,
          value,
          ...(isOld && others.includes(lang) && texts.some(([, , each]) => each === primary)
            ? OLD
            : {}),
        }),
      ),
    );
const label = word.map((text) => [...text].slice(0, MARK_LABEL_MAX).join(''));

const linesFor = (languages: ProjectLanguage[]) =>
  fc.array(fc.record({ kind: fc.constantFrom(...LINE_KINDS), text: textsFor(languages, lines) }), {
    maxLength: LINES_MAX,
  });
const timersFor = (languages: ProjectLanguage[]) =>
  fc.array(
    fc.record({
      seconds: fc.integer({ min: TIMER_SECONDS_MIN, max: TIMER_SECONDS_MAX }),
      label: fc.oneof(fc.constant<StatedText[]>([]), textsFor(languages, word)),
    }),
    { maxLength: TIMERS_MAX },
  );

const OLD = { state: 'old' as const };
/** Texts of the guide itself in its further languages, some missing, and in removed ones. */
const ownTextsFor = (languages: ProjectLanguage[], value: fc.Arbitrary<string>) =>
  fc
    .subarray(PROJECT_LANGUAGES.filter((lang) => lang !== languages[0]))
    .chain((some) =>
      fc.tuple(
        ...some.map((lang) =>
          fc
            .tuple(value, fc.boolean())
            .map(([text, isOld]) => ({ lang, value: text, ...(isOld ? OLD : {}) })),
        ),
      ),
    );
const ownListsFor = (languages: ProjectLanguage[], values: fc.Arbitrary<string[]>) =>
  fc
    .subarray(PROJECT_LANGUAGES.filter((lang) => lang !== languages[0]))
    .chain((some) =>
      fc.tuple(...some.map((lang) => values.map((list) => ({ lang, values: list })))),
    );

const uses = fc.subarray([
  { item: 'part.2' },
  { item: 'part.1', share: 0.25 },
  { item: 'tool.1', amount: { value: 1.5, unit: 'kg' } },
]);

/** Guides as `wholeGuideInput` takes them, with a status and the places of pictures. */
export const wholeGuides = fc
  .subarray([...PROJECT_LANGUAGES], { minLength: 1 })
  .chain((languages) =>
    fc.record({
      input: fc.record({
        name: word,
        description: fc.oneof(fc.constant(''), lines),
        averageTime: fc.constantFrom('00:01', '00:45', '99:59'),
        people: fc.integer({ min: 1, max: 99 }),
        tools: entries.map((list) => ['Bowl', ...list]),
        parts: fc.oneof(fc.tuple(word, word), fc.constant(['Egg', 'Egg'])),
        tags: fc.array(word, { maxLength: 3 }),
        ref: maybe,
        brand: maybe,
        category: maybe,
        names: ownTextsFor(languages, word),
        descriptions: ownTextsFor(languages, lines),
        categories: ownTextsFor(languages, word),
        tagLists: ownListsFor(languages, fc.array(word, { maxLength: 3 })),
        partLists: ownListsFor(languages, fc.array(maybe, { minLength: 2, maxLength: 2 })).map(
          (lists) =>
            lists.map((list, index) =>
              index === 0 ? { ...list, states: ['written' as const, 'old' as const] } : list,
            ),
        ),
        toolLists: fc.constant([]),
        type: fc.constantFrom(1 as const, 2 as const),
        kind: fc.constantFrom(1 as const, 2 as const),
        yield: fc.option(
          fc.record({
            amount: fc.integer({ min: 1, max: 1000 }),
            unit: labelFor(languages),
          }),
        ),
        fixed: fc.subarray(['part.1', 'part.2', 'tool.1']),
        languages: fc.constant(languages),
        alt: altFor(languages),
        steps: fc.array(
          fc.oneof(
            fc.record({
              type: fc.constant(1 as const),
              name: textsFor(languages, word),
              description: textsFor(languages, lines),
              alt: altFor(languages),
              further: fc.array(
                fc.record({
                  id: fc.uuid({ version: 4 }),
                  alt: altFor(languages),
                  marks: marksFor(languages),
                }),
                {
                  maxLength: 2,
                },
              ),
              marks: marksFor(languages),
              lines: linesFor(languages),
              timers: timersFor(languages),
              uses,
            }),
            fc.record({
              type: fc.constant(2 as const),
              name: textsFor(languages, word),
              description: fc.constant([]),
              alt: fc.constant([]),
            }),
          ),
          { maxLength: 5 },
        ),
        questions: fc.array(
          fc.record({ question: textsFor(languages, word), answer: textsFor(languages, lines) }),
          { maxLength: 3 },
        ),
        source: fc.option(
          fc.record({
            title: word,
            url: fc.constantFrom('', 'https://example.org/guide?a=1&b=2'),
            license: maybe,
            author: maybe,
          }),
        ),
      }),
      status: fc.constantFrom(1 as const, 2 as const, 3 as const),
      pictured: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
      isPictured: fc.boolean(),
    }),
  );
