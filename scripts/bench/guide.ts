import type pg from 'pg';
import { importFile, zipOf } from '../../app/v1/_testing/imports';
import { GET as exportGuide } from '../../app/v1/dashboard/projects/[id]/export/route';
import { POST as duplicate } from '../../app/v1/dashboard/projects/[id]/duplicate/route';
import { PATCH as publish } from '../../app/v1/dashboard/projects/[id]/publish/route';
import { GET as readOwn } from '../../app/v1/dashboard/projects/[id]/route';
import { PATCH as saveStep } from '../../app/v1/dashboard/projects/[id]/steps/[stepId]/route';
import { POST as restoreVersion } from '../../app/v1/dashboard/projects/[id]/versions/[number]/restore/route';
import { GET as compare } from '../../app/v1/dashboard/projects/[id]/versions/compare/route';
import { POST as publishChange } from '../../app/v1/dashboard/projects/[id]/versions/route';
import { GET as listOwn } from '../../app/v1/dashboard/projects/route';
import { GET as readPublic } from '../../app/v1/projects/[id]/route';
import { GET as listFilters } from '../../app/v1/projects/filters/route';
import { GET as listPublic } from '../../app/v1/projects/route';
import { type Answer, call, type CallOptions, type Handler } from '../../src/testing/api';
import { buildCreator, type TestCreator } from '../../src/testing/database/factories';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '../../src/shared/interface/languages';
import { builtProgram } from '../build-server.mjs';
import { onOwnDatabase } from './database';
import { ms, percentile } from './report';

type Size = { steps: number; languages: readonly ProjectLanguage[] };

const GUIDES = [
  { steps: 12, languages: PROJECT_LANGUAGES.slice(0, 2) },
  { steps: 150, languages: PROJECT_LANGUAGES.slice(0, 2) },
  { steps: 500, languages: PROJECT_LANGUAGES.slice(0, 2) },
  { steps: 500, languages: PROJECT_LANGUAGES.slice(0, 5) },
] as const satisfies Size[];
const CARDS = 50;
const SAVES = 30;
const CHANGES = 5;
const READS = 20;
const NAME_CHARS = 40;
const DESCRIPTION_CHARS = 220;
const WORDS =
  'saw the long board along its line then sand both edges until they feel smooth clamp drill screw glue wait turn check'.split(
    ' ',
  );

const WAL_BYTES = `SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A text of this length; another seed gives another text. */
function textOf(seed: number, chars: number): string {
  let text = `${seed}`;
  for (let at = seed; text.length < chars; at = (at * 48_271 + 11) % 2_147_483_647)
    text += ` ${WORDS[at % WORDS.length]}`;
  return text.slice(0, chars).trim();
}

const textsOf = (seed: number, chars: number, languages: readonly ProjectLanguage[]) =>
  languages.map((lang, at) => ({ lang, value: textOf(seed * 10 + at, chars) }));

/** A guide file with texts that all differ. */
function guideFile(number: number, { steps, languages }: Size): string {
  const seed = (number + 1) * 1_000;
  return JSON.stringify({
    format: 'makerstep-guide',
    version: 1,
    name: textOf(seed, NAME_CHARS),
    description: textOf(seed, DESCRIPTION_CHARS),
    averageTime: '00:45',
    type: 1,
    languages,
    parts: [textOf(seed + 1, 20), textOf(seed + 2, 20)],
    steps: Array.from({ length: steps }, (_, at) => ({
      type: 1,
      name: textsOf(seed + at, NAME_CHARS, languages),
      description: textsOf(seed + at, DESCRIPTION_CHARS, languages),
    })),
    questions: [
      {
        question: textsOf(seed, NAME_CHARS, languages),
        answer: textsOf(seed, DESCRIPTION_CHARS, languages),
      },
    ],
  });
}

/** The answer of a call. @throws when it is not a success */
async function succeed(handler: Handler, options: CallOptions): Promise<Answer> {
  const answer = await call(handler, options);
  if (answer.status < 300) return answer;
  throw new Error(`answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
}

type Cost = { ms: number; walBytes: number };

/**
 * The medians of `runs` runs after one for warming up: time, and bytes of the write-ahead log.
 * @param prepare runs before each, unmeasured
 */
async function costOf(
  client: pg.Client,
  runs: number,
  work: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<Cost> {
  const walBytes = async () =>
    Number((await client.query<{ bytes: string }>(WAL_BYTES)).rows[0]?.bytes);
  const costs: Cost[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await prepare();
    const bytesBefore = await walBytes();
    const startedAt = performance.now();
    await work();
    const tookMs = performance.now() - startedAt;
    if (run > 0) costs.push({ ms: tookMs, walBytes: (await walBytes()) - bytesBefore });
  }
  const median = (field: keyof Cost) => {
    const values = costs.map((cost) => cost[field]);
    return percentile(values, 0.5);
  };
  return { ms: median('ms'), walBytes: median('walBytes') };
}

/** The measured calls of a guide, by name. */
async function measureGuide(client: pg.Client, creator: TestCreator, projectUid: string) {
  const { token } = creator;
  const of = { token, params: { id: projectUid } };
  const { steps } = (await succeed(readOwn, of)).body;
  const step = steps[Math.floor(steps.length / 2)];
  const stepParams = { id: projectUid, stepId: step.id as string };
  let seed = 1_000_000;
  const save = (query: { draft?: 'true' } = { draft: 'true' }) => {
    const [first, ...others] = step.description as { lang: string; value: string }[];
    const description = [{ ...first, value: textOf((seed += 10), DESCRIPTION_CHARS) }, ...others];
    return succeed(saveStep, {
      token,
      method: 'PATCH',
      params: stepParams,
      query,
      body: { description },
    });
  };
  const publishChanges = () => succeed(publishChange, { ...of, body: { note: '' } });
  const first = { token, method: 'POST', params: { id: projectUid, number: '1' } };
  // More than one version, so that restoring and publishing have something to do.
  await save();
  await publishChanges();
  const archive = (await succeed(exportGuide, of)).body as Buffer;
  const importOver = async () => {
    const done = await importFile(creator, archive, { mode: 'replace' });
    if (done.results[0]?.state !== 'replaced') throw new Error(JSON.stringify(done));
  };
  const tasks: [string, number, () => Promise<unknown>, (() => Promise<unknown>)?][] = [
    // First: a change goes live only where the draft has no others.
    ['live edit', SAVES, () => save({})],
    ['autosave', SAVES, save],
    ['publish changes', CHANGES, publishChanges, save],
    ['restore a version', CHANGES, () => succeed(restoreVersion, first), save],
    ['duplicate', CHANGES, () => succeed(duplicate, { ...of, method: 'POST' })],
    ['import over', CHANGES, importOver, save],
    ['compare with the draft', CHANGES, () => succeed(compare, { ...of, query: { from: '1' } })],
    ['read the draft', READS, () => succeed(readOwn, of)],
    ['`GET /projects/{id}`', READS, () => succeed(readPublic, { params: { id: projectUid } })],
  ];
  const costs = new Map<string, Cost | undefined>();
  for (const [name, runs, work, prepare] of tasks) {
    const cost = await costOf(client, runs, work, prepare).catch((error: unknown) =>
      say(`${name}, ${steps.length} steps: ${String(error)}`),
    );
    costs.set(name, cost ?? undefined);
  }
  return costs;
}

/** Imports guides and publishes them. @returns their uids */
async function seed(creator: TestCreator, files: string[]): Promise<string[]> {
  const names = files.map((file, at) => [`${String(at).padStart(3, '0')}/guide.json`, file]);
  const { results } = await importFile(creator, await zipOf(Object.fromEntries(names)));
  const uids = (results as { projectUid: string }[]).map(({ projectUid }) => projectUid);
  for (const id of uids)
    await succeed(publish, { token: creator.token, method: 'PATCH', params: { id } });
  return uids;
}

const table = ([heads = [], ...rows]: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Costs of reading lists of cards, by name. */
async function measureLists(client: pg.Client, { token }: TestCreator) {
  const query = { limit: String(CARDS) };
  const lists: Record<string, () => Promise<unknown>> = {
    [`\`GET /projects\`, ${CARDS} cards`]: () => succeed(listPublic, { query }),
    [`\`GET /dashboard/projects\`, ${CARDS} cards`]: () => succeed(listOwn, { token, query }),
    'explore, not cached: list and filters': () =>
      Promise.all([succeed(listPublic, {}), succeed(listFilters, {})]),
  };
  const rows: string[][] = [];
  for (const [name, read] of Object.entries(lists))
    rows.push([name, ms((await costOf(client, READS, read)).ms)]);
  return rows;
}

/** Writing and reading of guides of several sizes, and lists of them; handlers in this process. */
export async function run(): Promise<void> {
  builtProgram('server');
  await onOwnDatabase(async (client) => {
    const owner = await buildCreator();
    const cards = Array.from({ length: CARDS }, (_, at) => guideFile(at, GUIDES[0]));
    await seed(owner, cards);
    await client.query('VACUUM ANALYZE');
    const listRows = await measureLists(client, owner);
    const creator = await buildCreator();
    const guides = GUIDES.map((size, at) => guideFile(CARDS + at, size));
    const uids = await seed(creator, guides);
    await client.query('VACUUM ANALYZE');
    const columns: Map<string, Cost | undefined>[] = [];
    for (const uid of uids) columns.push(await measureGuide(client, creator, uid));
    const cell = (cost: Cost | undefined) =>
      cost ? `${ms(cost.ms)} / ${(cost.walBytes / 1_000).toFixed(1)}` : 'fails';
    const heads = GUIDES.map(({ steps, languages }) => `${steps} × ${languages.length}`);
    const names = [...(columns[0]?.keys() ?? [])];
    const rows = names.map((name) => [name, ...columns.map((costs) => cell(costs.get(name)))]);
    say(`Steps × languages; median ms / kB of WAL\n\n${table([['what', ...heads], ...rows])}\n`);
    say(table([['what', 'median ms'], ...listRows]));
  });
}
