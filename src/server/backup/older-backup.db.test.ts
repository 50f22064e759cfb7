import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { Children } from '@/server/start/children';
import { migrate } from '@/server/start/migrations';
import { migrationNames, migrationSql, schemaFacts, tellApplied } from '@/testing/database-facts';
import { memoryStore } from '@/testing/memory-store';
import { newDatabase, templateUrl, withClient } from '@/testing/test-database';
import { writeBackup } from './backup';
import { checkBackup, restoreBackup } from './restore';

const server = inject('testServer');
const isOurs = (fact: string) => !fact.includes('_prisma_migrations');

it('a backup of an older release comes back as it was, and is migrated like any other database', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-older-'));
  const [source, target] = [await newDatabase(server), await newDatabase(server)];
  const older = (await migrationNames()).slice(0, -1);
  await withClient(source, async (client) => {
    for (const name of older) await client.query(await migrationSql(name));
    await client.query('RESET ALL');
    await tellApplied(client, older);
    await client.query(
      "INSERT INTO user_account (id, name, email, email_key, updated_at) VALUES (gen_random_uuid(), 'Rosa', 'rosa@makerstep.example', 'rosa@makerstep.example', now())",
    );
  });
  const file = path.join(folder, 'older.tar');
  await writeBackup(file, { databaseUrl: source, store: memoryStore() });
  await restoreBackup(await checkBackup(file, process.cwd()), {
    databaseUrl: target,
    store: memoryStore(),
  });
  expect(await withClient(target, schemaFacts)).toEqual(await withClient(source, schemaFacts));

  const notes: string[] = [];
  const database = { url: target, isEmbedded: false, words: '', stop: () => Promise.resolve() };
  process.env.DATABASE_URL = target;
  await migrate(database, {
    rootDir: process.cwd(),
    dataDir: folder,
    children: new Children(process.cwd()),
    note: (words) => notes.push(words),
  });
  expect(notes).toEqual([expect.stringMatching(/^migration /)]);
  expect((await withClient(target, schemaFacts)).filter(isOurs)).toEqual(
    (await withClient(templateUrl(server), schemaFacts)).filter(isOurs),
  );
  const { rows } = await withClient(target, (client) =>
    client.query<{ name: string }>('SELECT name FROM user_account'),
  );
  expect(rows).toEqual([{ name: 'Rosa' }]);
  await rm(folder, { recursive: true });
}, 300_000);
