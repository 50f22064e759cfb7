import pg from 'pg';

/** Every row of every table as text, sorted; without those of running processes. */
export async function allRows(client: pg.Client): Promise<Record<string, string[]>> {
  await client.query("SET timezone = 'UTC'; SET extra_float_digits = 3");
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' ORDER BY 1",
  );
  const facts: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM public.${pg.escapeIdentifier(name)} t`,
    );
    facts[name] = rows.map(({ row }) => row).sort();
  }
  return facts;
}

/** Columns, constraints, indexes, triggers (also whether they act), functions and views. */
export async function schemaFacts(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ fact: string }>(`
    SELECT format('%s.%s %s %s', table_name, column_name, udt_name, column_default) AS fact FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('%s %s', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT format('%s %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT format('%s %s', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`);
  return rows.map(({ fact }) => fact);
}
