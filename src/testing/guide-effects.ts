import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { JOURNAL } from '@/features/account/server/journal/journal';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { buildPublished, buildReport } from './database/factories';
import { buildWebhook } from './webhooks';

/** A published guide; each effect that could follow has a trace that is not there yet. */
export async function buildGuideWithEffects() {
  const { creator, project } = await buildPublished({ steps: 2 });
  const { actor, uid } = creator;
  await db().user.update({ where: { id: actor.userId }, data: { emailConfirmedAt: new Date() } });
  await buildWebhook(creator, { url: 'https://receiver.makerstep.example/' });
  const [step = '', other = ''] = project.steps.map(({ id }) => id);
  await buildReport(project.id, step);
  return { actor, creatorUid: uid, id: project.id, projectUid: project.projectUid, step, other };
}
export type Guide = Awaited<ReturnType<typeof buildGuideWithEffects>>;

/** Removes the traces of effects so far. */
export async function forgetEffects({ id }: Guide): Promise<void> {
  await db().$executeRaw`DELETE FROM invalidation`;
  await db().webhookDelivery.deleteMany();
  await db().job.deleteMany();
  await db().report.updateMany({ data: { isShown: false } });
  await db().projectSearch.updateMany({ where: { projectId: id }, data: { version: 0 } });
  await rm(path.join(env().dataDir, JOURNAL), { force: true });
}

/** The traces of effects since, each kind once. */
export async function readEffects({ id, creatorUid, projectUid }: Guide): Promise<string[]> {
  const names = {
    [`project:${projectUid}`]: 'guide',
    [`soon:project:${projectUid}`]: 'guide, soon',
    [`creator:${creatorUid}`]: 'creator',
  };
  const changes = await db().$queryRaw<{ tags: string[] }[]>`SELECT tags FROM invalidation`;
  const webhooks = await db().webhookDelivery.findMany();
  const jobs = await db().job.findMany({ where: { queue: { in: ['mail', 'digest'] } } });
  const row = await db().projectSearch.findUnique({ where: { projectId: id } });
  const journal = await readFile(path.join(env().dataDir, JOURNAL), 'utf8').catch(() => '');
  const entries = journal.split('\n').filter((line) => line !== '');
  const effects = [
    ...changes.flatMap(({ tags }) => tags.map((tag) => `cache: ${names[tag] ?? tag}`)),
    ...webhooks.map(({ event }) => `webhook: ${event}`),
    ...jobs.map(({ queue }) => `job: ${queue}`),
    ...(row && row.version > 0 ? ['search row'] : []),
    ...entries.map((line) => {
      const { kind, isUndone } = JSON.parse(line) as { kind: string; isUndone: boolean };
      return `journal: ${kind}${isUndone ? ' undone' : ''}`;
    }),
    ...(await db().operatorAct.findMany()).map(({ kind }) => `act: ${kind}`),
    ...((await db().report.count({ where: { isShown: true } })) > 0 ? ['shown reports'] : []),
    ...((await db().webhookEndpoint.count({ where: { isOn: false } })) > 0 ? ['webhook off'] : []),
    ...((await db().projectRating.count()) > 0 ? ['rating'] : []),
  ];
  return [...new Set(effects)].sort();
}
