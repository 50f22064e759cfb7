import { withConnection } from '../server/embedded-postgres/connection';
import pg from 'pg';
import { vi } from 'vitest';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
};
type Statement = { text: string; values: unknown[] };

/** What is the same for any number of projects. */
const SMALL_TABLES = new Set(['setting', 'rate_limit']);
/** These need all of their rows before the first one is there. */
const NEEDS_ALL =
  /^(Sort|Incremental Sort|Aggregate|Hash|HashAggregate|GroupAggregate|Unique|WindowAgg|Materialize|Bitmap Heap Scan)$/;

/**
 * What `work` asks of PostgreSQL that would grow with the number of all projects: tables and indexes that are read from end to end,
 * also where few rows make that the quickest way.
 */
export async function unboundedReads(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  return withConnection(process.env.DATABASE_URL ?? '', async (client) => {
    await client.query(
      'SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off',
    );
    const found: string[] = [];
    const within = await plansWithin(client);
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (FORMAT JSON) ${text}`,
        values,
      );
      const [row] = rows;
      const plans = row ? [row['QUERY PLAN'][0].Plan, ...(await within(text, values))] : [];
      found.push(
        ...plans
          .flatMap((plan) => unboundedIn(plan, false))
          .map((scan) => `${scan} in: ${text.replace(/\s+/g, ' ').trim()}`),
      );
    }
    return found;
  });
}

// What the database's own functions ask is in no plan of the statement that calls them.
async function plansWithin(
  client: pg.Client,
): Promise<(text: string, values: unknown[]) => Promise<PlanNode[]>> {
  await client.query(
    "LOAD 'auto_explain'; SET auto_explain.log_nested_statements = on; SET auto_explain.log_format = json",
  );
  return async (text, values) => {
    const plans: PlanNode[] = [];
    const note = ({ message = '' }: { message?: string | undefined }) => {
      const [json] = /\{.*\}/s.exec(message) ?? [];
      if (json !== undefined) plans.push((JSON.parse(json) as { Plan: PlanNode }).Plan);
    };
    client.on('notice', note);
    await client.query('SET auto_explain.log_min_duration = 0; SET client_min_messages = log');
    await client.query(text, values);
    await client.query('SET client_min_messages = notice; SET auto_explain.log_min_duration = -1');
    client.off('notice', note);
    return plans;
  };
}

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [asked, values] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (/^\s*(SELECT|WITH)\b/i.test(text) && /\bFROM\b/i.test(text))
      statements.push({
        text,
        values:
          (Array.isArray(values) ? values : typeof asked === 'string' ? [] : asked.values) ?? [],
      });
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
  const isWhole =
    (type === 'Seq Scan' && !isLimited) ||
    (/^(Index Scan|Index Only Scan|Bitmap Index Scan)$/.test(type) &&
      node['Index Cond'] === undefined &&
      !isLimited);
  const found =
    isWhole && !SMALL_TABLES.has(table ?? '') ? [`${type} of ${table ?? node['Index Name']}`] : [];
  return [...found, ...(node.Plans ?? []).flatMap((child) => unboundedIn(child, below))];
}
