import { storedGuides, storedSteps } from '@/testing/database/stored-items';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { duplicateProject } from '@/features/projects/server/duplicate';
import { readPublicProject } from '@/features/projects/server/public-project';
import { createProject } from '@/features/projects/server/service';
import { projectInput } from '@/features/projects/schema';
import { db } from '@/server/db/client';
import { buildCreator, projectBody, stepBody, texts } from '@/testing/database/factories';
import type { TestCreator } from '@/testing/database/factories';
import { importLines, type LineReport } from './import-lines';

const both: ProjectLanguage[] = ['pt-BR', 'en'];
const guide = (key: string, changes: object = {}) => ({
  name: `Guide ${key}`,
  description: 'Two boards',
  averageTime: '01:30',
  people: 2,
  tools: ['Saw'],
  parts: ['Board'],
  ref: 'SH-1',
  brand: 'Oak & Co',
  category: 'Wood',
  tags: ['shelf'],
  type: 1,
  languages: both,
  steps: [
    { type: 2, name: texts('Prepare', both), description: [] },
    stepBody('Cut', both),
    {
      ...stepBody('Screw', both),
      description: [
        { lang: 'pt-BR', value: 'Aperte' },
        { lang: 'en', value: '', pending: true },
      ],
    },
  ],
  questions: [{ question: texts('Which glue?', both), answer: texts('None', both) }],
  source: {
    title: 'Makers',
    url: 'https://makers.example/1',
    license: 'CC0',
    author: 'Ana',
    key,
    testOnly: true,
    derived: ['people'],
  },
  ...changes,
});

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});

async function importAll(guides: (object | string)[]): Promise<LineReport[]> {
  async function* lines() {
    for (const [index, line] of guides.entries())
      yield { number: index + 1, text: typeof line === 'string' ? line : JSON.stringify(line) };
  }
  const reports = [];
  for await (const report of importLines(creator.actor, lines())) reports.push(report);
  return reports;
}
const reasonsFor = async (changes: object) => (await importAll([guide('k', changes)]))[0]?.reasons;

describe('importing guides', () => {
  it('publishes each with steps, questions and source', async () => {
    expect(await importAll([guide('a'), '', guide('b', { type: 2 })])).toEqual([
      { line: 1, outcome: 'imported', reasons: [], changes: [] },
      { line: 3, outcome: 'imported', reasons: [], changes: [] },
    ]);
    const rows = await db().project.findMany({ orderBy: { createdAt: 'asc' } });
    expect(rows.map((row) => [row.importKey, row.status, row.isListed])).toEqual([
      ['a', 2, true],
      ['b', 2, false],
    ]);
    const project = await readPublicProject(rows[0]?.id ?? '');
    expect(project.source).toEqual({
      title: 'Makers',
      url: 'https://makers.example/1',
      license: 'CC0',
      author: 'Ana',
    });
    expect(project.steps.map((step) => [step.type, step.name[0]?.value])).toEqual([
      [2, 'Prepare'],
      [1, 'Cut'],
      [1, 'Screw'],
    ]);
    expect(project.steps[2]?.description).toEqual([{ lang: 'pt-BR', value: 'Aperte' }]);
    expect(project.questions).toHaveLength(1);
    expect([project.averageTime, project.people]).toEqual(['01:30', 2]);
  });

  it('imports nothing twice, and continues where it was interrupted', async () => {
    await importAll([guide('a')]);
    expect((await importAll([guide('a'), guide('b')])).map((report) => report.outcome)).toEqual([
      'known',
      'imported',
    ]);
    expect(
      (await importAll([guide('a', { name: 'Changed' }), guide('b')])).map(
        (report) => report.outcome,
      ),
    ).toEqual(['known', 'known']);
    expect(await db().project.count()).toBe(2);
  });

  it('creates one project for a guide in two concurrent imports', async () => {
    const reports = await Promise.all([
      importAll([guide('a')]),
      importAll([guide('a')]),
      importAll([guide('a')]),
    ]);
    expect(
      reports
        .flat()
        .map((report) => report.outcome)
        .sort(),
    ).toEqual(['imported', 'known', 'known']);
  });

  it('keeps the keys of different creators apart', async () => {
    await importAll([guide('a')]);
    creator = await buildCreator();
    expect((await importAll([guide('a')]))[0]?.outcome).toBe('imported');
  });

  it('refuses what the API refuses, with reason and field, and continues with the next line', async () => {
    const reports = await importAll([
      '{"name": "half',
      '[]',
      guide('a', { name: undefined }),
      guide('b', { description: 'x'.repeat(501) }),
      guide('c', { languages: ['xx'] }),
      guide('d', {
        steps: [
          { type: 1, name: [{ lang: 'en', value: 'Only English' }], description: texts('x', both) },
        ],
      }),
      guide('e'),
      guide('e', { name: 'Same key' }),
      guide('f', { views: 10_000 }),
      '{"name":"a","name":"b"}',
      guide('g'),
    ]);
    expect(reports.map(({ line, reasons }) => [line, reasons])).toEqual([
      [1, ['The line is not one JSON object: it is broken, or names a field twice.']],
      [2, ['body: This value cannot be used.']],
      [3, ['name: Please enter name']],
      [4, ['description: At most 500 characters.']],
      [5, [expect.stringMatching(/^languages\.0: Use pt-BR, en, .* or \S+\.$/)]],
      [6, ['steps.0.name: Give one text for each language of the project.']],
      [7, []],
      [8, ['source.key: "e" is the key of line 7 already.']],
      [9, ['views: This field is not known here.']],
      [10, ['The line is not one JSON object: it is broken, or names a field twice.']],
      [11, []],
    ]);
    expect(await db().project.count()).toBe(2);
    expect(await storedSteps()).toHaveLength(6);
  });

  it('names the part of a guide that is wrong', async () => {
    const step = stepBody('Cut', both);
    expect(
      await reasonsFor({ steps: [step, { ...step, name: texts('x'.repeat(51), both) }] }),
    ).toContain('steps.1.name.0.value: At most 50 characters.');
    expect(
      await reasonsFor({
        steps: [
          step,
          { ...step, description: texts('', ['pt-BR']).concat(texts('English', ['en'])) },
        ],
      }),
    ).toEqual(['steps.1.description.0.value: Write this text, or leave this language for later.']);
    expect(
      await reasonsFor({
        steps: [
          {
            ...step,
            description: [
              { lang: 'pt-BR', value: '', pending: true },
              { lang: 'en', value: 'English' },
            ],
          },
        ],
      }),
    ).toEqual([
      'steps.0.description.0.value: The first language of the project cannot be left for later.',
    ]);
    expect(
      await reasonsFor({
        questions: [{ question: texts('Why?', both), answer: texts('So', ['en']) }],
      }),
    ).toEqual(['questions.0.answer: Give one text for each language of the project.']);
    expect(await reasonsFor({ steps: [] })).toEqual(['steps: A guide needs at least one step.']);
    expect(await reasonsFor({ steps: [{ type: 2, name: texts('Chapter', both) }] })).toEqual([
      'Add at least one step before you publish.',
    ]);
    expect(await reasonsFor({ source: { key: 'k', url: 'javascript:alert(1)' } })).toEqual([
      'source.url: Use an address that begins with http:// or https://.',
    ]);
    expect(await reasonsFor({ source: {} })).toEqual(['source.key: Please enter some text.']);
    expect(await reasonsFor({ parts: ['x'.repeat(401)] })).toEqual([
      'parts.0: At most 200 characters.',
    ]);
    expect(await reasonsFor({ tags: ['x'.repeat(121)] })).toEqual([
      'tags.0: At most 60 characters.',
    ]);
    expect(await reasonsFor({ parts: Array.from({ length: 101 }, () => 'nut') })).toEqual([
      'parts: At most 100 entries.',
    ]);
    expect(await reasonsFor({ name: 'a\0b' })).toEqual([
      'The line is not one JSON object: it is broken, or names a field twice.',
    ]);
    expect(await db().project.count()).toBe(0);
  });

  it('shortens long labels and reports each', async () => {
    const label =
      'A well-specced computer with 16 gigabytes of RAM (SSD drive is strongly recommended)';
    const [report] = await importAll([
      guide('a', { tags: ['Board', label], parts: [label, label] }),
    ]);
    expect(report?.changes).toEqual([
      {
        field: 'tags.1',
        before: label,
        after: 'A well-specced computer with 16 gigabytes of RAM (SSD drive…',
      },
    ]);
    expect((await storedGuides(creator.actor.creatorId))[0]?.texts).toMatchObject({
      tags: ['Board', report?.changes[0]?.after],
      parts: [label, label],
    });
  });

  it('may exceed the limit of 1,000 projects, which the API enforces', async () => {
    const input = projectInput.parse(projectBody());
    const { id } = await createProject(creator.actor, input);
    await db().$executeRaw`
      INSERT INTO project (id, project_uid, creator_id, name, head, type, languages, updated_at)
      SELECT gen_random_uuid(), 'uid' || n, ${creator.actor.creatorId}::uuid, 'Filler', '{}', 1, ARRAY['en'], now() FROM generate_series(1, 999) AS n`;
    await expect(createProject(creator.actor, input)).rejects.toMatchObject({
      code: 'too_many_projects',
    });
    await expect(duplicateProject(creator.actor, id, 'en')).rejects.toMatchObject({
      code: 'too_many_projects',
    });
    expect((await importAll([guide('a')]))[0]?.outcome).toBe('imported');
  });

  it('is a command whose exit code says whether everything was imported', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-import-'));
    const run = (...args: string[]) =>
      new Promise<{ code: number; out: string }>((resolve) => {
        execFile(
          'node_modules/.bin/tsx',
          ['--tsconfig', 'tsconfig.server.json', 'scripts/import.ts', ...args],
          (error, stdout, stderr) => {
            resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr });
          },
        );
      });
    await writeFile(path.join(folder, 'good'), gzipSync(`${JSON.stringify(guide('a'))}\n`));
    await writeFile(
      path.join(folder, 'bad'),
      `${JSON.stringify(guide('a'))}\n${JSON.stringify(guide('b', { people: 0 }))}`,
    );
    const answers = await Promise.all([
      run(path.join(folder, 'good')).then(() =>
        run(path.join(folder, 'bad'), '--creator', creator.email.toUpperCase()),
      ),
      run(path.join(folder, 'good'), '--creator', 'nobody@makerstep.example'),
      run(path.join(folder, 'none')),
      run(),
    ]);
    expect(answers[0].code).toBe(1);
    expect(answers[0].out).toMatch(
      /line 2: refused: people: From 1 to 99 people\.\n0 guides imported for Mika Maker in .* 1 guide was there already/,
    );
    expect(answers[1]).toMatchObject({
      code: 1,
      out: expect.stringContaining('There is no creator with the e-mail nobody@makerstep.example.'),
    });
    expect(answers[2]).toMatchObject({ code: 1, out: expect.stringContaining('cannot be read') });
    expect(answers[3]).toMatchObject({
      code: 1,
      out: expect.stringContaining('Usage: npm run import -- FILE'),
    });
    expect(await db().project.count()).toBe(1);
    await rm(folder, { recursive: true, force: true });
  });
});
