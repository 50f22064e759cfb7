import { expect, it } from 'vitest';
import { webhookMessage } from '@/features/webhooks/events';
import { buildPublished, texts } from '@/testing/database/factories';
import { creator, deliveries, receiver, withReceiver } from '@/testing/stand-ins/receivers';
import { buildWebhook } from '@/testing/webhooks';
import { PATCH as changeProject } from '../route';
import { PATCH as changeStep } from '../steps/[stepId]/route';
import { PATCH as unpublish } from '../unpublish/route';
import { ask, edit, nameStep, say, stepOf } from './_testing/versions';

withReceiver();

const messages = async () =>
  (await deliveries()).map(({ body }) => JSON.parse(body) as { type: string; data: object });

it('a webhook gets the number and the note of each publication, and what readers see', async () => {
  const built = await buildPublished({ creator, name: 'Lamp', steps: 2 });
  await buildWebhook(creator, receiver);
  await edit(built, { name: 'Torch' });
  await nameStep(built, 'Solder');
  expect(await messages(), 'edits of the draft').toEqual([]);
  await say(built, { stepId: stepOf(built), note: 'A typo' });
  await say(built, { note: 'Another name', isSafety: true });
  await say(built, { note: 'Nothing to publish' });
  await edit(built, { name: 'Lantern' });
  await ask(built, unpublish, { method: 'PATCH' });
  const sent = await messages();
  expect(sent).toMatchObject([
    { type: 'project.published', data: { name: 'Lamp', versionNumber: 2, note: 'A typo' } },
    { type: 'project.published', data: { name: 'Torch', versionNumber: 3, note: 'Another name' } },
    { type: 'project.unpublished', data: { name: 'Torch' } },
  ]);
  for (const message of sent)
    expect(
      webhookMessage(message.type as 'project.published')
        .strict()
        .parse(message),
    ).toEqual(message);
});

it('a webhook gets nothing of changes that are published at once', async () => {
  const built = await buildPublished({ creator });
  await buildWebhook(creator, receiver);
  await ask(built, changeProject, { method: 'PATCH', body: { name: 'Torch' } });
  const params = { stepId: stepOf(built) };
  await ask(built, changeStep, { method: 'PATCH', params, body: { name: texts('Solder') } });
  expect(await messages()).toEqual([]);
});
