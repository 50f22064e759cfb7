import fc from 'fast-check';
import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import type { StatedText } from '@/features/projects/model/states';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { exportOf, importFile } from '../../../../../app/v1/_testing/imports';
import { madePicture } from '@/testing/pictures/pictures';
import {
  inGuideTransaction,
  insertWholeGuide,
  type WholeGuide,
} from '@/features/projects/server/import/guide-writer';
import { wholeGuideInput } from '@/features/projects/import/schema';
import { storePicture } from '@/features/uploads/server/service';
import { findGuide, listGuides } from '../export/repository';
import { toGuideFile } from '../export/presenter';

const RUNS = 25;

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

const guide = fc.subarray([...PROJECT_LANGUAGES], { minLength: 1 }).chain((languages) =>
  fc.record({
    input: fc.record({
      name: word,
      description: fc.oneof(fc.constant(''), lines),
      averageTime: fc.constantFrom('00:01', '00:45', '99:59'),
      people: fc.integer({ min: 1, max: 99 }),
      tools: entries,
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
      languages: fc.constant(languages),
      alt: altFor(languages),
      steps: fc.array(
        fc.oneof(
          fc.record({
            type: fc.constant(1 as const),
            name: textsFor(languages, word),
            description: textsFor(languages, lines),
            alt: altFor(languages),
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

let pictures = 0;
/** Noise, so that re-encoding would be detected. */
async function brought(creator: TestCreator) {
  const name = `Picture ${(pictures += 1)}.png`;
  return {
    key: await storePicture(
      creator.actor,
      'step',
      name,
      await madePicture(
        'png',
        60 + (pictures % 7),
        40,
        `#${String((pictures * 7919) % 1_000_000).padStart(6, '0')}`,
      ),
    ),
    name,
  };
}

async function build(
  creator: TestCreator,
  made: typeof guide extends fc.Arbitrary<infer T> ? T : never,
): Promise<boolean> {
  const parsed = wholeGuideInput.safeParse(made.input);
  // Texts that the API rejects, such as invisible ones, cannot be exported either.
  if (
    !parsed.success ||
    parsed.data.name === '' ||
    parsed.data.parts.length !== made.input.parts.length ||
    JSON.stringify(parsed.data).includes('"value":""}')
  )
    return false;
  const places = [...new Set(made.pictured)].filter(
    (place) => parsed.data.steps[place]?.type === 1,
  );
  const stepPictures: WholeGuide['stepPictures'] = new Map(
    await Promise.all(places.map(async (place) => [place, await brought(creator)] as const)),
  );
  const picture = made.isPictured ? await brought(creator) : undefined;
  await inGuideTransaction(() =>
    insertWholeGuide(
      creator.actor,
      { input: parsed.data, picture, stepPictures, importKey: null, stepIds: [] },
      made.status,
      false,
    ),
  );
  return true;
}

/** The content of a creator's guides without what an import creates anew: ids, dates, and order. */
async function contentOf(creator: TestCreator): Promise<string[]> {
  const guides = [];
  for (const { id } of await listGuides(creator.actor.creatorId)) {
    const row = await findGuide(creator.actor.creatorId, id);
    if (!row) throw new Error('A guide is gone.');
    const {
      guide: {
        projectUid: _uid,
        importKey: _key,
        createdAt: _created,
        updatedAt: _updated,
        publishedAt: _published,
        ...rest
      },
      pictures: packed,
    } = toGuideFile(row);
    const bytes = [];
    for (const { path, key } of packed)
      bytes.push([
        path,
        (await pictureStore().read((await storeNameOf(key)) ?? '', 'full'))?.toString('base64'),
      ]);
    guides.push(
      JSON.stringify({ ...rest, steps: rest.steps.map(({ id: _id, ...step }) => step), bytes }),
    );
  }
  return guides;
}

it('exported guides are the same after an import: texts in all languages, order, types, statuses, and pictures byte by byte', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(guide, { minLength: 1, maxLength: 3 }), async (all) => {
      const [ana, bea] = [await buildCreator(), await buildCreator()];
      for (const each of all) if (await build(ana, each)) compared += 1;
      const before = await contentOf(ana);
      const archive = await exportOf(ana);
      // Nothing is left from which the second import could copy.
      await db().project.deleteMany({ where: { creatorId: ana.actor.creatorId } });
      await db().file.deleteMany({});
      await db().picture.deleteMany({});
      const state = await importFile(bea, archive, { publish: 'true' });
      expect([state.state, state.refusals, state.guides.imported]).toEqual([
        'done',
        before.length === 0 ? [expect.anything()] : [],
        before.length,
      ]);
      expect(await contentOf(bea)).toEqual(before);
      // Repeated export and import loses nothing.
      if (before.length > 0)
        expect((await importFile(ana, await exportOf(bea), { publish: 'true' })).state).toBe(
          'done',
        );
      expect(await contentOf(ana)).toEqual(before);
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(RUNS);
}, 300_000);
