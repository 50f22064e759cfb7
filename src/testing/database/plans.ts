import { withConnection } from '@/server/embedded-postgres/connection';
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

/** Tables whose size does not depend on the number of projects. */
const SMALL_TABLES = new Set(['setting', 'rate_limit']);
/** Plan nodes that need all of their rows before they return the first one. */
const NEEDS_ALL =
  /^(Sort|Incremental Sort|Aggregate|Hash|HashAggregate|GroupAggregate|Unique|WindowAgg|Materialize|Bitmap Heap Scan)$/;

/**
 * The query plan nodes of `work` that would grow with the number of all projects: full scans of
 * tables and indexes, also where few rows make that the fastest plan.
 */
export async function unboundedReads(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  return withConnection(process.env.DATABASE_URL ?? '', async (client) => {
    await client.query(
      'SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off',
    );
    const problems: string[] = [];
    const within = await plansWithin(client);
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (FORMAT JSON) ${text}`,
        values,
      );
      const [row] = rows;
      const plans = row ? [row['QUERY PLAN'][0].Plan, ...(await within(text, values))] : [];
      problems.push(
        ...plans
          .flatMap((plan) => unboundedIn(plan, false))
          .map((scan) => `${scan} in: ${text.replace(/\s+/g, ' ').trim()}`),
      );
    }
    return problems;
  });
}

// Queries within database functions are in no plan of the calling statement.
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

// An index scan ends early only under a limit, without nodes in between that need all rows.
function unboundedIn(node: PlanNode, isLimited: boolean): string[] {
  const type = node['Node Type'];
  const table = node['Relation Name'];
  const below = type === 'Limit' || (isLimited && !NEEDS_ALL.test(type));
  const isWhole =
    (type === 'Seq Scan' && !isLimited) ||
    (/^(Index Scan|Index Only Scan|Bitmap Index Scan)$/.test(type) &&
      node['Index Cond'] === undefined &&
      !isLimited);
  const match =
    isWhole && !SMALL_TABLES.has(table ?? '') ? [`${type} of ${table ?? node['Index Name']}`] : [];
  return [...match, ...(node.Plans ?? []).flatMap((child) => unboundedIn(child, below))];
}
