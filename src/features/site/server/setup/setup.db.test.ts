import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { changeSite } from '@/server/site/settings';
import { db } from '@/server/db/client';
import { countOpen, readSetup } from './service';

it('reports which decisions of a new site are made', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'makerstep-setup-'));
  Object.assign(env(), { dataDir });
  expect(await readSetup()).toEqual({
    name: { text: 'Makerstep', isDone: false },
    joining: { mode: 'open', isDone: false },
    sendsMail: false,
    backupAt: null,
  });
  await changeSite({ name: 'Fixit Club', joining: { mode: 'invitation' } });
  await mkdir(path.join(dataDir, 'backups'));
  await writeFile(path.join(dataDir, 'backups', 'deletions.jsonl'), '');
  expect((await readSetup()).backupAt).toBeNull();
  await writeFile(path.join(dataDir, 'backups', 'makerstep.tar'), '');
  expect(await readSetup()).toEqual({
    name: { text: 'Fixit Club', isDone: true },
    joining: { mode: 'invitation', isDone: true },
    sendsMail: false,
    backupAt: expect.any(String),
  });
});

it('counts what waits for an operator', async () => {
  expect(await countOpen()).toEqual({ reports: 0, messages: 0, guides: 0 });
  const message = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', lang: 'en' };
  await db().contactMessage.createMany({
    data: [
      { ...message, message: 'open' },
      { ...message, message: 'answered', answeredAt: new Date() },
    ],
  });
  expect(await countOpen()).toEqual({ reports: 0, messages: 1, guides: 0 });
});
