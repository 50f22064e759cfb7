import type pg from 'pg';
import type { About, BackedUpTable } from './contents';

/**
 * The product's tables by name; tables of extensions are left out, and unlogged ones, which describe
 * running processes.
 */
export async function listTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname COLLATE "C"`);
  return rows;
}

/** The current values of the sequences. */
export async function listSequences(client: pg.Client): Promise<About['sequences']> {
  const { rows: names } = await client.query<{ name: string; quoted: string }>(`
    SELECT relname AS name, quote_ident(relname) AS quoted FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname COLLATE "C"`);
  const sequences: About['sequences'] = [];
  for (const { name, quoted } of names) {
    const {
      rows: [row],
    } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM public.${quoted}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/**
 * Drops foreign keys and indexes, so that rows can be loaded fast and in any order. There are no
 * triggers yet: the start creates them.
 * @returns a function that restores them all, which checks every foreign key
 */
export async function dropConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ drop: string; make: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`);
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(`
    SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype <> 'f')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = i.indrelid AND d.deptype = 'e') ORDER BY c.relname`);
  for (const { drop } of [...keys, ...indexes]) await client.query(drop);
  return async () => {
    for (const { make } of [...indexes, ...keys]) await client.query(make);
  };
}
