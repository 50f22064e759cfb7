import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call, untilServed } from '@/testing/api';
import { buildCreator, projectBody } from '@/testing/database/factories';
import { POST as create } from './route';

describe('an Idempotency-Key', () => {
  const post = (token: string, key: string, body: object = projectBody()) =>
    call(create, { token, body, headers: { 'idempotency-key': key } });

  it('gives a retry the first result, even when both arrive at the same time', async () => {
    const { token } = await buildCreator();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => untilServed(() => post(token, 'a'))),
    );
    expect(
      new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size,
    ).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await db().project.count()).toBe(1);
    expect((await post(token, 'b')).body.id).not.toBe(answers[0]?.body.id);
  });

  it('belongs to one creator and one request', async () => {
    const [{ token }, other] = [await buildCreator(), await buildCreator()];
    const first = await post(token, 'a');
    expect((await post(other.token, 'a')).body.id).not.toBe(first.body.id);
    const { status, body } = await post(token, 'a', projectBody({ name: 'Another' }));
    expect([status, body.error.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('is not used up by a rejected request, and expires after 24 h', async () => {
    const { token } = await buildCreator();
    expect((await post(token, 'a', { name: '' })).status).toBe(422);
    const first = await post(token, 'a');
    await db()
      .$executeRaw`UPDATE idempotency_key SET created_at = now() - interval '24 hours 1 second'`;
    expect((await post(token, 'a')).body.id).not.toBe(first.body.id);
  });

  it('has 1 to 255 visible characters', async () => {
    const { token } = await buildCreator();
    for (const key of ['', 'a b', 'x'.repeat(256), 'é'])
      expect((await post(token, key)).body.error.code, key).toBe('idempotency_key_invalid');
    expect((await post(token, 'x'.repeat(255))).status).toBe(201);
  });
});
