import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { newDatabase, withClient } from '@/testing/test-database';

const MIGRATION = '20261122090000_daily_sums';

it('the migration folds the records that are there into the sums of their days', async () => {
  const names = (await readdir('prisma/migrations', { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const sqlOf = (name: string) =>
    readFile(path.join('prisma/migrations', name, 'migration.sql'), 'utf8');
  await withClient(await newDatabase(inject('testServer')), async (client) => {
    for (const name of names.filter((each) => each < MIGRATION))
      await client.query(await sqlOf(name));
    const id = (n: number) => `00000000-0000-0000-0000-00000000000${n}`;
    await client.query(`
      INSERT INTO user_account (id, name, email, email_key, updated_at) VALUES ('${id(1)}', 'n', 'e', 'e', now());
      INSERT INTO creator (id, uid, user_id, name, updated_at) VALUES ('${id(1)}', 'u', '${id(1)}', 'n', now());
      INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, languages, updated_at) VALUES ('${id(1)}', 'u', '${id(1)}', 'n', 1, 1, '{en}', now());
      INSERT INTO step (id, project_id, position, type, name, updated_at) VALUES ('${id(1)}', '${id(1)}', 0, 1, '[]', now()), ('${id(2)}', '${id(1)}', 1, 1, '[]', now()), ('${id(3)}', '${id(1)}', 2, 2, '[]', now());
      INSERT INTO tracking_record (id, project_id, session_id, user_agent, start_time, end_time, duration_ms, lang, created_at) VALUES
        ('${id(1)}', '${id(1)}', '${id(1)}', 'Mozilla (iPhone) Mobile', now(), now(), 9000, 'en', '2026-11-20T23:59:59.999Z'),
        ('${id(2)}', '${id(1)}', '${id(2)}', 'Mozilla (Windows NT 10.0)', now(), now(), 5000, 'pt-BR', '2026-11-20T00:00:00Z'),
        ('${id(3)}', '${id(1)}', '${id(3)}', 'Mozilla (iPad) Mobile', now(), now(), 1000, 'de', '2026-11-21T00:00:00Z');
      INSERT INTO tracking_step (record_id, position, step, step_id, time_ms) VALUES
        ('${id(1)}', 0, 1, '${id(1)}', 1000), ('${id(1)}', 1, 2, '${id(2)}', 2000), ('${id(1)}', 2, 1, '${id(1)}', 4000), ('${id(2)}', 0, 1, '${id(1)}', 1500);`);
    await client.query(await sqlOf(MIGRATION));
    const { rows } =
      await client.query(`SELECT day::text, shard, creator_id, views, sessions, duration_ms::int, finished, finished_duration_ms::int, lang_en, lang_pt_br, lang_de, lang_es,
      device_phone, device_tablet, device_computer, device_other FROM daily_figures ORDER BY day`);
    const common = { shard: 0, creator_id: id(1), views: 0, lang_es: 0, device_other: 0 };
    expect(rows).toEqual([
      {
        ...common,
        day: '2026-11-20',
        sessions: 2,
        duration_ms: 14_000,
        finished: 1,
        finished_duration_ms: 9000,
        lang_en: 1,
        lang_pt_br: 1,
        lang_de: 0,
        device_phone: 1,
        device_tablet: 0,
        device_computer: 1,
      },
      {
        ...common,
        day: '2026-11-21',
        sessions: 1,
        duration_ms: 1000,
        finished: 0,
        finished_duration_ms: 0,
        lang_en: 0,
        lang_pt_br: 0,
        lang_de: 1,
        device_phone: 0,
        device_tablet: 1,
        device_computer: 0,
      },
    ]);
    expect(
      (
        await client.query(
          'SELECT day::text, step_id, reached, time_ms::int, left_here FROM daily_step ORDER BY step_id',
        )
      ).rows,
    ).toEqual([
      { day: '2026-11-20', step_id: id(1), reached: 2, time_ms: 6500, left_here: 2 },
      { day: '2026-11-20', step_id: id(2), reached: 1, time_ms: 2000, left_here: 0 },
    ]);
    expect(
      (
        await client.query(
          'SELECT device, is_finished, last_step_id FROM tracking_record ORDER BY id',
        )
      ).rows,
    ).toEqual([
      { device: 'phone', is_finished: true, last_step_id: id(1) },
      { device: 'computer', is_finished: false, last_step_id: id(1) },
      { device: 'tablet', is_finished: false, last_step_id: null },
    ]);
  });
});
