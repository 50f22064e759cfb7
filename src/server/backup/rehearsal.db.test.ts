import { expect, it } from 'vitest';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import { creator, deliveries, happen, receiver, withReceiver } from '@/testing/stand-ins/receivers';
import { buildWebhook, deliverWebhooks } from '@/testing/webhooks';
import { db } from '../db/client';
import { withConnection } from '../embedded-postgres/connection';
import { isSignedIn } from '@/features/auth/server/auth-guard';
import { makeReader, readHoldings, stopOutgoing } from './rehearsal';

withReceiver();
const inCopy = <T>(work: Parameters<typeof withConnection<T>>[1]) =>
  withConnection(process.env.DATABASE_URL ?? '', work);

it('a copy sends nothing that waited in its backup, and no webhook of its own', async () => {
  await buildWebhook(creator, receiver);
  await happen();
  expect((await deliveries()).map(({ status }) => status)).toEqual(['waiting']);
  await inCopy(stopOutgoing);
  expect(await db().job.count()).toBe(0);
  await happen();
  await untilDue();
  await deliverWebhooks();
  expect((await deliveries()).map(({ status }) => status)).toEqual(['failed']);
  expect(receiver.asked).toEqual([]);
});

it('a copy counts accounts, guides and what the public list shows', async () => {
  const before = await inCopy(readHoldings);
  const owner = await buildCreator();
  await buildProject({ creator: owner });
  const { project } = await buildPublished({ creator: owner, name: 'Mend “a” <chair>' });
  const { accounts, guides, listed, samples } = await inCopy(readHoldings);
  expect([accounts - before.accounts, guides - before.guides, listed - before.listed]).toEqual([
    1, 2, 1,
  ]);
  expect(samples[0]).toEqual({ uid: project.projectUid, name: 'Mend “a” <chair>' });
});

it('a copy is read with a token of its own, also where the site is closed', async () => {
  await buildCreator();
  const token = await inCopy(makeReader);
  expect(await isSignedIn({ authorization: `Bearer ${token}` })).toBe(true);
});
