import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { uuid7 } from '@/server/secrets/uuid7';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { addEditor } from '@/testing/people';
import { importEmails } from './email-registry';

async function linkOf(starter: TestCreator, workshop: TestCreator): Promise<URL> {
  const id = uuid7();
  await db().importJob.create({
    data: {
      id,
      creatorId: workshop.actor.creatorId,
      userId: starter.actor.userId,
      fileName: 'guides.zip',
      sizeBytes: 1,
      folder: 'none',
      mode: 'ask',
      state: 'done',
      finishedAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const mail = await importEmails.import_ended?.({
    email: starter.email,
    locale: 'en',
    data: { importId: id },
  });
  const content = mail?.content;
  return new URL(content && 'button' in content ? (content.button?.url ?? '') : '');
}

it('a mail about an import opens its workshop, for a person who has several', async () => {
  const [ana, bea] = [await buildCreator(), await buildCreator()];
  await addEditor(ana, bea);
  const workshopIn = async (workshop: TestCreator, starter: TestCreator) =>
    (await linkOf(starter, workshop)).searchParams.get('workshop');
  expect(await workshopIn(ana, ana), 'has one only').toBeNull();
  expect(await workshopIn(ana, bea)).toBe(ana.uid);
  expect(await workshopIn(bea, bea)).toBe(bea.uid);
});
