import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import {
  deliver,
  linksOf,
  type Mailbox,
  queuedMails,
  setMailServer,
  startMailbox,
} from '@/testing/stand-ins/mailbox';
import {
  guideJson,
  importState,
  send,
  workOffImports,
} from '../../../../../app/v1/_testing/imports';

const MINUTE_MS = 60_000;
let mailbox: Mailbox;
let creator: TestCreator;
beforeAll(async () => {
  mailbox = await startMailbox();
  setMailServer(mailbox.url);
});
afterAll(() => mailbox.stop());
beforeEach(async () => {
  creator = await buildCreator();
  await db().user.update({
    where: { id: creator.actor.userId },
    data: { emailConfirmedAt: new Date() },
  });
});

/** Imports a file that was sent so long ago. */
async function importSince(minutes: number, fields: { restedMs?: number } = {}): Promise<string> {
  const { id } = (await send(creator, Buffer.from(guideJson()), { fileName: 'guide.json' })).body;
  const createdAt = new Date(Date.now() - minutes * MINUTE_MS);
  await db().importJob.update({ where: { id }, data: { createdAt, ...fields } });
  await workOffImports();
  return id as string;
}

it('mails what became of an import that took longer than five minutes, once', async () => {
  await db().user.update({ where: { id: creator.actor.userId }, data: { locale: 'pt-BR' } });
  const id = await importSince(6);
  expect((await importState(creator, id)).state).toBe('done');
  await deliver();
  await workOffImports();
  expect(await queuedMails()).toEqual([]);
  const mails = mailbox.mails.filter(({ to }) => to?.[0]?.address === creator.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A importação de “guide.json” terminou']);
  expect(mails[0]?.text).toContain('1 guia importado, 0 substituídos');
  expect(linksOf(mails[0] as (typeof mails)[number])[0]).toMatch(
    new RegExp(`/dashboard/import\\?id=${id}`),
  );
});

it.each([
  ['it was quick', () => importSince(4)],
  ['it mostly waited for its creator', () => importSince(60, { restedMs: 56 * MINUTE_MS })],
  [
    'the address is not confirmed',
    async () => {
      await db().user.update({
        where: { id: creator.actor.userId },
        data: { emailConfirmedAt: null },
      });
      return importSince(6);
    },
  ],
])('mails nothing where %s', async (_, run) => {
  const id = await run();
  expect([(await importState(creator, id)).state, await queuedMails()]).toEqual(['done', []]);
});
