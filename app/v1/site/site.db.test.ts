import { beforeEach, describe, expect, it } from 'vitest';
import { sweepActs } from '@/features/site/server/log/service';
import { requireRecentProof, operatorOf } from '@/features/site/server/operator';
import { findSession } from '@/features/auth/server/service';
import { setResponseCache } from '@/server/cache/invalidation';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildCreator,
  buildOperator,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import { buildEditor, handOver } from '@/testing/people';
import { GET as readLog } from './acts/route';
import { PATCH as verify } from './creators/[creatorUid]/route';
import { PATCH as mark } from './messages/[messageId]/route';
import { GET as listMessages } from './messages/route';
import { POST as prove } from './proof/route';
import { GET as listVerified } from './verified/route';

const MINUTE_MS = 60_000;
let operator: TestCreator;
beforeEach(async () => {
  operator = await buildOperator({ name: 'Olga' });
});
const acts = async () => (await call(readLog, { token: operator.token })).body.results;

describe('the mark of verified creators', () => {
  const change = (uid: string, verified: boolean, reason = 'Met at the fair.') =>
    call(verify, {
      token: operator.token,
      method: 'PATCH',
      params: { creatorUid: uid },
      body: { verified, reason },
    });

  it('is given and taken with a reason, and its date stays until it is taken', async () => {
    const { uid } = await buildCreator({ name: 'Ana' });
    const dropped: string[] = [];
    setResponseCache({ invalidate: (tags) => void dropped.push(...tags) });
    const granted = await change(uid, true);
    expect(dropped).toContain(`creator:${uid}`);
    expect(granted.body).toEqual({
      uid,
      name: 'Ana',
      owner: 'Ana',
      verified: true,
      verifiedAt: expect.any(String),
    });
    expect((await change(uid, true, 'Again.')).body).toEqual(granted.body);
    expect((await call(listVerified, { token: operator.token })).body).toEqual({
      results: [granted.body],
      totalResults: 1,
    });
    expect((await change(uid, false, 'Sold the name.')).body).toMatchObject({
      verified: false,
      verifiedAt: null,
    });
    expect(await acts()).toMatchObject([
      { operator: 'Olga', kind: 'verified_taken', reason: 'Sold the name.' },
      { kind: 'verified_given', reason: 'Met at the fair.', subject: { id: uid, label: 'Ana' } },
    ]);
  });

  it('ends when the workshop is handed over', async () => {
    const ana = await buildCreator({ name: 'Ana' });
    await change(ana.uid, true);
    await handOver(ana, await buildEditor(ana));
    const { body } = await call(listVerified, { token: operator.token });
    expect(body).toEqual({ results: [], totalResults: 0 });
    expect(await db().creator.findUnique({ where: { uid: ana.uid } })).toMatchObject({
      verified: false,
      verifiedAt: null,
    });
  });

  it('needs a reason and a creator', async () => {
    const { uid } = await buildCreator();
    expect((await change(uid, true, ' ')).body.error.fields).toEqual({
      reason: 'Please give a reason.',
    });
    for (const unknown of ['22222222222z', 'x', '\0', uid.slice(1)])
      expect((await change(unknown, true)).status).toBe(404);
    expect(await acts()).toEqual([]);
  });
});

describe('the messages of the contact form', () => {
  it('are listed, and marked as answered once, with an act that names no sender', async () => {
    const message = { name: 'Rita', email: 'rita@makerstep.example', subject: 'Hi', lang: 'en' };
    const { id } = await db().contactMessage.create({ data: { ...message, message: 'One' } });
    await db().contactMessage.create({ data: { ...message, message: 'Two' } });
    const read = async (status: string) =>
      (await call(listMessages, { token: operator.token, query: { status } })).body;
    expect(await read('open')).toMatchObject({
      results: [{ message: 'Two' }, { ...message, message: 'One', answeredAt: null }],
      totalResults: 2,
      open: 2,
    });
    const set = (answered: boolean, messageId = id) =>
      call(mark, {
        token: operator.token,
        method: 'PATCH',
        params: { messageId },
        body: { answered },
      });
    const first = await set(true);
    expect((await set(true)).body.answeredAt).toBe(first.body.answeredAt);
    expect(await read('answered')).toMatchObject({ results: [{ id }], totalResults: 1, open: 1 });
    await set(false);
    expect((await read('open')).totalResults).toBe(2);
    expect((await set(true, 'x')).status).toBe(404);
    const log = await acts();
    expect(log.map(({ kind }: { kind: string }) => kind)).toEqual([
      'message_reopened',
      'message_answered',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Rita|rita@|Hi|One/);
  });
});

describe('the log', () => {
  const act = (at: Date, fields: object = {}) => ({
    at,
    operatorName: 'Olga',
    kind: 'site_changed',
    subjectKind: 'site',
    subjectId: 'site',
    subjectLabel: 'Makerstep',
    ...fields,
  });
  const monthsAgo = (count: number) => {
    const date = new Date();
    date.setMonth(date.getMonth() - count);
    return date;
  };

  it('is kept for 24 months', async () => {
    await db().operatorAct.createMany({ data: [act(monthsAgo(25)), act(monthsAgo(23))] });
    expect([await sweepActs(), await sweepActs()]).toEqual([1, 0]);
    expect(await acts()).toHaveLength(1);
  });

  it('is a table for spreadsheets too, in which no formula runs', async () => {
    const rows = Array.from({ length: 501 }, (_, index) =>
      act(new Date(index * MINUTE_MS), { reason: index === 500 ? '=1+1' : '' }),
    );
    await db().operatorAct.createMany({ data: rows });
    const { headers, body } = await call(readLog, {
      token: operator.token,
      headers: { accept: 'text/csv' },
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename="operator-log.csv"');
    const lines = String(body).split('\r\n');
    expect(lines[0]).toContain('at,operator,kind,subjectKind,subjectId,subjectLabel,reason');
    expect(lines[1]).toContain(
      `1970-01-01T08:20:00.000Z,Olga,site_changed,site,site,Makerstep,'=1+1`,
    );
    expect(lines.filter(Boolean)).toHaveLength(502);
  });

  it('keeps what an account did after it is gone', async () => {
    const { uid } = await buildCreator();
    await call(verify, {
      token: operator.token,
      method: 'PATCH',
      params: { creatorUid: uid },
      body: { verified: true, reason: 'x' },
    });
    await db().user.delete({ where: { id: operator.actor.userId } });
    expect(await db().operatorAct.findMany()).toMatchObject([
      { operatorId: null, operatorName: 'Olga' },
    ]);
  });
});

describe('the password of an operator', () => {
  const age = (ms: number) =>
    db().session.update({
      where: { id: operator.actor.sessionId },
      data: { provedAt: new Date(Date.now() - ms) },
    });
  async function problem(): Promise<string> {
    const session = await findSession(operator.actor.sessionId);
    if (!session) return 'no session';
    try {
      requireRecentProof(operatorOf(session));
      return '';
    } catch (error) {
      return (error as { code: string }).code;
    }
  }

  // security: Operators
  it('is asked for again ten minutes after signing in, and holds for ten minutes', async () => {
    await age(9 * MINUTE_MS);
    expect(await problem()).toBe('');
    await age(11 * MINUTE_MS);
    expect(await problem()).toBe('proof_required');
    const wrong = await call(prove, {
      token: operator.token,
      body: { currentPassword: 'wrong' },
    });
    expect([wrong.status, await problem()]).toEqual([422, 'proof_required']);
    const right = await call(prove, {
      token: operator.token,
      body: { currentPassword: BUILT_PASSWORD },
    });
    expect([right.status, await problem()]).toEqual([204, '']);
    await db().session.updateMany({ data: { provedAt: new Date(Date.now() - 11 * MINUTE_MS) } });
    expect(await problem()).toBe('proof_required');
  });

  // security: Operators
  it('is given by no access token, and guessed no more than ten times', async () => {
    const { token } = await buildToken(operator, ['operate']);
    const body = { currentPassword: BUILT_PASSWORD };
    expect((await call(prove, { token, body })).body.error.code).toBe('session_required');
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= 10; attempt += 1)
      statuses.push(
        (await call(prove, { token: operator.token, body: { currentPassword: 'wrong' } })).status,
      );
    expect([statuses.at(0), statuses.at(-1)]).toEqual([422, 429]);
  });
});
