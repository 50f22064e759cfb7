import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSubmission } from '@/features/feedback/server/submission-deletion';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import {
  deliver,
  linksOf,
  type Mailbox,
  setMailServer,
  startMailbox,
  countMails,
} from '@/testing/stand-ins/mailbox';
import { liftLimits } from '../_testing/good-bodies';
import { POST as restore } from '../dashboard/projects/[id]/steps/[stepId]/restore/route';
import { DELETE as removeStep } from '../dashboard/projects/[id]/steps/[stepId]/route';
import { POST as sendFeedbackCall } from '../projects/[id]/feedback/route';
import { POST as sendReportCall } from '../projects/[id]/steps/[stepId]/report/route';
import { POST } from './route';

const RITA = 'rita@makerstep.example';
let box: Mailbox;
beforeAll(async () => {
  liftLimits();
  box = await startMailbox();
});
afterAll(() => box.stop());
let built: Awaited<ReturnType<typeof buildPublished>>;
beforeEach(async () => {
  setMailServer(box.url);
  built = await buildPublished({ steps: 2, name: 'Cheap watches at www.evil.example' });
});
afterEach(() => {
  box.mails.length = 0;
  setMailServer(undefined);
});
const stepId = () => built.project.steps[0]?.id ?? '';
const feedback = (body: object = {}, options = {}) =>
  call(sendFeedbackCall, {
    params: { id: built.project.id },
    body: { rating: 4, difficulty: 3, message: 'Secret words', name: 'Rita', email: RITA, ...body },
    ...options,
  });
const report = () =>
  call(sendReportCall, {
    params: { id: built.project.id, stepId: stepId() },
    body: { subject: 'Blurred', message: 'Secret words', email: RITA },
  });
const own = () => ({
  params: { id: built.project.id, stepId: stepId() },
  token: built.creator.token,
});
async function tokens(): Promise<string[]> {
  await deliver();
  return box.mails
    .splice(0)
    .map(
      (mail) =>
        new URL(linksOf(mail).find((link) => link.includes('token=')) ?? '').searchParams.get(
          'token',
        ) ?? '',
    );
}
const withdraw = (token: string) => call(POST, { method: 'POST', query: { token } });

describe('POST /v1/withdraw', () => {
  it('serves visitors: deletes a message by the link of its mail, and confirms it', async () => {
    await feedback();
    await feedback({ message: 'Stays', email: '' });
    await report();
    const [one = '', two = ''] = await tokens();
    for (const [token, kind] of [
      [one, 'feedback'],
      [two, 'report'],
    ] as const) {
      expect(await readSubmission(token)).toEqual({ kind, isThere: true });
      for (let n = 0; n < 2; n += 1) expect((await withdraw(token)).status).toBe(204);
      expect(await readSubmission(token)).toEqual({ kind, isThere: false });
    }
    expect([
      await db().feedback.findMany({ select: { message: true } }),
      await db().report.count(),
    ]).toEqual([[{ message: 'Stays' }], 0]);
  });

  it('deletes a report whose step was deleted, so that it is not restored with it', async () => {
    await report();
    await call(sendReportCall, {
      params: { id: built.project.id, stepId: stepId() },
      body: { subject: 'Stays', message: 'x' },
    });
    const [token = ''] = await tokens();
    await call(removeStep, { ...own(), method: 'DELETE' });
    expect(await readSubmission(token)).toEqual({ kind: 'report', isThere: true });
    expect((await withdraw(token)).status).toBe(204);
    expect(await readSubmission(token)).toEqual({ kind: 'report', isThere: false });
    await call(restore, { ...own(), method: 'POST' });
    expect((await db().report.findMany()).map(({ subject }) => subject)).toEqual(['Stays']);
  });

  it('rejects tokens that we did not issue for this purpose', async () => {
    await feedback();
    const [token = ''] = await tokens();
    for (const wrong of [
      '',
      'x',
      `${token}A`,
      token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ]) {
      const { status, body } = await withdraw(wrong);
      expect([status, body.error.code]).toEqual([400, 'invalid_token']);
      expect(await readSubmission(wrong)).toBeUndefined();
    }
    expect(await db().feedback.count()).toBe(1);
  });
});

describe('the receipt mail', () => {
  it("is in the sender's language, and contains no text of theirs or of the creator: the address may be a stranger’s", async () => {
    await feedback({}, { query: { lang: 'pt-BR' } });
    await deliver();
    const [mail] = box.mails;
    expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([RITA, 'Sua avaliação chegou']);
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/evil|Secret|Rita\b|Plant/);
    expect(mail?.text).toContain(`/p/${built.project.projectUid}`);
  });

  it('is sent once per message, only where mails go out, and only to a given address', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    await feedback({}, { headers });
    await feedback({}, { headers });
    await feedback({ email: '' });
    expect(await tokens()).toHaveLength(1);
    setMailServer(undefined);
    await feedback({ message: 'again' });
    expect(await countMails()).toBe(0);
  });

  it('goes to the address of a signed-in sender who typed none', async () => {
    const { token, email } = await buildCreator();
    await feedback({ email: '', name: '' }, { token });
    await deliver();
    expect(box.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  });

  it('is limited to three a day per address in any spelling, and the sender does not notice', async () => {
    const answers = [];
    for (const email of [RITA, 'RITA@makerstep.example', RITA, RITA, 'Rita@Makerstep.example'])
      answers.push((await feedback({ email, message: `from ${answers.length}` })).status);
    answers.push((await report()).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await tokens()).toHaveLength(3);
    await feedback({ email: 'other@makerstep.example' });
    expect(await tokens()).toHaveLength(1);
  });

  it('is not sent when the message was deleted in the meantime', async () => {
    await feedback();
    await db().feedback.deleteMany();
    expect(await tokens()).toEqual([]);
    expect(await countMails()).toBe(0);
  });
});
