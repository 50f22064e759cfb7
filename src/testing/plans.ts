import pg from 'pg';
import { vi } from 'vitest';
import { withClient } from './test-database';

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; 'Index Cond'?: string; Plans?: PlanNode[] };
type Statement = { text: string; values: unknown[] };

/** What is the same for any number of projects. */
const SMALL_TABLES = new Set(['setting', 'rate_limit']);
/** These need all of their rows before the first one is there. */
const NEEDS_ALL = /^(Sort|Incremental Sort|Aggregate|Hash|HashAggregate|GroupAggregate|Unique|WindowAgg|Materialize|Bitmap Heap Scan)$/;

/**
 * What `work` asks of PostgreSQL that would grow with the number of all projects: tables and indexes that are read from end to end,
 * also where few rows make that the quickest way.
 */
export async function unboundedReads(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  return withClient(process.env.DATABASE_URL ?? '', async (client) => {
    await client.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off');
    const found: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values);
      const [row] = rows;
      if (row) found.push(...unboundedIn(row['QUERY PLAN'][0].Plan, false).map((scan) => `${scan} in: ${text.replace(/\s+/g, ' ').trim()}`));
    }
    return found;
  });
}

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (/^\s*(SELECT|WITH)\b/i.test(text) && /\bFROM\b/i.test(text)) statements.push({ text, values: (Array.isArray(values) ? values : typeof asked === 'string' ? [] : asked.values) ?? [] });
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}

// A walk through an index ends early only where a limit stops it and nothing between them needs all rows.
function unboundedIn(node: PlanNode, isLimited: boolean): string[] {
  const type = node['Node Type'];
  const table = node['Relation Name'];
  const below = type === 'Limit' || (isLimited && !NEEDS_ALL.test(type));
  const isWhole = (type === 'Seq Scan' && !isLimited) || (/^(Index Scan|Index Only Scan|Bitmap Index Scan)$/.test(type) && node['Index Cond'] === undefined && !isLimited);
  const found = isWhole && !SMALL_TABLES.has(table ?? '') ? [`${type} of ${table ?? node['Index Name']}`] : [];
  return [...found, ...(node.Plans ?? []).flatMap((child) => unboundedIn(child, below))];
}
