import { afterEach, beforeEach } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import {
  allowExternal,
  type ExternalServer,
  startExternalServer,
} from '@/testing/stand-ins/external-server';
import { POST as make } from '../route';
import { GET as deliveries } from '../[webhookId]/deliveries/route';

export let creator: TestCreator;
export let stranger: TestCreator;
export let receiver: ExternalServer;
let status = 204;
/** The status with which the receiver answers from now on. */
export const answerWith = (code: number) => {
  status = code;
};

export const input = (fields: object = {}) => ({
  url: receiver.url,
  events: ['project.published', 'feedback.received', 'report.received'],
  ...fields,
});
export const made = async (fields: object = {}) =>
  (await call(make, { token: creator.token, body: input(fields) })).body as {
    id: string;
    secret: string;
  };
export const as = (params: Record<string, string>, { token } = creator) => ({
  method: 'POST',
  token,
  params,
});
export const logOf = async (webhookId: string) =>
  (await call(deliveries, { token: creator.token, params: { webhookId } })).body as {
    totalResults: number;
    results: {
      id: string;
      event: string;
      status: string;
      payload: { data: Record<string, unknown> };
      attempts: unknown[];
      nextAttemptAt: string | null;
    }[];
  };

/** Creates a creator, a stranger and a receiver for each test, without webhooks. */
export function withWebhooks(): void {
  beforeEach(async () => {
    await db().webhookEndpoint.deleteMany();
    status = 204;
    receiver = await startExternalServer((response) => response.writeHead(status).end());
    allowExternal(receiver);
    [creator, stranger] = [
      await buildCreator({ password: 'correct horse battery' }),
      await buildCreator(),
    ];
  });
  afterEach(async () => {
    allowExternal();
    await receiver.stop();
  });
}
