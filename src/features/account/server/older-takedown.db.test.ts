import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import { writeBackup } from '@/server/backup/backup';
import { db } from '@/server/db/client';
import { withConnection } from '@/server/embedded-postgres/connection';
import { migrate } from '@/server/start/migrations';
import { memoryStore } from '@/testing/memory-store';
import { newDatabase } from '@/testing/database/test-database';
import { folder, on, restored, withBackups } from '@/testing/database/replay';
import { replayDeletions } from './replay';

vi.setConfig({ testTimeout: 300_000 });
withBackups();
const ID = '01936a5e-0000-7000-8000-000000000001';
const note = () => undefined;

/** The migrations of the releases before operators. */
async function migrationsBefore(first: string): Promise<string> {
  const rootDir = path.join(folder, 'older');
  for (const name of await readdir('prisma/migrations'))
    if (name < first)
      await cp(`prisma/migrations/${name}`, `${rootDir}/prisma/migrations/${name}`, {
        recursive: true,
      });
  return rootDir;
}

it('a take-down is repeated on a backup of a release that knew none', async () => {
  const source = await newDatabase(inject('testServer'));
  await migrate(source, { rootDir: await migrationsBefore('8_operators'), note });
  await withConnection(source, async (client) => {
    const insert = (sql: string) => client.query(sql);
    await insert(
      `INSERT INTO user_account (id, name, email, email_key, updated_at) VALUES ('${ID}', 'Rosa', 'rosa@makerstep.example', 'rosa@makerstep.example', now())`,
    );
    await insert(
      `INSERT INTO creator (id, uid, user_id, name, updated_at) VALUES ('${ID}', 'rosa22222222', '${ID}', 'Rosa', now())`,
    );
    await insert(
      `INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, status, is_listed, languages, published_at, updated_at)
       VALUES ('${ID}', 'lamp22222222', '${ID}', 'Lamp', 20, 1, 2, true, '{en}', now(), now())`,
    );
  });
  const file = path.join(folder, 'older.tar');
  await writeBackup(file, { databaseUrl: source, store: memoryStore() });

  const { target, takenAt } = await restored(file);
  await migrate(target, { rootDir: process.cwd(), note });
  const at = new Date(Date.parse(takenAt) + 60_000).toISOString();
  await on(target, async () => {
    const takenDown = {
      at,
      kind: 'taken_down' as const,
      id: ID,
      isUndone: false,
      reason: 'Copied.',
    };
    expect(await replayDeletions([takenDown], takenAt)).toBe(1);
    expect(
      await db().project.findUniqueOrThrow({ where: { id: ID }, include: { statement: true } }),
    ).toMatchObject({
      status: 1,
      isListed: false,
      takenDownAt: expect.any(Date),
      statement: { reason: 'Copied.' },
    });
  });
});
