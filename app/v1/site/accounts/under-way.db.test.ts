import { expect, it } from 'vitest';
import { lockGuide } from '@/features/projects/server/draft/change-guide';
import { writeEdit } from '@/features/projects/server/second-person/service';
import { db, inTransaction } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildOperator, buildPublished } from '@/testing/database/factories';
import { untilOneWaits } from '@/testing/database/waiting-lock';
import { POST as suspend } from './[userId]/suspend/route';

it('a suspension waits for an edit that is under way, without a deadlock', async () => {
  const operator = await buildOperator();
  const creator = await buildCreator();
  const { id } = (await buildPublished({ creator })).project;
  const { userId } = creator.actor;
  let start = () => {};
  const answer = new Promise<void>((resolve) => (start = resolve)).then(() =>
    call(suspend, {
      token: operator.token,
      params: { userId },
      body: { reason: 'Sells watches.', guides: 'takeDown' },
    }),
  );
  await inTransaction(async () => {
    await lockGuide(creator.actor, id);
    start();
    await untilOneWaits();
    await writeEdit(id, userId, null);
  });
  expect((await answer).status).toBe(204);
  expect((await db().project.findUniqueOrThrow({ where: { id } })).takenDownAt).not.toBeNull();
});
