import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { guideReportEmails } from '@/features/site/server/guide-reports/mails';
import { sweepGuideReports } from '@/features/site/server/guide-reports/service';
import { updateOwnedProject } from '@/features/projects/server/service';
import { setResponseCache } from '@/server/cache/invalidation';
import { db } from '@/server/db/client';
import { call, type Handler, untilServed } from '@/testing/api';
import {
  buildCreator,
  buildOperator,
  buildPublished,
  buildToken,
} from '@/testing/database/factories';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { GET as readPublic } from '../../projects/[id]/route';
import { POST as notice } from '../../projects/[id]/notices/route';
import { POST as ask } from './[id]/ask/route';
import { POST as leave } from './[id]/leave/route';
import { POST as putBack } from './[id]/put-back/route';
import { POST as removeAccount } from './[id]/remove-account/route';
import { POST as takeDown } from './[id]/take-down/route';
import { GET as list } from './route';

const REASON = { reason: 'The pictures are those of another guide.' };
const dropped: string[] = [];
setResponseCache({ invalidate: (tags) => void dropped.push(...tags) });
let operator: Awaited<ReturnType<typeof buildOperator>>;
let built: Awaited<ReturnType<typeof buildPublished>>;
let id: string;
beforeEach(async () => {
  await removeMails();
  operator = await buildOperator();
  built = await buildPublished();
  id = built.project.projectUid;
  dropped.length = 0;
});
let visitors = 0;
const report = (fields = {}, address = `192.0.2.${(visitors += 1)}`) =>
  call(notice, {
    params: { id },
    address,
    body: { reason: 'copied', email: 'rita@makerstep.example', ...fields },
    headers: { 'accept-language': 'pt-BR' },
  });
const act = (handler: Handler, token = operator.token) =>
  call(handler, { token, params: { id }, body: REASON });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body?.error?.code];
const mails = async () =>
  (await queuedMails())
    .filter(({ kind }) => kind.endsWith('_decided'))
    .map(({ kind, email, locale, data }) => [kind, email, locale, data.decision]);
const cases = async (state = 'open') =>
  (await call(list, { token: operator.token, query: { state } })).body;

describe('reports about guides', () => {
  // security: Take-downs
  it('are stored once for each visitor, and limited', async () => {
    expect((await report({ message: ' Mine ' }, '198.51.100.1')).status).toBe(202);
    expect(codeOf(await report({}, '198.51.100.1'))).toEqual([409, 'notice_open']);
    expect(codeOf(await report({ reason: 'nonsense' }))).toEqual([422, 'validation_failed']);
    expect(await db().guideReport.findMany()).toMatchObject([
      { reason: 'copied', message: 'Mine', lang: 'pt-BR', projectName: 'Plant shelf' },
    ]);
    for (let more = 0; more < 5; more += 1) await report({}, '198.51.100.1');
    expect(codeOf(await report({}, '198.51.100.1'))).toEqual([429, 'too_many_requests']);
    id = 'zzzzzzzzzzzz';
    expect(codeOf(await report())).toEqual([404, 'project_not_found']);
  });

  // security: Take-downs
  it('change nothing by their number, and are not stored without end', async () => {
    await db().guideReport.createMany({
      data: Array.from({ length: 100 }, (_, number) => ({
        id: crypto.randomUUID(),
        projectId: built.project.id,
        projectName: 'x',
        reason: 'spam',
        lang: 'en',
        senderHash: String(number),
      })),
    });
    expect(codeOf(await report())).toEqual([409, 'notice_open']);
    expect((await call(readPublic, { params: { id } })).status).toBe(200);
    const queue = await cases();
    expect([queue.totalResults, queue.results[0].noticeCount]).toEqual([1, 100]);
    expect(queue.results[0].notices).toHaveLength(20);
  });
});

describe('operators', () => {
  it('see and tell the name that readers know, not that of the draft', async () => {
    const { creator, project } = built;
    await updateOwnedProject(creator.actor, project.id, { name: 'Draft' }, { draft: true });
    await report();
    const [found] = (await cases()).results;
    await act(leave);
    const mail = (await queuedMails()).find(({ kind }) => kind === 'guide_decided');
    expect([
      (await db().guideReport.findFirst())?.projectName,
      found.name,
      mail?.data.guide,
      (await db().operatorAct.findFirst())?.subjectLabel,
    ]).toEqual(Array(4).fill('Plant shelf'));
  });

  it('leave a guide, and tell its creator and who reported it', async () => {
    await report();
    expect((await act(leave)).status).toBe(204);
    expect(await mails()).toEqual([
      ['notice_decided', 'rita@makerstep.example', 'pt-BR', 'leave'],
      ['guide_decided', built.creator.email, 'en', 'leave'],
    ]);
    expect((await cases()).totalResults).toBe(0);
    expect(await db().guideReport.findMany()).toMatchObject([
      { outcome: 'left', senderHash: null, outcomeReason: REASON.reason },
    ]);
    expect(
      (await db().operatorAct.findMany()).map(({ kind, subjectId }) => [kind, subjectId]),
    ).toEqual([['notice_left', id]]);
    await db().$executeRaw`UPDATE guide_notice SET closed_at = now() - interval '13 months 1 day'`;
    expect(await sweepGuideReports()).toBe(1);
  });

  it.each<[string, Handler[]]>([
    ['leave it', [leave, leave, leave]],
    ['take it down', [takeDown, takeDown, takeDown]],
    ['decide differently', [leave, takeDown, leave, takeDown]],
  ])('mail each reporter once when operators %s at the same time', async (_, handlers) => {
    await report();
    await report({ email: 'rosa@makerstep.example' });
    await report({ email: '' });
    const statuses = await Promise.all(
      handlers.map((handler) => untilServed(() => act(handler)).then(({ status }) => status)),
    );
    expect(statuses).toEqual(handlers.map(() => 204));
    const sent = await mails();
    expect(
      sent
        .filter(([kind]) => kind === 'notice_decided')
        .map(([, email]) => email)
        .sort(),
    ).toEqual(['rita@makerstep.example', 'rosa@makerstep.example']);
    const acts = await db().operatorAct.findMany();
    expect(sent.filter(([kind]) => kind === 'guide_decided').length).toBe(acts.length);
    expect(new Set(acts.map(({ kind }) => kind)).size).toBe(acts.length);
  });

  it('do nothing by a second take-down, to a report that came meanwhile neither', async () => {
    await act(takeDown);
    const { id: projectId } = built.project;
    const data = { id: randomUUID(), projectId, projectName: 'x', reason: 'copied', lang: 'en' };
    await db().guideReport.create({ data: { ...data, email: 'rita@makerstep.example' } });
    expect((await act(takeDown)).status).toBe(204);
    expect((await mails()).map(([kind]) => kind)).toEqual(['guide_decided']);
    expect((await db().guideReport.findFirst())?.closedAt).toBeNull();
  });

  it('ask the creator once when both send the same question, and again after an answer', async () => {
    const askedTwice = () => Promise.all([ask, ask].map((each) => untilServed(() => act(each))));
    expect((await askedTwice()).map(({ status }) => status)).toEqual([204, 204]);
    expect([(await mails()).length, await db().operatorAct.count()]).toEqual([1, 1]);
    await db().guideStatement.updateMany({ data: { answer: 'Mine', answeredAt: new Date() } });
    await askedTwice();
    expect([(await mails()).length, await db().operatorAct.count()]).toEqual([2, 2]);
  });

  it('have 13 months to decide', async () => {
    await report();
    const age = (days: number) => db().$executeRaw`
      UPDATE guide_notice SET created_at = now() - interval '13 months' - ${days} * interval '1 day'`;
    await age(-1);
    expect(await sweepGuideReports()).toBe(0);
    await age(1);
    expect(await sweepGuideReports()).toBe(1);
    expect(await db().guideReport.count()).toBe(0);
  });

  it('ask the creator, take the guide down and put it back; every page drops it at once', async () => {
    await report();
    await act(ask);
    expect((await cases()).results[0].statement).toMatchObject({ kind: 'question' });
    expect((await act(takeDown)).status).toBe(204);
    expect(codeOf(await call(readPublic, { params: { id } }))).toEqual([410, 'project_taken_down']);
    expect(dropped).toEqual(expect.arrayContaining([`project:${id}`, 'projects']));
    expect(codeOf(await act(ask))).toEqual([409, 'taken_down']);
    const [down] = (await cases('takenDown')).results;
    expect([down.name, down.isPublic, down.statement.reason]).toEqual([
      'Plant shelf',
      false,
      REASON.reason,
    ]);
    const { token } = await buildToken(operator, ['operate']);
    expect((await act(putBack, token)).status).toBe(204);
    expect((await call(readPublic, { params: { id } })).status).toBe(200);
    expect((await mails()).map(([kind, , , decision]) => [kind, decision])).toEqual([
      ['guide_decided', 'ask'],
      ['notice_decided', 'takeDown'],
      ['guide_decided', 'takeDown'],
      ['guide_decided', 'putBack'],
    ]);
    expect(await db().operatorAct.count()).toBe(3);
  });

  // security: Take-downs
  it('remove an account by a session only, and never one of an operator', async () => {
    await report();
    const { token } = await buildToken(operator, ['operate']);
    expect(codeOf(await act(removeAccount, token))).toEqual([403, 'session_required']);
    expect((await act(removeAccount)).status).toBe(204);
    expect(await db().user.count({ where: { id: built.creator.actor.userId } })).toBe(0);
    expect(await mails()).toEqual([
      ['notice_decided', 'rita@makerstep.example', 'pt-BR', 'removeAccount'],
      ['guide_decided', built.creator.email, 'en', 'removeAccount'],
    ]);
    const ownGuide = await buildPublished({ creator: operator });
    id = ownGuide.project.projectUid;
    expect(codeOf(await act(removeAccount))).toEqual([409, 'account_is_operator']);
  });

  it.each<[string, Handler[], string[]]>([
    ['remove the account', [removeAccount, removeAccount], ['account_removed']],
    ['leave or remove', [leave, removeAccount], ['account_removed', 'notice_left']],
  ])(
    '%s at the same time, by two guides, and mail each reporter once',
    async (_, handlers, kinds) => {
      const other = await buildPublished({ creator: built.creator });
      await report();
      const statuses = await Promise.all(
        handlers.map((handler, place) =>
          untilServed(() =>
            call(handler, {
              token: operator.token,
              params: { id: [id, handler === leave ? id : other.project.projectUid][place] ?? id },
              body: REASON,
            }),
          ).then(({ status }) => status),
        ),
      );
      const acts = (await db().operatorAct.findMany()).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(acts));
      expect(acts.filter((kind) => kind === 'account_removed')).toHaveLength(1);
      expect(statuses.filter((status) => status === 204)).toHaveLength(acts.length);
      const sent = (await mails()).map(([kind]) => kind);
      expect(sent.filter((kind) => kind === 'notice_decided')).toHaveLength(1);
    },
  );

  // security: Take-downs
  it('do not give proof by an old session', async () => {
    await db().session.updateMany({ data: { createdAt: new Date(Date.now() - 3_600_000) } });
    await db().$executeRaw`UPDATE session SET proved_at = now() - interval '11 minutes'`;
    for (const handler of [takeDown, removeAccount])
      expect(codeOf(await act(handler))).toEqual([403, 'proof_required']);
  });

  // security: Take-downs
  it('learn nothing of guides that are neither public nor reported', async () => {
    await db().project.updateMany({ data: { status: 1, isListed: false } });
    for (const handler of [leave, ask, takeDown, putBack, removeAccount])
      expect(codeOf(await act(handler))).toEqual([404, 'not_found']);
    expect((await act(takeDown, (await buildCreator()).token)).status).toBe(403);
  });
});

it('mails say what was decided and why, in the language of the reader', async () => {
  const data = {
    decision: 'takeDown',
    reason: 'A copy.',
    projectUid: 'abc',
    guide: 'Shelf',
    name: 'Ana',
  };
  for (const locale of ['en', 'pt-BR'] as const)
    for (const compose of Object.values(guideReportEmails)) {
      const mail = await compose({ email: 'a@makerstep.example', locale, data });
      expect(JSON.stringify(mail)).toContain('A copy.');
    }
  const other = await guideReportEmails.notice_decided?.({
    email: 'a@makerstep.example',
    locale: 'en',
    data,
  });
  expect(JSON.stringify(other), 'no words of strangers').not.toContain('Shelf');
});
