import { beforeEach, describe, expect, it } from 'vitest';
import { addStep } from '@/features/projects/server/steps/service';
import { db } from '@/server/db/client';
import { setResponseCache } from '@/server/cache/invalidation';
import { call } from '@/testing/api';
import { blobStandIn } from '@/testing/stand-ins/blob-stand-in';
import { buildCreator, buildFeedback, stepBody } from '@/testing/database/factories';
import { storedNames, put, sign } from '../../_testing/uploads';
import { ACCOUNT_PASSWORD, buildWholeAccount, leaveTraces } from '../../_testing/whole-account';
import { POST as login } from '../../auth/login/route';
import { GET as listPublic } from '../../projects/route';
import { GET as readPublic } from '../../projects/[id]/route';
import { POST as sendFeedback } from '../../projects/[id]/feedback/route';
import { POST as sendReport } from '../../projects/[id]/steps/[stepId]/report/route';
import { POST as createProject } from '../projects/route';
import { POST as restoreStep } from '../projects/[id]/steps/[stepId]/restore/route';
import { DELETE as deleteStep } from '../projects/[id]/steps/[stepId]/route';
import { DELETE, GET, PATCH } from './route';
import { queuedMails } from '@/testing/stand-ins/mailbox';

let invalidated: string[] = [];
setResponseCache({ invalidate: (tags) => invalidated.push(...tags) });

type Account = Awaited<ReturnType<typeof buildWholeAccount>>;
let ana: Account;
let bea: Account;
beforeEach(async () => {
  [ana, bea] = [
    await buildWholeAccount('ana@makerstep.example'),
    await buildWholeAccount('bea@makerstep.example'),
  ];
  invalidated = [];
});
const remove = (
  body: object = { currentPassword: ACCOUNT_PASSWORD },
  account = ana,
  address?: string,
) =>
  call(DELETE, {
    method: 'DELETE',
    token: account.creator.token,
    body,
    ...(address ? { address } : {}),
  });
const statusOf = async (account: Account) =>
  (await call(GET, { token: account.creator.token })).status;

/**
 * The number of rows in each table that belong to this account, directly or indirectly. Tombstones
 * stay: they name only the address of a guide that is gone.
 */
async function rowsOf({ creator: { actor }, project }: Account): Promise<Record<string, number>> {
  const columns = await db().$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'project_tombstone' AND (column_name IN ('user_id', 'owner_id', 'invited_by_id', 'creator_id', 'project_id') OR (table_name IN ('user_account', 'creator', 'project') AND column_name = 'id'))`;
  const ids = [actor.userId, actor.creatorId, project.id];
  const entries = await Promise.all(
    columns.map(async ({ table, column }) => {
      const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}" = ANY($1::uuid[])`,
        ids,
      );
      return [`${table}.${column}`, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(entries);
}

describe('DELETE /v1/dashboard/user', () => {
  // security: 59
  it('leaves no row and no file of the account, and everything of the other', async () => {
    const [before, files] = [await rowsOf(bea), await storedNames()];
    const names = (
      await db().picture.findMany({ where: { files: { some: { key: { in: ana.keys } } } } })
    ).map(({ storeName }) => storeName);
    expect(
      Object.entries(await rowsOf(ana)).filter(([, count]) => count === 0),
      'the account should have something everywhere',
    ).toEqual([]);
    const { status, body } = await remove();
    expect([status, body]).toEqual([204, undefined]);
    expect(Object.entries(await rowsOf(ana)).filter(([, count]) => count > 0)).toEqual([]);
    expect(await rowsOf(bea)).toEqual(before);
    const others = files.filter((file) => !names.some((name) => file.startsWith(name)));
    expect(files.length).toBeGreaterThan(others.length);
    expect(await storedNames()).toEqual(others);
    expect(await db().picture.count({ where: { files: { none: {} } } })).toBe(0);
    for (const table of ['tracking_step', 'refresh_token']) {
      expect(
        await db().$queryRawUnsafe<{ count: number }[]>(
          `SELECT count(*)::int AS count FROM ${table}`,
        ),
        table,
      ).toEqual([{ count: 1 }]);
    }
  });

  it('is final: no token, password, public page, search result or pending upload remains', async () => {
    const { signedRequest } = await sign(ana.creator);
    await remove();
    expect([await statusOf(ana), await statusOf(bea)]).toEqual([401, 200]);
    expect(
      (await call(login, { body: { email: ana.creator.email, password: ACCOUNT_PASSWORD } })).body
        .error.code,
    ).toBe('wrong_credentials');
    expect((await call(readPublic, { params: { id: ana.project.projectUid } })).status).toBe(404);
    expect(
      (await call(listPublic)).body.results.map((each: { projectUid: string }) => each.projectUid),
    ).toEqual([bea.project.projectUid]);
    // Vercel Blob accepts a previously signed upload; it cannot be attached, and the sweep removes
    // it.
    expect((await put(signedRequest, new Uint8Array([1]))).body.error?.code).toBe(
      blobStandIn() ? undefined : 'upload_spent',
    );
    expect(await db().file.count({ where: { creatorId: ana.creator.actor.creatorId } })).toBe(0);
    expect(invalidated).toEqual(
      expect.arrayContaining([
        `creator:${ana.creator.uid}`,
        `project:${ana.project.projectUid}`,
        'projects',
      ]),
    );
    // The address is free again.
    expect((await buildCreator({ email: ana.creator.email })).email).toBe(ana.creator.email);
  });

  // security: 63
  it('sends a mail about it, and no other mail to that address', async () => {
    await remove();
    expect(
      (await queuedMails())
        .map(({ kind, email }) => ({ kind, email }))
        .sort((a, b) => a.kind.localeCompare(b.kind)),
    ).toEqual([
      { kind: 'account_deleted', email: 'ana@makerstep.example' },
      { kind: 'confirmation', email: 'BEA@MAKERSTEP.EXAMPLE' },
    ]);
  });

  it('removes the name from messages to others, which stay', async () => {
    await leaveTraces(bea.project, 'Ana@Makerstep.example', 'Ana');
    await remove();
    const [feedback] = await db().feedback.findMany({ where: { message: 'feedback: Ana' } });
    expect(feedback).toMatchObject({ name: '', email: '', projectId: bea.project.id });
    expect([
      await db().report.count({ where: { name: 'Ana' } }),
      await db().trackingRecord.count({ where: { name: 'Ana' } }),
      await db().report.count(),
    ]).toEqual([0, 0, 2]);
  });

  it('removes the name also from messages sent with an unconfirmed address, but not from those older than the account', async () => {
    await db().user.update({
      where: { id: ana.creator.actor.userId },
      data: { emailConfirmedAt: null },
    });
    const {
      id: projectId,
      steps: [step],
    } = bea.project;
    const signed = { name: 'Ana', email: ana.creator.email };
    const params = { id: projectId, stepId: step?.id ?? '' };
    await call(sendFeedback, {
      token: ana.creator.token,
      params,
      body: { rating: 4, difficulty: 3, message: 'My words' },
    });
    await call(sendReport, {
      token: ana.creator.token,
      params,
      body: { subject: 'Blurred', message: 'My words' },
    });
    await buildFeedback(projectId, {
      ...signed,
      message: 'Older',
      createdAt: new Date(Date.now() - 86_400_000),
    });
    expect(
      await db().feedback.count({ where: { email: ana.creator.email, message: 'My words' } }),
    ).toBe(1);
    // The report waits in the trash with its step.
    await addStep(bea.creator.actor, projectId, stepBody('More', bea.project.languages));
    await call(deleteStep, { method: 'DELETE', token: bea.creator.token, params });
    await remove();
    await call(restoreStep, { method: 'POST', token: bea.creator.token, params });
    expect(await db().report.findMany({ where: { message: 'My words' } })).toMatchObject([
      { name: '', email: '' },
    ]);
    expect(
      await db().feedback.findMany({
        where: { message: { in: ['My words', 'Older'] } },
        orderBy: { createdAt: 'asc' },
      }),
    ).toMatchObject([signed, { name: '', email: '' }]);
  });

  // security: 59
  it('needs the password, with an error at its field and a limit; otherwise nothing happens', async () => {
    const before = await rowsOf(ana);
    for (const body of [
      {},
      { currentPassword: '' },
      { currentPassword: 'wrong' },
      { currentPassword: ACCOUNT_PASSWORD, force: true },
      { currentPassword: ['x'] },
    ]) {
      const answer = await remove(body);
      expect([answer.status, Object.keys(answer.body.error.fields)], JSON.stringify(body)).toEqual([
        422,
        ['force' in body ? 'force' : 'currentPassword'],
      ]);
    }
    expect((await call(DELETE, { method: 'DELETE', token: ana.creator.token })).status).toBe(400);
    for (let guess = 1; guess < 10; guess += 1)
      expect(
        (await remove({ currentPassword: 'wrong' }, ana, `192.0.2.${guess + 10}`)).status,
      ).toBe(422);
    // Shares the limit with the password change.
    const { status, headers } = await remove();
    expect([status, headers.has('retry-after')]).toEqual([429, true]);
    const change = await call(PATCH, {
      method: 'PATCH',
      token: ana.creator.token,
      body: {
        currentPassword: ACCOUNT_PASSWORD,
        password: 'a new one for me',
        password2: 'a new one for me',
      },
    });
    expect([change.status, await rowsOf(ana)]).toEqual([429, before]);
  });

  it('needs a fresh session with the provider for an account without a password', async () => {
    const social = await buildCreator({ password: null });
    const ask = () => call(DELETE, { method: 'DELETE', token: social.token, body: {} });
    expect((await ask()).body.error.code).toBe('fresh_sign_in_required');
    await db().session.update({
      where: { id: social.actor.sessionId },
      data: { provider: 'facebook' },
    });
    expect([
      (await ask()).status,
      await db().user.count({ where: { id: social.actor.userId } }),
    ]).toEqual([204, 0]);
  });

  it('happens once for concurrent requests, and concurrent calls get a proper response', async () => {
    const projects = () =>
      call(createProject, {
        token: ana.creator.token,
        body: { name: 'Late', averageTime: '00:10', type: 1, languages: ['en'] },
      });
    const others = (await db().user.count()) - 1;
    const rename = () =>
      call(PATCH, {
        method: 'PATCH',
        token: ana.creator.token,
        body: { name: 'Late', creator: { name: 'Late' } },
      });
    const answers = await Promise.all([
      remove(),
      projects(),
      remove(),
      rename(),
      sign(ana.creator).catch(() => undefined),
      remove(),
      projects(),
      rename(),
    ]);
    const statuses = answers.flatMap((answer) =>
      answer && 'status' in answer ? [answer.status] : [],
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect([await db().user.count(), await db().project.count()]).toEqual([others, 1]);
    expect(await db().user.count({ where: { id: ana.creator.actor.userId } })).toBe(0);
  });
});
