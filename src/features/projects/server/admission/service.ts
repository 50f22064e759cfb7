import 'server-only';
import { emit } from '@/events/emit';
import { updateProject } from '../repository';
import * as rows from './repository';

export { admitListed, countWaiting, listWaiting } from './repository';

/**
 * Lets an account through: its guides are listed, now and later. Call this in a transaction.
 * @returns how many guides waited
 */
export async function admitAccount(ownerId: string): Promise<number> {
  await rows.writeAdmitted([ownerId]);
  const waiting = await rows.listWaiting(ownerId);
  await listAll(waiting);
  return waiting.length;
}

/** Lets everything through that waits. Call this in the transaction that has turned waiting off. */
export async function admitAllWaiting(ownerIds: readonly string[]): Promise<void> {
  await rows.writeAdmitted(ownerIds);
  await listAll(await rows.listWaiting());
}

async function listAll(guides: Awaited<ReturnType<typeof rows.listWaiting>>): Promise<void> {
  for (const before of guides) {
    const guide = await updateProject(before.id, { isListed: true, version: { increment: 1 } });
    await emit('guide.visibilityChanged', { before, guide });
  }
}
