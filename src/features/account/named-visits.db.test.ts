import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { JOURNAL, readDeletions } from '@/server/deletion-journal';
import { env } from '@/server/env';
import { buildCreator, buildPublished, type TestCreator } from '@/testing/factories';
import { replayDeletions } from './replay';
import { updateAccount } from './service';

const journal = () => path.join(env().dataDir, JOURNAL);
beforeEach(async () => {
  await mkdir(env().dataDir, { recursive: true });
  await rm(journal(), { recursive: true, force: true });
});

it('names with visits do not come back after a restore, except for people who said yes again', async () => {
  const { project } = await buildPublished();
  const [taken, again, stays] = [await buildCreator(), await buildCreator(), await buildCreator()];
  const say = ({ actor }: TestCreator, namedVisits: boolean) =>
    updateAccount(actor, { namedVisits }, { address: '127.0.0.1', locale: 'en' } as never);
  for (const who of [taken, again, stays]) await say(who, true);
  for (const who of [taken, again]) await say(who, false);
  await say(again, true);
  const deletions = await readDeletions([journal()]);

  // As in a backup from before.
  await db().user.updateMany({ data: { namedVisits: true } });
  for (const { name, email } of [taken, again, stays]) {
    await db().trackingRecord.create({
      data: {
        name,
        email,
        projectId: project.id,
        sessionId: randomUUID(),
        startTime: new Date(),
        endTime: new Date(),
        durationMs: 1000,
        lang: 'en',
      },
    });
  }
  await replayDeletions(deletions, new Date(Date.now() - 60_000).toISOString());
  expect((await db().user.findMany({ where: { namedVisits: false } })).map(({ id }) => id)).toEqual(
    [taken.actor.userId],
  );
  const shown = (await db().trackingRecord.findMany()).map(({ email }) => email).filter(Boolean);
  expect(shown.sort()).toEqual([again.email, stays.email].sort());
});
