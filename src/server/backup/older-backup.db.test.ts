import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { migrate } from '@/server/start/migrations';
import { withConnection } from '@/server/embedded-postgres/connection';
import { schemaFacts } from '@/testing/database/database-facts';
import { memoryStore } from '@/testing/memory-store';
import { newDatabase } from '@/testing/database/test-database';
import { writeBackup } from './backup';
import { checkBackup, restoreBackup } from './restore';

const server = inject('testServer');

// security: D8
it('a backup of an older release is restored as it was and migrated like any other database', async () => {
  const newer = await mkdtemp(path.join(tmpdir(), 'makerstep-newer-'));
  await cp('prisma', path.join(newer, 'prisma'), { recursive: true });
  await mkdir(path.join(newer, 'prisma/migrations/29990101000000_note'));
  await writeFile(
    path.join(newer, 'prisma/migrations/29990101000000_note/migration.sql'),
    "ALTER TABLE user_account ADD COLUMN note text NOT NULL DEFAULT 'new';",
  );
  const [source, target] = [await newDatabase(server), await newDatabase(server)];
  await migrate(source, { rootDir: process.cwd(), note: () => undefined });
  await withConnection(source, (client) =>
    client.query(
      "INSERT INTO user_account (id, name, email, email_key, updated_at) VALUES (gen_random_uuid(), 'Rosa', 'rosa@makerstep.example', 'rosa@makerstep.example', now())",
    ),
  );
  const file = path.join(newer, 'older.tar');
  await writeBackup(file, { databaseUrl: source, store: memoryStore() });
  await restoreBackup(await checkBackup(file, newer), {
    databaseUrl: target,
    store: memoryStore(),
  });
  await migrate(target, { rootDir: process.cwd(), note: () => undefined });
  expect(await withConnection(target, schemaFacts)).toEqual(
    await withConnection(source, schemaFacts),
  );

  const notes: string[] = [];
  await migrate(target, { rootDir: newer, note: (words) => notes.push(words) });
  expect(notes).toEqual(['migration 29990101000000_note']);
  const { rows } = await withConnection(target, (client) =>
    client.query<{ name: string; note: string }>('SELECT name, note FROM user_account'),
  );
  expect(rows).toEqual([{ name: 'Rosa', note: 'new' }]);
  await rm(newer, { recursive: true });
}, 300_000);
