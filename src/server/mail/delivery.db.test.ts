import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { untilDue } from '@/testing/database/jobs';
import {
  type Mailbox,
  startMailbox,
  startSilentServer,
  setMailServer,
  countMails,
  queuedMails,
} from '@/testing/stand-ins/mailbox';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import { inTransaction } from '../db/client';
import { logger } from '../logging/logger';
import { runDue } from '../jobs/worker';
import { type MailRegistry, mailQueue } from './delivery';
import { enqueueMail } from './queue';

const content = {
  locale: 'en',
  subject: 'Hello',
  greeting: 'Hi,',
  title: 'Hello',
  text: 'A text.',
  notYou: 'Not you?',
  why: 'Because.',
} as const;
const note: MailRegistry[string] = async ({ email, data }) => ({
  to: email,
  content: { ...content, text: data.text ?? content.text },
});
const kinds: MailRegistry = { note };
const queue = (email = 'ana@makerstep.example', text = 'A text.') =>
  enqueueMail({ kind: 'note', email, locale: 'en', data: { text } });
const send = () => runDue(mailQueue(kinds));
const waiting = async () =>
  (await queuedMails()).map(({ attempts, dueAt }) => ({
    attempts,
    inSeconds: Math.round((dueAt.getTime() - Date.now()) / 1000),
  }));
const delayed = () =>
  vi
    .mocked(logger.warn)
    .mock.calls.filter(([event]) => event === 'mail_delayed')
    .map(([, fields]) => fields?.reason);

let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());
afterEach(() => {
  box.mails.length = 0;
  setMailServer(undefined);
});

describe('the delivery of mails', () => {
  it('sends due mails once, and deletes them', async () => {
    setMailServer(box.url);
    await queue();
    await send();
    await send();
    expect(
      box.mails.map(({ to, subject }) => [to?.map(({ address }) => address), subject]),
    ).toEqual([[['ana@makerstep.example'], 'Hello']]);
    expect(await countMails()).toBe(0);
  });

  it('signs in where the mail server asks for it, with any characters in name and password', async () => {
    const signedIn: unknown[] = [];
    const strict = await startMailbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        signedIn.push([username, password]);
        done(password === 'p@ss:/?#%' ? null : new Error('no'), { user: username });
      },
    });
    await queue();
    setMailServer(`smtp://me%40makers.example:wrong@127.0.0.1:${strict.port}`);
    await send();
    expect([strict.mails.length, delayed()]).toEqual([0, ['EAUTH 535 AUTH PLAIN']]);
    await untilDue();
    setMailServer(
      `smtp://me%40makers.example:${encodeURIComponent('p@ss:/?#%')}@127.0.0.1:${strict.port}`,
    );
    await send();
    await strict.stop();
    expect([strict.mails.length, signedIn.at(-1)]).toEqual([1, ['me@makers.example', 'p@ss:/?#%']]);
  });

  it('sends neither password nor mail to a server with an untrusted certificate', async () => {
    // The certificate of the test's server is self-signed.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const requests: string[] = [];
    const options = {
      allowInsecureAuth: true,
      onAuth: (
        { username = '' },
        _session: unknown,
        done: (error: null, answer: object) => void,
      ) => {
        requests.push(username);
        done(null, { user: username });
      },
    };
    const selfSigned = await startMailbox({ ...options, hideSTARTTLS: false });
    const plain = await startMailbox({ ...options, disabledCommands: ['STARTTLS'] });
    await queue();
    // 0.0.0.0 is this machine, but not a loopback address.
    for (const url of [
      `smtp://me:secret@127.0.0.1:${selfSigned.port}`,
      `smtp://me:secret@0.0.0.0:${plain.port}`,
    ]) {
      setMailServer(url);
      await untilDue();
      await send();
    }
    await Promise.all([selfSigned.stop(), plain.stop()]);
    expect([requests, selfSigned.raw, plain.raw, delayed()]).toEqual([
      [],
      [],
      [],
      [expect.stringMatching(/^ESOCKET .*certificate/), expect.stringMatching(/^ETLS /)],
    ]);
  });

  it('keeps a refused mail and sends it when the server accepts it', async () => {
    let isRefusing = true;
    const moody = await startMailbox({
      onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('mailbox full') : null),
    });
    setMailServer(moody.url);
    await queue();
    await send();
    await send();
    expect(await waiting()).toEqual([{ attempts: 1, inSeconds: 60 }]);
    await untilDue();
    await send();
    expect(await waiting()).toEqual([{ attempts: 2, inSeconds: 300 }]);
    isRefusing = false;
    await untilDue();
    await send();
    await moody.stop();
    expect([moody.mails.length, await waiting()]).toEqual([1, []]);
  });

  it('does not wait for a server that hangs or is down', async () => {
    const silent = await startSilentServer();
    setMailServer(silent.url);
    await queue();
    const startedAtMs = performance.now();
    await send();
    expect(performance.now() - startedAtMs).toBeLessThan(15_000);
    await silent.stop();
    await untilDue();
    await send();
    expect(delayed()).toEqual([
      expect.stringMatching(/^ETIMEDOUT /),
      expect.stringMatching(/^ESOCKET .*ECONNREFUSED/),
    ]);
    setMailServer(box.url);
    await untilDue();
    await send();
    expect([box.mails.length, await waiting()]).toEqual([1, []]);
  });

  it('waits longer each time and gives up after more than a day, with a log line without an address', async () => {
    const complaints = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    setMailServer('smtp://127.0.0.1:1');
    await queue();
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await untilDue();
      await send();
      delays.push(...(await waiting()).map(({ inSeconds }) => inSeconds / 60));
    }
    expect(delays).toEqual([1, 5, 30, 120, 360, 1440]);
    expect(complaints).not.toHaveBeenCalled();
    await untilDue();
    await send();
    expect(await waiting()).toEqual([]);
    expect(complaints.mock.calls).toEqual([
      [
        'mail_given_up',
        expect.stringMatching(/^ESOCKET .*ECONNREFUSED/),
        { job: expect.any(String), kind: 'note', attempt: 7 },
      ],
    ]);
    expect(
      JSON.stringify([...complaints.mock.calls, ...vi.mocked(logger.warn).mock.calls]),
    ).not.toContain('ana@');
  });

  it('sends each mail once, with any number of instances at the same moment', async () => {
    setMailServer(box.url);
    const inboxes = Array.from({ length: 12 }, (_, index) => `maker-${index}@makerstep.example`);
    for (const inbox of inboxes) await queue(inbox);
    await Promise.all(Array.from({ length: 6 }, send));
    expect(box.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([...inboxes].sort());
    expect(await waiting()).toEqual([]);
  });

  it('sends what another instance claimed and never finished, once its lease has expired', async () => {
    setMailServer(box.url);
    await queue();
    let finish: (() => void) | undefined;
    // Only the first time: after the lease this instance may send what it still holds.
    const hangs: MailRegistry = {
      note: (job) =>
        finish
          ? note(job)
          : new Promise((resolve) => {
              finish = () => resolve(undefined);
            }),
    };
    const dying = runDue(mailQueue(hangs));
    await vi.waitFor(
      async () =>
        expect(await waiting()).toEqual([{ attempts: 1, inSeconds: expect.closeTo(0, -1) }]),
      { timeout: TEST_TIMEOUT_MS },
    );
    await send();
    expect(box.mails).toEqual([]);
    await untilDue();
    await send();
    await vi.waitFor(() => expect(box.mails).toHaveLength(1), { timeout: TEST_TIMEOUT_MS });
    finish?.();
    await dying;
  });

  it('goes on with other mails when one cannot be rendered', async () => {
    const complaints = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    setMailServer(box.url);
    await queue('broken@makerstep.example');
    await enqueueMail({ kind: 'unknown', email: 'ana@makerstep.example', locale: 'en' });
    await queue();
    const note: MailRegistry[string] = (job) => {
      if (job.email.startsWith('broken')) throw new Error('a mistake of ours');
      return kinds.note?.(job) ?? Promise.resolve(undefined);
    };
    await runDue(mailQueue({ note }));
    expect([
      box.mails.length,
      (await waiting()).length,
      complaints.mock.calls.map(([event]) => event),
    ]).toEqual([1, 2, ['mail_failed']]);
  });

  it('sends no mail of a transaction that was rolled back', async () => {
    await expect(
      inTransaction(async () => {
        await queue();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
  });
});
