import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateOwnedProject } from '@/features/projects/server/service';
import { updateStep } from '@/features/projects/server/steps/service';
import { unitDigest } from '@/features/translations/model/unit';
import { unitsOf } from '@/features/translations/server/presenter';
import { draftOf } from '@/features/projects/server/draft/columns';
import { readOwnedRow, readProject } from '@/features/projects/server/owned-project';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildProject, buildPublished } from '@/testing/database/factories';
import { upload } from '../../../../_testing/uploads';
import { PATCH } from './route';

type Built = Pick<Awaited<ReturnType<typeof buildProject>>, 'creator' | 'project'>;
type Text = { id: string; value: string; of: string; was?: string; state?: string };

const LANGUAGES = ['en', 'pt-BR', 'de'] as const;
const inEnglish = (value: string) => [
  { lang: 'en' as const, value },
  { lang: 'pt-BR' as const, value: '', pending: true as const },
  { lang: 'de' as const, value: `${value} (de)` },
];
const circle = { kind: 'circle' as const, x: 0.1, y: 0.2, w: 0.3, h: 0.4, number: 1 };

/** A guide with every kind of text, written in English, and in German as far as it can be. */
async function withAllTexts(): Promise<Built> {
  const { creator, project } = await buildProject({
    languages: [...LANGUAGES],
    steps: 12,
    questions: 1,
    description: 'Holds ten plants.',
    category: 'Home',
    tags: ['wood', 'home'],
    parts: ['board', 'glue'],
    tools: ['saw'],
    partLists: [{ lang: 'de', values: ['Brett', ''] }],
  });
  const file = async () => ({ name: 'p.png', url: await upload(creator) });
  const en = (value: string) => [{ lang: 'en' as const, value }];
  const makes = { amount: 4, unit: en('hooks') };
  const head = { file: await file(), alt: en('A shelf'), yield: makes };
  await updateOwnedProject(creator.actor, project.id, head);
  for (const [index, { id }] of project.steps.entries())
    await updateStep(creator.actor, project.id, id, {
      name: inEnglish(`Step ${index}`),
      description: inEnglish('Slowly'),
      lines: [{ kind: 'warning', text: inEnglish('Sharp') }],
      timers: [
        { seconds: 60, label: inEnglish('Dries') },
        { seconds: 90, label: [] },
      ],
      ...(index === 0 && {
        media: [
          { file: await file(), alt: en('Board'), marks: [{ ...circle, label: en('Screw') }] },
          { file: await file(), alt: en('Screw'), marks: [{ ...circle, label: en('Nut') }] },
        ],
      }),
    });
  return { creator, project: await readProject(creator.actor, project.id) };
}

const unitsIn = async ({ creator, project }: Built, to: 'pt-BR' | 'de' = 'pt-BR') =>
  unitsOf(draftOf(await readOwnedRow(creator.actor, project.id)), { from: 'en', to });
const send = (
  { creator, project }: Built,
  texts: readonly Partial<Text>[],
  { lang = 'pt-BR', ...options }: { lang?: string; query?: Record<string, string> } = {},
) =>
  call(PATCH, {
    method: 'PATCH',
    token: creator.token,
    params: { id: project.projectUid },
    body: { lang, texts },
    ...options,
  });

/** All that is stored of the drafts, without the texts of a language, versions and times. */
async function storedWithout(lang: string): Promise<unknown> {
  const [project] = await db().project.findMany();
  const items = await db().guideItem.findMany({ orderBy: [{ kind: 'asc' }, { position: 'asc' }] });
  const bodies = items.map(({ version: _, updatedAt: _at, ...item }) => item);
  return JSON.parse(JSON.stringify([project?.head, bodies]), (_, value: unknown) =>
    Array.isArray(value)
      ? value.filter((each: { lang?: string } | null) => each?.lang !== lang)
      : value,
  );
}

let built: Built;
beforeEach(async () => {
  built = await withAllTexts();
});

it('lets a translator finish a language, and changes no other byte of the draft', async () => {
  const units = (await unitsIn(built)).filter(({ source }) => source !== '');
  expect(new Set(units.map(({ id }) => id.split('.').at(id.startsWith('step') ? 2 : 0)))).toEqual(
    new Set([
      'project',
      'tool',
      'part',
      'name',
      'description',
      'alt',
      'media',
      'line',
      'timer',
      'question',
    ]),
  );
  const before = await storedWithout('pt-BR');
  const german = await unitsIn(built, 'de');
  const value = fc.stringMatching(/^[a-zç]{1,12}$/);
  const batches = fc
    .shuffledSubarray(units, { minLength: units.length })
    .chain((all) => fc.tuple(fc.constant(all), fc.integer({ min: 10, max: all.length }), value));
  await fc.assert(
    fc.asyncProperty(batches, fc.boolean(), async ([all, size, text], isDeleted) => {
      for (let from = 0; from < all.length; from += size) {
        const texts = all
          .slice(from, from + size)
          .map(({ id, source }) => ({ id, value: text, of: unitDigest(source) }));
        expect((await send(built, texts)).status).toBe(200);
      }
      const after = await unitsIn(built);
      expect(after.filter(({ source, target }) => source !== '' && target !== text)).toEqual([]);
      expect(await storedWithout('pt-BR')).toEqual(before);
      if (!isDeleted) return;
      const none = units.map(({ id, source }) => ({ id, value: ' ', of: unitDigest(source) }));
      expect((await send(built, none)).status).toBe(200);
      expect((await unitsIn(built)).filter(({ target }) => target !== '')).toEqual([]);
      expect(await storedWithout('pt-BR')).toEqual(before);
    }),
    { numRuns: 6 },
  );
  expect(await unitsIn(built, 'de')).toEqual(german);
});

describe('texts of a guide', () => {
  const name = { id: 'project.name', value: 'Estante' };
  const ofName = () => ({ ...name, of: unitDigest(built.project.name) });
  const stepName = (value: string) => ({
    id: `step.${built.project.steps[0]?.id}.name`,
    value,
    of: unitDigest('Step 0'),
  });

  it('are answered with the guide and the items they belong to, and change each once', async () => {
    const { body, status } = await send(built, [ofName(), stepName('Passo')]);
    expect(status).toBe(200);
    expect([body.project.version, body.questions]).toEqual([built.project.version + 1, []]);
    expect(body.steps).toMatchObject([
      {
        id: built.project.steps[0]?.id,
        version: 3,
        name: [{}, { lang: 'pt-BR', value: 'Passo' }, {}],
      },
    ]);
    const again = await send(built, [{ ...ofName(), was: unitDigest('') }, stepName('Passo')]);
    expect([again.status, again.body.steps[0].version]).toEqual([200, 3]);
  });

  it('are refused whole with the newest ones if a source or a translation is another', async () => {
    await send(built, [stepName('Deles')]);
    const stale = async (text: Text) => {
      const { status, body } = await send(built, [ofName(), text]);
      expect([status, body.error.code]).toEqual([409, 'stale_version']);
      expect(body.current.steps[0].name[1].value).toBe('Deles');
    };
    await stale({ ...stepName('Meu'), was: unitDigest('') });
    await stale({ ...stepName('Meu'), of: unitDigest('Step 1') });
    expect((await unitsIn(built))[0]?.target).toBe('');
    const mine = await send(built, [{ ...stepName('Meu'), was: unitDigest('Deles') }]);
    expect(mine.status).toBe(200);
  });

  it('are old or right as the translator says', async () => {
    const isOld = async () => (await unitsIn(built))[0]?.isOld;
    await send(built, [ofName()]);
    await updateOwnedProject(built.creator.actor, built.project.id, { name: 'Rack' });
    const text = { ...name, of: unitDigest('Rack') };
    expect(await isOld()).toBe(true);
    await send(built, [text]);
    expect(await isOld()).toBe(false);
    await send(built, [{ ...text, state: 'old' }]);
    expect(await isOld()).toBe(true);
  });

  it('are refused at their place, and nothing is written', async () => {
    const before = await storedWithout('');
    const timer = built.project.steps[0]?.timers[1]?.id;
    const of = unitDigest('');
    const { status, body } = await send(built, [
      ofName(),
      ofName(),
      { id: 'step.x.name', value: 'a', of },
      { ...stepName('a'.repeat(200)) },
      { id: `step.${built.project.steps[0]?.id}.timer.${timer}`, value: 'a', of },
      { id: 'part.3', value: 'a', of },
      { id: 'project.tags', value: ' , ', of },
    ]);
    expect([status, Object.keys(body.error.fields)]).toEqual([
      422,
      [1, 2, 4, 5]
        .map((at) => `texts.${at}.id`)
        .concat(['texts.3.value', 'texts.6.value'])
        .sort(),
    ]);
    for (const lang of ['en', 'fr'])
      expect(Object.keys((await send(built, [ofName()], { lang })).body.error.fields)).toEqual([
        'lang',
      ]);
    expect(await storedWithout('')).toEqual(before);
  });

  it('of the largest guide fit in one call', async () => {
    const unknown = { id: 'step.x.name', value: 'a'.repeat(900), of: unitDigest('') };
    const { status, body } = await send(built, Array<Text>(3_000).fill(unknown));
    expect([status, Object.keys(body.error.fields).length]).toEqual([422, 3_000]);
    expect((await send(built, Array<Text>(3_001).fill(unknown))).body.error.fields).toEqual({
      texts: expect.anything(),
    });
  });

  it('of a published guide go to readers at once, or to the draft', async () => {
    const published = await buildPublished({ languages: ['en', 'pt-BR'] });
    const text = (value: string) => [{ ...name, value, of: unitDigest(published.project.name) }];
    const live = await send(published, text('Estante'));
    expect(live.body.unpublishedChanges).toBe(0);
    const drafted = await send(published, text('Prateleira'), { query: { draft: 'true' } });
    expect(drafted.body.unpublishedChanges).toBe(1);
    const undone = await send(published, text('Estante'), { query: { draft: 'true' } });
    expect(undone.body.unpublishedChanges).toBe(0);
  });
});
