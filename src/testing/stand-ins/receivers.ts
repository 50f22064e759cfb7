import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { queueWebhook } from '@/features/webhooks/server/deliveries/queue';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import {
  allowExternal,
  type ExternalServer,
  startExternalServer,
} from '@/testing/stand-ins/external-server';

export let creator: TestCreator;
let status = 204;
/** The status that the receiver returns from now on. */
export const answerWith = (code: number) => {
  status = code;
};
export let receiver: ExternalServer;
const servers: ExternalServer[] = [];
export const start = async (answer?: Parameters<typeof startExternalServer>[0]) => {
  const server = await startExternalServer(answer);
  servers.push(server);
  allowExternal(...servers);
  return server;
};

export const happen = (note = 'x', by = creator) =>
  inTransaction(() =>
    queueWebhook({ creatorId: by.actor.creatorId, event: 'feedback.received' }, () => ({ note })),
  );
export const verify = (
  secret: string,
  { headers, body }: ExternalServer['asked'][number] = {
    method: '',
    path: '',
    headers: {},
    body: '',
  },
) => new Webhook(secret).verify(body, headers as Record<string, string>);
export const deliveries = () =>
  db().webhookDelivery.findMany({
    orderBy: { id: 'asc' },
    include: { log: { orderBy: { startedAt: 'asc' } } },
  });

/** A creator and a receiver for each test, without webhooks. */
export function withReceiver(): void {
  beforeEach(async () => {
    await db().webhookEndpoint.deleteMany();
    status = 204;
    receiver = await start((response) =>
      response.writeHead(status).end(status === 204 ? undefined : 'no'),
    );
    creator = await buildCreator();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(({ stop }) => stop()));
  });
}
