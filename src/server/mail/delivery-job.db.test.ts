import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Mailbox, startMailbox, setMailServer } from '@/testing/mailbox';
import { PATIENCE_MS } from '@/testing/patience';
import { db, inTransaction } from '../db/client';
import type { MailKinds } from './delivery';
import type { BackgroundJob } from '../woken-job';
import { startMailDelivery } from './delivery-job';
import { enqueueMail } from './queue';

const letter = {
  locale: 'en',
  subject: 'Hello',
  greeting: 'Hi,',
  title: 'Hello',
  text: 'A text.',
  notYou: 'Not you?',
  why: 'Because.',
} as const;
const kinds: MailKinds = { note: async ({ email }) => ({ to: email, letter }) };
const queue = (email: string) => enqueueMail({ kind: 'note', email, locale: 'en' });

let job: BackgroundJob | undefined;
let box: Mailbox | undefined;
afterEach(async () => {
  await job?.stop();
  await box?.stop();
  setMailServer(undefined);
});
const arrived = (...addresses: string[]) =>
  vi.waitFor(() => expect(box?.mails.map(({ to }) => to?.[0]?.address)).toEqual(addresses), {
    timeout: 20_000,
  });

describe('the background job of mails', () => {
  it('sends what an earlier run left, and what is queued from then on as soon as it is committed', async () => {
    box = await startMailbox();
    setMailServer(box.url);
    await queue('left@makerstep.example');
    job = startMailDelivery(kinds);
    await arrived('left@makerstep.example');
    await inTransaction(() => queue('new@makerstep.example'));
    await arrived('left@makerstep.example', 'new@makerstep.example');
  });

  it('lets nobody wait: queueing is done while the mail server takes its time', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    box = await startMailbox({ onConnect: (_session, done) => void gate.then(() => done()) });
    setMailServer(box.url);
    job = startMailDelivery(kinds);
    await queue('ana@makerstep.example');
    await vi.waitFor(async () => expect((await db().mailJob.findFirst())?.attempts).toBe(1), {
      timeout: PATIENCE_MS,
    });
    expect(box.mails).toEqual([]);
    open();
    await arrived('ana@makerstep.example');
  });

  it('stops: waits for what is under way and takes nothing new', async () => {
    box = await startMailbox();
    setMailServer(box.url);
    job = startMailDelivery(kinds);
    await queue('ana@makerstep.example');
    await vi.waitFor(async () => expect((await db().mailJob.findFirst())?.attempts ?? 1).toBe(1), {
      timeout: PATIENCE_MS,
    });
    await job.stop();
    await arrived('ana@makerstep.example');
    await queue('late@makerstep.example');
    expect(await db().mailJob.findMany({ select: { email: true, attempts: true } })).toEqual([
      { email: 'late@makerstep.example', attempts: 0 },
    ]);
  });
});
