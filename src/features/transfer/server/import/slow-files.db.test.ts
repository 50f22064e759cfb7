import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST as choose } from '../../../../../app/v1/dashboard/imports/[importId]/choices/route';
import { POST } from '../../../../../app/v1/dashboard/projects/[id]/translations/route';
import {
  guideJson,
  importFile,
  importState,
  names,
  send,
  workOffImports,
  zipOf,
} from '../../../../../app/v1/_testing/imports';
import { db } from '@/server/db/client';
import { PARSER_LIMITS } from '@/server/parser/limits';
import { perProcess } from '@/server/per-process';
import { Parser } from '@/server/parser/parser';
import { call } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { READING_BUDGET_MS } from '../../constants';
import type { ArchiveReader } from './archive-reader';
import { GuideFiles } from './guide-files';
import { noteReading } from './upload-file';

/** Every file is too slow for the parser now, if it is not tiny. */
const AT_ONCE = { timeMs: 1 };
/** Within all limits of the reader, and seconds of work. */
const SLOW_MARKDOWN = `# Slow\n\n${'Text, *and* `more`, [here](x).\n\n'.repeat(30_000)}`;
const SLOW_TABLE = `id,target\n${'a,b\n'.repeat(60_000)}`;
const limits = { ...PARSER_LIMITS };
let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
afterEach(() => Object.assign(PARSER_LIMITS, limits));

// security: Parsing
it('refuses a file that takes too long, and imports the others', async () => {
  const archive = await zipOf({ 'a.md': SLOW_MARKDOWN, 'b/guide.json': guideJson() });
  // Long enough for the small one.
  Object.assign(PARSER_LIMITS, { timeMs: 400 });
  const { state, refusals, guides } = await importFile(creator, archive);
  expect([state, refusals[0]?.reason, refusals[0]?.file]).toEqual([
    'done',
    'file_too_slow',
    'a.md',
  ]);
  expect([guides.imported, await names(creator)]).toEqual([1, ['Shelf']]);
});

// security: Parsing
it('reads the files of one import within one budget', async () => {
  const opened = {
    text: (name: string) => Promise.resolve({ name, text: `# ${name}\n\n## One\n\nText.\n` }),
  } as unknown as ArchiveReader;
  const { id } = (await send(creator, Buffer.from(guideJson()))).body;
  const files = new GuideFiles(opened, id, new AbortController().signal, {});
  expect((await files.read(['a.md'], 0)).guides).toHaveLength(1);
  expect((await files.read(['a.md'], 0)).guides, 'kept, not read again').toHaveLength(1);
  expect((await files.read(['b.md'], 0)).refusals).toEqual([
    { file: 'b.md', reason: 'file_too_slow' },
  ]);
});

it('imports all guides of files that were checked within the budget', async () => {
  const archive = await zipOf({
    'a.md': '# A\n\n## One',
    'b.md': '# B\n\n## One',
    'c.md': '# C\n\n## One',
  });
  const parser = perProcess('parser', () => new Parser());
  const run = parser.run.bind(parser);
  vi.spyOn(parser, 'run').mockImplementation(async (...task) => {
    const result = await run(...task);
    if ('value' in result) Object.assign(result.value as object, { tookMs: READING_BUDGET_MS / 3 });
    return result;
  });
  const { state, refusals } = await importFile(creator, archive);
  vi.restoreAllMocks();
  expect([state, refusals, (await names(creator)).sort()]).toEqual(['done', [], ['A', 'B', 'C']]);
});

it('reads a slow file of several guides once, not once for each', async () => {
  const howTo = (name: string) => ({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    step: [{ '@type': 'HowToStep', text: 'Saw.' }],
  });
  const page = Buffer.from(JSON.stringify(['A', 'B', 'C'].map(howTo)));
  const query = { fileName: 'guides.json', mode: 'ask' };
  await importFile(creator, page, query);
  const { id, state } = await importFile(creator, page, query);
  expect(state).toBe('asking');
  const now = performance.now.bind(performance);
  let readMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + readMs);
  // The parser of the process, whichever copy of its module made it.
  const parser = perProcess('parser', () => new Parser());
  const run = parser.run.bind(parser);
  const reads = vi.spyOn(parser, 'run').mockImplementation((...task) => {
    readMs += 6_000;
    return run(...task);
  });
  await call(choose, {
    method: 'POST',
    token: creator.token,
    params: { importId: id },
    body: { all: 'copy' },
  });
  await workOffImports();
  expect([(await names(creator)).length, reads.mock.calls.length]).toEqual([6, 1]);
  vi.restoreAllMocks();
});

// security: Parsing
it('ends an import whose process died while it read a file', async () => {
  const [died, waited] = [
    (await send(creator, Buffer.from(guideJson()))).body.id,
    (await send(creator, Buffer.from(guideJson()))).body.id,
  ];
  await noteReading(died);
  await workOffImports();
  expect(await importState(creator, died)).toMatchObject({
    state: 'failed',
    failure: { code: 'file_too_slow' },
  });
  expect((await importState(creator, waited)).state).toBe('done');
});

// security: Parsing
it.each([
  ['csv', SLOW_TABLE],
  ['xliff', `<xliff version="1.2">${'<file><body/></file>'.repeat(12_000)}</xliff>`],
])('refuses translations in %s that take too long, and changes nothing', async (format, text) => {
  const { project } = await buildProject({ creator, languages: ['en', 'de'], steps: 1 });
  const importTexts = (token: string, body: object) =>
    call(POST, { method: 'POST', token, params: { id: project.id }, body });
  const body = { format, text, from: 'en', to: 'de' };
  Object.assign(PARSER_LIMITS, AT_ONCE);
  const before = await db().project.findUniqueOrThrow({ where: { id: project.id } });
  expect(await importTexts(creator.token, body)).toMatchObject({
    status: 422,
    body: { error: { code: 'file_too_slow' } },
  });
  expect(await db().project.findUniqueOrThrow({ where: { id: project.id } })).toEqual(before);
  // Rights are checked before the parser has a byte.
  const stranger = await buildCreator();
  expect((await importTexts(stranger.token, body)).status).toBe(404);
  expect((await importTexts('none', body)).status).toBe(401);
  Object.assign(PARSER_LIMITS, limits);
  const small = { ...body, format: 'csv', text: 'id,target\nproject.name,Regal\n' };
  expect((await importTexts(creator.token, small)).status).toBe(200);
});
