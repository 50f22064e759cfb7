import { expect, it } from 'vitest';
import { db } from '@/server/db/client';

/** The account itself, and what lives for minutes, or in few rows for a week. */
const OTHERS = ['user_account', 'contact_draft', 'workshop_invitation'];

it('each table with e-mails of senders finds them by an index, for deletion and export', async () => {
  const tables = await db().$queryRaw<{ name: string; indexes: string[] | null }[]>`
    SELECT c.table_name AS name, array_agg(i.indexdef) AS indexes
    FROM information_schema.columns AS c
    LEFT JOIN pg_indexes AS i ON i.schemaname = c.table_schema AND i.tablename = c.table_name
    WHERE c.table_schema = current_schema() AND c.column_name = 'email'
    GROUP BY c.table_name`;
  const senders = tables.filter(({ name }) => !OTHERS.includes(name));
  expect(senders.map(({ name }) => name)).toContain('guide_notice');
  expect(
    senders
      .filter(
        ({ indexes }) =>
          !indexes?.some((index) => /\(lower\(email\)\) WHERE \(email <> ''::text\)$/.test(index)),
      )
      .map(({ name }) => name),
  ).toEqual([]);
});
