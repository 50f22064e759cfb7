import { fillItems, storedSteps } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import { addQuestion, updateQuestion } from '@/features/projects/server/questions/service';
import { readProject } from '@/features/projects/server/owned-project';
import type { ProjectView } from '@/features/projects/schema';
import type { StepInput } from '@/features/projects/steps/schema';
import { addStep, updateStep } from '@/features/projects/server/steps/service';
import { QUESTIONS_PER_PROJECT_MAX, STEPS_PER_PROJECT_MAX } from '@/features/projects/constants';
import { db } from '@/server/db/client';
import { TRANSLATION_MAX_BYTES } from '@/shared/http/body-sizes';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { call } from '@/testing/api';
import { buildProject, type TestCreator, texts } from '@/testing/database/factories';
import { GET, POST } from './route';

type Built = { creator: TestCreator; project: ProjectView };
const FORMATS = ['csv', 'xliff'] as const;
const pending = (value: string): LocalizedText[] => [
  { lang: 'en', value },
  { lang: 'de', value: '', pending: true },
];
const both = (en: string, de: string): LocalizedText[] => [
  { lang: 'en', value: en },
  { lang: 'de', value: de },
];

/** The file as a translator gets it. */
async function exported(
  { creator, project }: Built,
  query: Record<string, string> = {},
): Promise<string> {
  const response = await GET(
    new Request(`http://localhost/v1/x?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${creator.token}` },
    }),
    { params: Promise.resolve({ id: project.id }) },
  );
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}
const imported = ({ creator, project }: Built, body: Record<string, unknown>) =>
  call(POST, { token: creator.token, params: { id: project.id }, body });
const now = ({ creator, project }: Built) => readProject(creator.actor, project.id);
const valueOf = (list: readonly LocalizedText[] | undefined, lang: string) =>
  list?.find((text) => text.lang === lang)?.value;

/** An English guide with pending German texts. */
async function untranslated(): Promise<Built> {
  const { creator, project } = await buildProject({ languages: ['en', 'de'] });
  const steps: StepInput[] = [
    { type: 2, name: pending('Before you begin'), description: [] },
    {
      type: 1,
      name: pending('Cut the board'),
      description: pending('Measure twice;\ncut "once".'),
    },
    { type: 1, name: pending('Glue'), description: pending('=Wait 10 min & press') },
  ];
  for (const step of steps) await addStep(creator.actor, project.id, step);
  await addQuestion(creator.actor, project.id, {
    question: pending('Which glue?'),
    answer: pending('PVA'),
  });
  return { creator, project: await readProject(creator.actor, project.id) };
}
const german: Record<string, string> = {
  'Before you begin': 'Bevor du beginnst',
  'Cut the board': 'Brett sägen',
  Glue: 'Leimen',
  'Which glue?': 'Welcher Leim?',
  PVA: 'Weißleim',
};
/** Fills in the German names in a file, as a tool that keeps the rest. */
const translated = (file: string) =>
  Object.entries(german).reduce(
    (text, [en, de]) =>
      text
        .replace(
          `<source>${en}</source>\n<target state="needs-translation"></target>`,
          `<source>${en}</source>\n<target state="translated">${de}</target>`,
        )
        .replace(`,${en},,`, `,${en},${de},`),
    file,
  );

describe.each(FORMATS)('a translation as %s', (format) => {
  it('changes nothing when it is imported unchanged', async () => {
    const built = await untranslated();
    const before = await storedSteps();
    const text = await exported(built, { format });
    expect(text).toMatch(/chapter 1: name[^]*step 1: name[^]*step 2: description[^]*question 1/);
    const { status, body } = await imported(built, { format, text });
    expect([status, body.written, body.conflicts, body.refused]).toEqual([200, [], [], []]);
    expect(body.unchanged).toHaveLength(8);
    expect(await storedSteps()).toEqual(before);
  });

  it('imports translations, clears their pending marks, and increments the versions', async () => {
    const built = await untranslated();
    const { body } = await imported(built, {
      format,
      text: translated(await exported(built, { format, to: 'de' })),
    });
    expect(body).toMatchObject({ from: 'en', to: 'de', conflicts: [], refused: [] });
    expect(body.written).toHaveLength(5);
    const { steps, questions } = await now(built);
    expect(steps.map(({ name, version }) => [name[1], version])).toEqual([
      [{ lang: 'de', value: 'Bevor du beginnst', state: 'written' }, 2],
      [{ lang: 'de', value: 'Brett sägen', state: 'written' }, 2],
      [{ lang: 'de', value: 'Leimen', state: 'written' }, 2],
    ]);
    expect(steps[1]?.description).toEqual(pending('Measure twice;\ncut "once".'));
    expect(questions[0]).toMatchObject({
      version: 2,
      answer: both('PVA', 'Weißleim'),
    });
  });

  it('overwrites no newer source or translation unless the request says so', async () => {
    const built = await untranslated();
    const { actor } = built.creator;
    const { id, steps, questions } = built.project;
    const text = translated(await exported(built, { format }));
    const [, board, glue] = steps;
    await updateStep(actor, id, board?.id ?? '', {
      name: pending('Saw the board'),
    });
    await updateStep(actor, id, glue?.id ?? '', {
      name: both('Glue', 'Kleben'),
    });
    await updateQuestion(actor, id, questions[0]?.id ?? '', {
      answer: both('PVA', 'Weißleim'),
    });
    const { body } = await imported(built, { format, text });
    expect(body.written).toHaveLength(2);
    expect(body.conflicts).toMatchObject([
      {
        id: `step.${board?.id}.name`,
        reason: 'sourceChanged',
        source: 'Saw the board',
        current: '',
        incoming: 'Brett sägen',
      },
      {
        id: `step.${glue?.id}.name`,
        reason: 'targetChanged',
        source: 'Glue',
        current: 'Kleben',
        incoming: 'Leimen',
      },
    ]);
    expect(body.conflicts[0].line).toBeGreaterThan(1);
    const again = await imported(built, { format, text, overwrite: [`step.${glue?.id}.name`] });
    expect([again.body.written, again.body.conflicts.length]).toEqual([
      [expect.objectContaining({ id: `step.${glue?.id}.name` })],
      1,
    ]);
    expect((await imported(built, { format, text, overwrite: 'all' })).body).toMatchObject({
      conflicts: [],
      written: [{ id: `step.${board?.id}.name` }],
    });
    expect((await now(built)).steps.map(({ name }) => valueOf(name, 'de'))).toEqual([
      'Bevor du beginnst',
      'Brett sägen',
      'Leimen',
    ]);
  });

  it('rejects a text that is too long or not of this guide, names its line, and imports the others', async () => {
    const [built, other] = [await untranslated(), await untranslated()];
    const [chapter, board] = built.project.steps.map(({ id }) => id);
    const text = translated(await exported(built, { format }))
      .replace('Brett sägen', 'ß'.repeat(51))
      .replaceAll(`step.${chapter}.name`, `step.${other.project.steps[0]?.id}.name`);
    const { body } = await imported(built, { format, text });
    expect(body.written).toHaveLength(3);
    expect(body.refused.map(({ line: _line, ...rest }: { line: number }) => rest)).toEqual([
      {
        id: `step.${other.project.steps[0]?.id}.name`,
        reason: 'translationUnknown',
        message: 'This text is not, or no longer, in the guide.',
      },
      { id: `step.${board}.name`, reason: 'tooLong', message: 'At most 50 characters.' },
    ]);
    expect(body.refused[0].line).toBeLessThan(body.refused[1].line);
    expect((await now(other)).steps.every(({ name }) => name[1]?.pending)).toBe(true);
  });

  it('adds a missing language only on request', async () => {
    const built = await buildProject({ languages: ['en'], steps: 1 });
    const text = (await exported(built, { format, to: 'fr' }))
      .replace(
        /(Step 1,),|(<source>Step 1<\/source>\n<target state="needs-translation">)/,
        '$1$2Étape 1',
      )
      .replace('Step 1,Étape 1', 'Step 1,Étape 1,');
    const refused = await imported(built, { format, text });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      422,
      ['addLanguage'],
    ]);
    expect((await now(built)).languages).toEqual(['en']);
    const { status } = await imported(built, {
      format,
      text: text.replace('needs-translation', 'translated'),
      addLanguage: true,
    });
    const { languages, version, steps } = await now(built);
    expect([
      status,
      languages,
      version,
      valueOf(steps[0]?.name, 'fr'),
      steps[0]?.description[1],
    ]).toEqual([200, ['en', 'fr'], 2, 'Étape 1', { lang: 'fr', value: '', pending: true }]);
  });

  it('handles the largest possible guide', async () => {
    const { creator, project } = await buildProject({ languages: ['en', 'de'] });
    const full = (length: number) => both('ü'.repeat(length), 'ß'.repeat(length));
    await fillItems(project.id, 'step', STEPS_PER_PROJECT_MAX, {
      name: full(50),
      description: full(500),
    });
    await fillItems(project.id, 'question', QUESTIONS_PER_PROJECT_MAX, {
      question: full(500),
      answer: full(500),
    });
    const text = (await exported({ creator, project }, { format })).replaceAll('ß', 'ä');
    expect(Buffer.byteLength(JSON.stringify({ format, text }))).toBeLessThan(TRANSLATION_MAX_BYTES);
    const { status, body } = await imported({ creator, project }, { format, text });
    expect([status, body.written.length]).toEqual([
      200,
      2 * STEPS_PER_PROJECT_MAX + 2 * QUESTIONS_PER_PROJECT_MAX,
    ]);
  });
});

describe('translations', () => {
  it('need two different languages, and a source language that the guide has', async () => {
    const { creator, project } = await buildProject({ languages: ['en'], steps: 1 });
    const ask = async (query: Record<string, string>) =>
      (await call(GET, { token: creator.token, params: { id: project.id }, query })).body.error
        .fields;
    expect(Object.keys(await ask({ from: 'en', to: 'en' }))).toEqual(['to']);
    expect(Object.keys(await ask({ from: 'es', to: 'en' }))).toEqual(['from']);
    expect(Object.keys(await ask({ to: 'xx' }))).toEqual(['to']);
  });

  it('are exported in the requested file type, as documented', async () => {
    const { creator, project } = await untranslated();
    const typeOf = async (query: Record<string, string>) =>
      (await call(GET, { token: creator.token, params: { id: project.id }, query })).headers.get(
        'content-type',
      );
    expect([await typeOf({}), await typeOf({ format: 'xliff' })]).toEqual([
      'text/csv; charset=utf-8',
      'application/xliff+xml; charset=utf-8',
    ]);
  });

  it('are imported from a table without its check column where nothing newer can be lost', async () => {
    const built = await untranslated();
    const [chapter, board] = built.project.steps.map(({ id }) => id);
    await updateStep(built.creator.actor, built.project.id, board ?? '', {
      name: texts('Cut the board', ['en', 'de']),
    });
    const text = `id;target\nstep.${chapter}.name;Zuerst\nstep.${board}.name;Sägen`;
    expect(Object.keys((await imported(built, { format: 'csv', text })).body.error.fields)).toEqual(
      ['from'],
    );
    const { body } = await imported(built, { format: 'csv', text, from: 'en', to: 'de_DE' });
    expect(body).toMatchObject({
      written: [{ id: `step.${chapter}.name`, line: 2 }],
      conflicts: [{ id: `step.${board}.name`, reason: 'unknown', line: 3 }],
    });
  });

  it('reach readers and their search at once', async () => {
    const { creator, project } = await buildProject({
      languages: ['en', 'de'],
      steps: 1,
      isPublished: true,
    });
    const text = (await exported({ creator, project }, { format: 'csv' })).replace(
      'Step 1 (de)',
      'Quietscheentchen',
    );
    await imported({ creator, project }, { format: 'csv', text });
    const [row] = await db().$queryRaw<
      { words: string }[]
    >`SELECT words::text AS words FROM project_search WHERE project_id = ${project.id}::uuid`;
    expect(row?.words).toContain('quietscheentchen');
  });
});
