import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { duplicateProject } from '@/features/projects/server/duplicate';
import { sweepTrash } from '@/features/projects/server/trash/service';
import { db, inTransaction } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildProject } from '@/testing/database/factories';
import { isStored, upload } from '../../../_testing/uploads';
import { DELETE as removeStep, PATCH as changeStep } from './steps/[stepId]/route';
import { POST as restoreStep } from './steps/[stepId]/restore/route';

const LATER_MS = 11 * 60_000;

/** A guide with two steps, the first with a picture. */
async function makeGuide() {
  const { creator, project } = await buildProject({ steps: 2 });
  const [stepId = '', lastId = ''] = project.steps.map(({ id }) => id);
  const as = { token: creator.token, params: { id: project.id, stepId } };
  const key = await upload(creator);
  const show = (file: object | null) =>
    call(changeStep, { ...as, method: 'PATCH', body: { file } });
  await show({ name: 'p.png', url: key });
  return { actor: creator.actor, id: project.id, lastId, as, key, show };
}

/** Waits until a session waits for a lock, or `work` is over. */
async function untilHeldUp(work: Promise<unknown>): Promise<void> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  const isWaiting = () => db().$queryRaw<object[]>`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while (!isOver && (await isWaiting()).length === 0);
}

/** Runs `work` in a transaction's time after its `first` part, until it is over or held up. */
async function meanwhile(first: () => Promise<unknown>, work: () => Promise<unknown>) {
  const outside = AsyncLocalStorage.snapshot();
  let working: Promise<unknown> | undefined;
  await inTransaction(async () => {
    await first();
    working = outside(work);
    await outside(untilHeldUp, working);
  });
  await working;
}

it('a copy keeps the picture that its original loses at the same time', async () => {
  const { actor, id, key, show } = await makeGuide();
  await meanwhile(
    () => duplicateProject(actor, id, 'en'),
    () => show(null),
  );
  expect(await isStored(key)).toBe(true);
});

it('a step keeps its picture when it is restored while it expires', async () => {
  const { as, lastId, key } = await makeGuide();
  await call(removeStep, { ...as, method: 'DELETE' });
  let restoring: Promise<unknown> = Promise.resolve();
  await meanwhile(
    // Restoring moves the last step, and waits for it after it has read the trash.
    () => db().$queryRaw`SELECT id FROM guide_item WHERE id = ${lastId}::uuid FOR UPDATE`,
    async () => {
      restoring = call(restoreStep, { ...as, method: 'POST' });
      await untilHeldUp(restoring);
      await sweepTrash(new Date(Date.now() + LATER_MS));
    },
  );
  expect(await restoring).toMatchObject({ status: 200, body: { file: expect.any(Object) } });
  expect(await isStored(key)).toBe(true);
});
