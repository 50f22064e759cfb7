import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildFeedback,
  buildPublished,
  buildReport,
  type TestCreator,
} from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import {
  deliver,
  linksOf,
  type Mailbox,
  setMailServer,
  startMailbox,
  countMails,
} from '@/testing/stand-ins/mailbox';
import { DELETE as removeProject } from '../../../../../app/v1/dashboard/projects/[id]/route';
import { POST as sendFeedbackCall } from '../../../../../app/v1/projects/[id]/feedback/route';
import { POST as sendReportCall } from '../../../../../app/v1/projects/[id]/steps/[stepId]/report/route';
import { liftLimits } from '../../../../../app/v1/_testing/good-bodies';
import * as repository from './repository';
import { digestQueue } from './service';
import { runDue } from '@/server/jobs/worker';

const DAY_MS = 24 * 60 * 60_000;
let box: Mailbox;
beforeAll(async () => {
  liftLimits();
  box = await startMailbox();
});
afterAll(() => box.stop());
let creator: TestCreator;
let built: Awaited<ReturnType<typeof buildPublished>>;
beforeEach(async () => {
  env().mail.dailyDelayMs = 0;
  creator = await buildCreator({ name: 'Ana' });
  await set({ emailConfirmedAt: new Date() });
  built = await buildPublished({ creator, name: 'Plant shelf' });
});
afterEach(() => {
  box.mails.length = 0;
  box.raw.length = 0;
  setMailServer(undefined);
});

const set = (data: Parameters<ReturnType<typeof db>['user']['update']>[0]['data']) =>
  db().user.update({ where: { id: creator.actor.userId }, data });
const queueDailyMails = () => runDue(digestQueue);
/** The number of accounts that wait for a check. */
const waiting = () => db().job.count({ where: { queue: digestQueue.name } });
const feedback = (body: object = {}, id = built.project.id) =>
  call(sendFeedbackCall, { params: { id }, body: { rating: 4.5, difficulty: 4, ...body } });
const report = (body: object = {}) =>
  call(sendReportCall, {
    params: { id: built.project.id, stepId: built.project.steps[0]?.id ?? '' },
    body: { subject: 'Blurred', message: 'One cannot see the screw.', ...body },
  });
/** The mails sent now. */
async function mails() {
  setMailServer(box.url);
  await queueDailyMails();
  await deliver();
  return box.mails.splice(0);
}
async function passTime(ms: number): Promise<void> {
  await db().$executeRaw`
    UPDATE user_account SET daily_mail_at = daily_mail_at - ${ms} * interval '1 millisecond'`;
  await db().$executeRaw`UPDATE job SET due_at = due_at - ${ms} * interval '1 millisecond'`;
  await db()
    .$executeRaw`UPDATE feedback SET created_at = created_at - ${ms} * interval '1 millisecond'`;
}

describe('the daily mail', () => {
  it('summarizes new messages: counts, excerpts, the step, and where to read them', async () => {
    await feedback({ subject: 'Very <b>good</b>', message: 'It holds my plants. '.repeat(20) });
    await report();
    const [mail, ...others] = await mails();
    expect([others.length, mail?.to?.[0]?.address, mail?.subject]).toEqual([
      0,
      creator.email,
      '2 new messages about “Plant shelf”',
    ]);
    for (const part of [mail?.text ?? '', (mail?.html ?? '').replaceAll(/&#39;/g, "'")]) {
      for (const phrase of [
        'Hello Ana,',
        '1 new feedback message · 1 new report',
        'Report about the step “Step 1”',
        'Blurred · One cannot see the screw.',
        'Feedback: 4.5 of 5 stars',
      ]) {
        expect(part).toContain(phrase);
      }
      expect(part).toMatch(/It holds my plants\.…/);
    }
    expect(mail?.html).toContain('Very &lt;b&gt;good&lt;/b&gt;');
    expect(linksOf(mail ?? (undefined as never))).toEqual([
      `${env().publicUrl}/dashboard/projects/${built.project.projectUid}#feedback`,
      expect.stringMatching(/\/auth\/unsubscribe\?token=[\w-]{43}$/),
    ]);
  });

  it('is sent at most once a day, with only new messages', async () => {
    await feedback({ subject: 'The first' });
    expect(await mails()).toHaveLength(1);
    await feedback({ subject: 'The second' });
    await feedback({ subject: 'The third' });
    expect(await mails()).toEqual([]);
    await passTime(DAY_MS - 60_000);
    expect(await mails()).toEqual([]);
    await passTime(60_000);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('The second');
    expect(mail?.text).toContain('2 messages came in');
    expect(mail?.text).not.toContain('The first');
    await passTime(2 * DAY_MS);
    expect(await mails()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('waits a little for more messages', async () => {
    env().mail.dailyDelayMs = 10 * 60_000;
    await feedback();
    expect(await mails()).toEqual([]);
    await passTime(10 * 60_000);
    // This message may be in an open transaction: it is left for the next mail, and not lost.
    await buildFeedback(built.project.id, { subject: 'Just now' });
    const [mail] = await mails();
    expect(mail?.text).toContain('1 message came in');
    expect(mail?.text).not.toContain('Just now');
    await passTime(DAY_MS + 60_000);
    expect((await mails())[0]?.text).toContain('Just now');
  });

  it('is not sent when everything was read or deleted before', async () => {
    await feedback();
    await queueDailyMails();
    expect(await countMails()).toBe(1);
    await db().feedback.updateMany({ data: { status: 2 } });
    expect(await mails()).toEqual([]);
    expect(await countMails()).toBe(0);
    await passTime(DAY_MS);
    await feedback();
    await queueDailyMails();
    await call(removeProject, {
      method: 'DELETE',
      params: { id: built.project.id },
      token: creator.token,
    });
    expect(await mails()).toEqual([]);
  });

  it('is not sent to an unconfirmed address, nor when it is switched off', async () => {
    await set({ emailConfirmedAt: null });
    await feedback();
    expect(await waiting()).toBe(0);
    await set({ emailConfirmedAt: new Date(), dailyMail: false });
    await feedback();
    expect(await waiting()).toBe(0);
    await set({ dailyMail: true });
    await feedback();
    await set({ dailyMail: false });
    expect(await mails()).toEqual([]);
    await set({ dailyMail: true });
    // Also when it is switched off after it was queued.
    await feedback();
    await queueDailyMails();
    await set({ dailyMail: false });
    expect(await mails()).toEqual([]);
  });

  it('is in the language of the account', async () => {
    await set({ locale: 'pt-BR' });
    await feedback();
    const [mail] = await mails();
    expect([
      mail?.subject,
      mail?.headers.find(({ key }) => key === 'content-language')?.value,
    ]).toEqual(['1 mensagem nova sobre “Plant shelf”', 'pt-BR']);
    expect(mail?.text).toContain('Avaliação: 4,5 de 5 estrelas');
    expect(mail?.text).toContain('Olá, Ana,');
  });

  it('is queued once for any number of concurrent instances', async () => {
    for (let n = 0; n < 3; n += 1) {
      const other = await buildPublished();
      await db().user.update({
        where: { id: other.creator.actor.userId },
        data: { emailConfirmedAt: new Date() },
      });
      await feedback({}, other.project.id);
    }
    await feedback();
    await Promise.all(Array.from({ length: 5 }, queueDailyMails));
    expect(await countMails()).toBe(4);
  });

  it('is neither lost nor repeated when queueing is interrupted, and retried after an error', async () => {
    await feedback({ subject: 'Once' });
    await expect(
      inTransaction(async () => {
        await queueDailyMails();
        throw new Error('the process dies');
      }),
    ).rejects.toThrow('the process dies');
    expect(await countMails()).toBe(0);
    setMailServer('smtp://127.0.0.1:1');
    await queueDailyMails();
    await deliver();
    expect(await countMails()).toBe(1);
    await untilDue();
    const sentMails = await mails();
    expect(sentMails.map(({ text }) => text?.includes('Once'))).toEqual([true]);
  });

  it('shows the projects with most messages, three messages of each, and counts the rest', async () => {
    for (let n = 1; n <= 6; n += 1) {
      const { project } = await buildPublished({ creator, name: `Guide ${n}` });
      for (let m = 0; m < n; m += 1)
        await buildFeedback(project.id, { subject: `Words ${n}.${m}` });
      await buildReport(project.id, project.steps[0]?.id ?? '', { subject: `Wrong ${n}` });
    }
    await feedback();
    const [mail] = await mails();
    expect(mail?.subject).toBe('28 new messages about 7 of your guides');
    for (const shown of [
      'Guide 6',
      'Guide 2',
      'Wrong 6',
      'Words 6.5',
      'and 4 more',
      '3 more messages about 2 other guides.',
    ])
      expect(mail?.text).toContain(shown);
    for (const hidden of ['Guide 1', 'Plant shelf', 'Words 6.3'])
      expect(mail?.text).not.toContain(hidden);
  });

  it('links to the inbox when there are only reports', async () => {
    await report();
    const [mail] = await mails();
    expect(linksOf(mail ?? (undefined as never))[0]).toMatch(/#feedback$/);
  });

  it('can be unsubscribed by mail programs (RFC 8058)', async () => {
    await feedback();
    const [mail] = await mails();
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(
      new RegExp(`^<${env().publicUrl}/v1/auth/unsubscribe\\?token=[\\w-]{43}>$`),
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it("never costs a message: a reader's message is stored even when the digest cannot be scheduled", async () => {
    vi.spyOn(repository, 'findRecipient').mockRejectedValue(
      new Error('canceling statement due to lock timeout'),
    );
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    expect([(await feedback()).status, await db().feedback.count(), await waiting()]).toEqual([
      201, 1, 0,
    ]);
    expect(logged.mock.calls.map(([event]) => event)).toEqual(['after_commit_failed']);
  });
});
