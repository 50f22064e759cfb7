import { describe, expect, it, vi } from 'vitest';
import {
  archiveProject,
  publishProject,
  unpublishProject,
} from '@/features/projects/server/publication';
import { deleteOwnedProject } from '@/features/projects/server/service';
import { takeDown } from '@/features/projects/server/takedown/service';
import { webhookMessage } from '../../events';
import { rotateSecret, updateWebhook } from '@/features/webhooks/server/service';
import { buildCreator, buildProject } from '@/testing/database/factories';
import {
  creator,
  deliveries,
  happen,
  receiver,
  verify,
  withReceiver,
} from '@/testing/stand-ins/receivers';
import { buildWebhook, deliverWebhooks } from '@/testing/webhooks';
import { db, inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { queueWebhook } from './queue';
import { resealWebhookSecrets } from '../reseal';
import { sweepWebhooks } from '../sweep';

withReceiver();

describe('a webhook', () => {
  it('is sent when a project is published, unpublished, archived, taken down and deleted, in the shape of the public list, signed by the standard', async () => {
    const { secret } = await buildWebhook(creator, receiver);
    const { project } = await buildProject({ creator, steps: 1, name: 'Plant shelf' });
    await publishProject(creator.actor, project.id);
    await publishProject(creator.actor, project.id);
    await unpublishProject(creator.actor, project.id);
    await archiveProject(creator.actor, project.id);
    const { project: archived } = await buildProject({ creator, steps: 1, isPublished: true });
    await archiveProject(creator.actor, archived.id);
    const { project: deleted } = await buildProject({ creator, steps: 1, isPublished: true });
    await deleteOwnedProject(creator.actor, deleted.id);
    const { project: takenDown } = await buildProject({ creator, steps: 1, isPublished: true });
    await inTransaction(() => takeDown(takenDown.id, 'A copy'));
    const { project: draft } = await buildProject({ creator });
    await inTransaction(() => takeDown(draft.id, 'A copy'));
    await archiveProject(creator.actor, draft.id);
    await deleteOwnedProject(creator.actor, draft.id);
    await deliverWebhooks();
    const events = receiver.asked.map(
      (asked) => verify(secret, asked) as { type: 'project.published'; data: { id: string } },
    );
    expect(events.map(({ type, data }) => [type, data.id]).sort()).toEqual(
      [
        ['project.published', project.id],
        ['project.unpublished', project.id],
        ['project.archived', project.id],
        ['project.published', archived.id],
        ['project.unpublished', archived.id],
        ['project.archived', archived.id],
        ['project.published', deleted.id],
        ['project.unpublished', deleted.id],
        ['project.published', takenDown.id],
        ['project.unpublished', takenDown.id],
        ['project.taken_down', takenDown.id],
        ['project.taken_down', draft.id],
        ['project.archived', draft.id],
      ].sort(),
    );
    for (const message of events)
      expect(webhookMessage(message.type).strict().parse(message)).toEqual(message);
    expect(receiver.asked[0]).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Makerstep-Webhooks/1.0 (+http://localhost:3000)',
      },
    });
  });
  it('gets the subscribed events of its own creator while it is enabled', async () => {
    await buildWebhook(creator, receiver, ['report.received']);
    const other = await buildCreator();
    await buildWebhook(other, receiver);
    const off = await buildWebhook(creator, receiver);
    await updateWebhook(creator.actor, off.id, { isOn: false });
    await happen();
    await deliverWebhooks();
    expect([receiver.asked, await deliveries()]).toEqual([[], []]);
  });
  it('gets nothing of a rolled-back change, and builds no payload without subscribers', async () => {
    await buildWebhook(creator, receiver);
    await expect(
      inTransaction(async () => {
        await queueWebhook(
          { creatorId: creator.actor.creatorId, event: 'feedback.received' },
          () => ({}),
        );
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const make = vi.fn(() => ({}));
    await queueWebhook(
      { creatorId: (await buildCreator()).actor.creatorId, event: 'feedback.received' },
      make,
    );
    expect([await deliveries(), make.mock.calls]).toEqual([[], []]);
  });
  it('is signed with the former secret too for 24 hours after a rotation', async () => {
    const former = await buildWebhook(creator, receiver);
    const { secret } = await rotateSecret(creator.actor, former.id);
    await happen();
    await deliverWebhooks();
    for (const each of [former.secret, secret])
      expect(verify(each, receiver.asked[0])).toMatchObject({ type: 'feedback.received' });
    await db()
      .$executeRaw`UPDATE webhook_endpoint SET previous_secret_until = now() - interval '1 second'`;
    await happen();
    await deliverWebhooks();
    expect(verify(secret, receiver.asked[1])).toMatchObject({ type: 'feedback.received' });
    expect(() => verify(former.secret, receiver.asked[1])).toThrow();
    await sweepWebhooks();
    expect(
      await db().webhookEndpoint.findFirst({
        select: { previousSecret: true, previousSecretUntil: true },
      }),
    ).toEqual({ previousSecret: null, previousSecretUntil: null });
  });
  it('stores its secret encrypted under the newest AUTH_SECRET, and reports when it can no longer be decrypted', async () => {
    const { secret: former, id } = await buildWebhook(creator, receiver);
    const { secret } = await rotateSecret(creator.actor, id);
    const stored = async () =>
      (await db().webhookEndpoint.findUniqueOrThrow({ where: { id } })).secret;
    const first = await stored();
    expect(first).not.toContain(secret.slice(6, 20));
    const { authSecrets } = env();
    try {
      env().authSecrets = ['another secret of the tests, newer', ...(authSecrets ?? [])];
      await resealWebhookSecrets();
      expect(await stored()).not.toBe(first);
      env().authSecrets = ['another secret of the tests, newer'];
      await happen();
      await deliverWebhooks();
      for (const each of [secret, former])
        expect(verify(each, receiver.asked[0])).toMatchObject({ data: { note: 'x' } });
      env().authSecrets = ['and one that knows nothing of it all'];
      await happen();
      await deliverWebhooks();
      expect([receiver.asked.length, (await deliveries())[1]?.log]).toEqual([
        1,
        [expect.objectContaining({ problem: 'secret', httpStatus: null })],
      ]);
    } finally {
      env().authSecrets = authSecrets;
    }
  });
});
