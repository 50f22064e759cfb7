import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backupQueue, startBackup } from '@/server/backup/scheduled/queue';
import { diskFinding } from '@/server/doctor/machine';
import { examineMail } from '@/server/doctor/mail';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { runDue } from '@/server/jobs/worker';
import { logger } from '@/server/logging/logger';
import { mailQueue } from '@/server/mail/delivery';
import { enqueueMail } from '@/server/mail/queue';
import { PlainError } from '@/server/plain-error';
import { changeSite } from '@/server/site/settings';
import { healthFinding } from '@/shared/site/health';
import { buildCreator, buildOperator } from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import { linksOf, type Mailbox, setMailServer, startMailbox } from '@/testing/stand-ins/mailbox';
import { unsubscribe } from '@/features/auth/server/mails/unsubscription';
import { readHealth } from '../health/service';
import { watchEmails } from './mails';
import { queueDailyMails, watchFaults, watchNow, watchQueue } from './service';

const PASSWORD = 'right';
const isRight = (password: unknown) => password === PASSWORD;
let box: Mailbox;
let stops: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  const { actor } = await buildOperator({ email: 'olga@site.example' });
  await db().user.update({
    where: { id: actor.userId },
    data: { emailConfirmedAt: new Date(), operatorMailAt: new Date() },
  });
  box = await startMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(isRight(password) ? null : new Error('no'), { user: username }),
  });
  stops = [box.stop];
  signInWith(PASSWORD);
});
afterEach(async () => {
  setMailServer(undefined);
  env().alertUrl = undefined;
  for (const stop of stops) await stop();
});
const signInWith = (password: string) =>
  setMailServer(`smtp://site:${password}@127.0.0.1:${box.port}`);
const send = () =>
  runDue(
    mailQueue({
      ...watchEmails,
      note: async ({ email }) => ({
        to: email,
        content: { locale: 'en', subject: 'Waited', plain: 'x' },
      }),
    }),
  );
const subjects = () => box.mails.map(({ subject }) => subject);
const age = (hours: number) =>
  db()
    .$executeRaw`UPDATE site_fault SET mailed_at = mailed_at - ${hours} * interval '1 hour', ended_at = ended_at - ${hours} * interval '1 hour'`;

it('mails a full disk at once, once a day while it lasts, and again the next time', async () => {
  const full = diskFinding(1_000_000, '/srv/data');
  await watchFaults([full, healthFinding('clockGood')]);
  await watchFaults([full]);
  await send();
  expect(subjects()).toEqual(['Makerstep: a fault']);
  expect(box.mails[0]?.text).toContain('Only 0 MB are free for /srv/data.');
  expect(linksOf(box.mails[0] as never)).toContain(`${env().publicUrl}/dashboard/site#health`);
  await age(25);
  await watchFaults([full, healthFinding('signInWrong', { issuer: 'https://id.example' })]);
  await send();
  expect(subjects()).toEqual(['Makerstep: a fault', 'Makerstep: 2 faults']);
  // It ends, and comes back after a while.
  await watchFaults([]);
  await age(2);
  await watchFaults([]);
  await watchFaults([full]);
  await send();
  expect(subjects()).toHaveLength(3);
});

it('a backup for which there is no room is mailed at once, and in Health', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await changeSite({ backups: { hour: 3 } });
  await startBackup();
  await runDue(
    backupQueue({
      make: () => Promise.reject(new PlainError('There is no room left for a.tar.', 'Free some.')),
      rehearse: () => Promise.resolve(),
      failed: watchNow,
      journal: 'none',
    }),
  );
  await runDue(watchQueue);
  await send();
  expect(box.mails.at(-1)?.text).toContain('The last backup failed: There is no room left');
  expect((await readHealth()).findings.map(({ code }) => code)).toContain('backupFailed');
});

it('takes a fault that comes and goes for one', async () => {
  const full = diskFinding(1_000_000, '/srv/data');
  for (const findings of [[full], [], [full], []]) await watchFaults(findings);
  await send();
  expect(subjects()).toHaveLength(1);
});

it('a broken mail password is in Health at once, and reaches the mailbox when mail works again', async () => {
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  signInWith('wrong');
  await enqueueMail({ kind: 'note', email: 'ana@site.example', locale: 'en' });
  await send();
  await watchFaults(await examineMail(env().mail));
  expect((await readHealth()).findings).toContainEqual(
    expect.objectContaining({ code: 'mailRefused', values: { reason: 'EAUTH' } }),
  );
  expect(await db().mailLog.findMany({ select: { state: true, answer: true } })).toEqual([
    { state: 'delayed', answer: expect.stringMatching(/^EAUTH 535 /) },
  ]);
  signInWith(PASSWORD);
  await watchFaults(await examineMail(env().mail));
  await send();
  expect(subjects().sort()).toEqual(['Makerstep sends mail again', 'Waited']);
  expect(JSON.stringify(box.mails)).toMatch(/Mail did not work from .* to .* UTC/);
  expect((await readHealth()).findings.map(({ code }) => code)).not.toContain('mailRefused');
});

it('a second road tells of a broken mail password at once, and is tried until it answers', async () => {
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const posts: unknown[] = [];
  let status = 500;
  const server = createServer((request: IncomingMessage, response) => {
    void request.toArray().then((chunks) => {
      posts.push(JSON.parse(Buffer.concat(chunks as Buffer[]).toString()));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const { outsideAllowedHosts } = env();
  env().outsideAllowedHosts = [{ host: '127.0.0.1', port }];
  env().alertUrl = `http://127.0.0.1:${port}/hook?secret`;
  const broken = [healthFinding('mailRefused', { reason: 'EAUTH' })];
  await watchFaults(broken);
  status = 204;
  await watchFaults(broken);
  await watchFaults(broken);
  env().outsideAllowedHosts = outsideAllowedHosts;
  expect(posts).toHaveLength(2);
  expect(posts[1]).toMatchObject({
    text: expect.stringMatching(/^Makerstep \(http.*\)\nThe mail server does not let this site in/),
    faults: [{ code: 'mailRefused' }],
  });
  await send();
  expect(subjects()).toEqual([]);
});

it('mails no fault to who is no operator any more', async () => {
  await watchFaults([diskFinding(0, '/srv/data')]);
  await db().user.updateMany({ data: { isOperator: false } });
  await send();
  expect(subjects()).toEqual([]);
});

it('mails what is new once a day at most, and nothing when nothing is', async () => {
  const dayAgo = () =>
    db()
      .$executeRaw`UPDATE user_account SET operator_mail_at = now() - interval '25 hours' WHERE is_operator`;
  await db().$executeRaw`UPDATE user_account SET created_at = now() - interval '9 days'`;
  await dayAgo();
  await queueDailyMails();
  await send();
  expect(subjects()).toEqual([]);

  await buildCreator();
  await db().contactMessage.create({
    data: { name: 'Rita', email: 'rita@site.example', subject: 's', message: 'm', lang: 'en' },
  });
  await db()
    .$executeRaw`UPDATE user_account SET created_at = now() - interval '1 hour' WHERE NOT is_operator`;
  await db().$executeRaw`UPDATE contact_message SET created_at = now() - interval '1 hour'`;
  await queueDailyMails();
  await queueDailyMails();
  await send();
  expect(subjects()).toEqual(['New on Makerstep']);
  const [mail] = box.mails;
  const links = linksOf(mail as never);
  expect(links.filter((link) => link.includes('#')).map((link) => new URL(link).hash)).toEqual([
    '#messages',
    '#accounts',
  ]);
  const token = new URL(links.find((link) => link.includes('unsubscribe')) ?? '').searchParams.get(
    'token',
  );
  await unsubscribe(token ?? '');
  await db().$executeRaw`UPDATE contact_message SET created_at = now() - interval '1 hour'`;
  await dayAgo();
  await queueDailyMails();
  await untilDue();
  await send();
  expect(subjects()).toHaveLength(1);
});
