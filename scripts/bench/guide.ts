// Times and write-ahead log of saving, publishing and reading guides of several sizes, and lists of
// them; handlers in this process.
import type pg from 'pg';
import { importFile } from '../../app/v1/_testing/imports';
import { GET as exportGuide } from '../../app/v1/dashboard/projects/[id]/export/route';
import { POST as duplicate } from '../../app/v1/dashboard/projects/[id]/duplicate/route';
import { GET as readOwn } from '../../app/v1/dashboard/projects/[id]/route';
import { PATCH as saveStep } from '../../app/v1/dashboard/projects/[id]/steps/[stepId]/route';
import { POST as restoreVersion } from '../../app/v1/dashboard/projects/[id]/versions/[number]/restore/route';
import { GET as compare } from '../../app/v1/dashboard/projects/[id]/versions/compare/route';
import {
  GET as listVersions,
  POST as publishChange,
} from '../../app/v1/dashboard/projects/[id]/versions/route';
import { GET as listOwn } from '../../app/v1/dashboard/projects/route';
import { GET as readPublic } from '../../app/v1/projects/[id]/route';
import { GET as listFilters } from '../../app/v1/projects/filters/route';
import { GET as listPublic } from '../../app/v1/projects/route';
import { PROJECT_LANGUAGES } from '../../src/shared/interface/languages';
import { buildCreator, type TestCreator } from '../../src/testing/database/factories';
import {
  DESCRIPTION_CHARS,
  importGuides,
  onOwnDatabase,
  type Size,
  succeed,
  textOf,
} from './own-database';
import { median } from './ratios';

type Guide = Size & { versions?: number };
const GUIDES: Guide[] = [
  { steps: 12, languages: PROJECT_LANGUAGES.slice(0, 2) },
  { steps: 150, languages: PROJECT_LANGUAGES.slice(0, 2) },
  { steps: 500, languages: PROJECT_LANGUAGES.slice(0, 2) },
  { steps: 500, languages: PROJECT_LANGUAGES.slice(0, 5) },
  { steps: 500, languages: PROJECT_LANGUAGES.slice(0, 5), versions: 200 },
];
const [SMALLEST] = GUIDES as [Guide];
const CARDS = 50;
const SAVES = 30;
const CHANGES = 5;
const READS = 20;

const WAL_BYTES = `SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

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
  return {
    ms: median(costs.map((cost) => cost.ms)),
    walBytes: median(costs.map((cost) => cost.walBytes)),
  };
}

/** The measured calls of a guide, by name. */
async function measureGuide(
  client: pg.Client,
  creator: TestCreator,
  projectUid: string,
  versions: number,
) {
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
  // Imports of earlier guides count for an hour.
  await client.query('DELETE FROM rate_limit');
  for (let made = 1; made < versions; made += 1) {
    await save();
    await publishChanges();
  }
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
    ['list 50 versions', READS, () => succeed(listVersions, { ...of, query: { limit: '50' } })],
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

await onOwnDatabase(async (client) => {
  const owner = await buildCreator();
  await importGuides(
    owner,
    Array.from({ length: CARDS }, () => SMALLEST),
  );
  await client.query('VACUUM ANALYZE');
  const listRows = await measureLists(client, owner);
  const creator = await buildCreator();
  const uids = await importGuides(creator, [...GUIDES], CARDS);
  await client.query('VACUUM ANALYZE');
  const columns: Map<string, Cost | undefined>[] = [];
  for (const [at, uid] of uids.entries())
    columns.push(await measureGuide(client, creator, uid, GUIDES[at]?.versions ?? 2));
  const cell = (cost: Cost | undefined) =>
    cost ? `${ms(cost.ms)} / ${(cost.walBytes / 1_000).toFixed(1)}` : 'fails';
  const heads = GUIDES.map(
    ({ steps, languages, versions }) =>
      `${steps} × ${languages.length}${versions ? `, ${versions} versions` : ''}`,
  );
  const names = [...(columns[0]?.keys() ?? [])];
  const rows = names.map((name) => [name, ...columns.map((costs) => cell(costs.get(name)))]);
  say(`Steps × languages; median ms / kB of WAL\n\n${table([['what', ...heads], ...rows])}\n`);
  say(table([['what', 'median ms'], ...listRows]));
});
