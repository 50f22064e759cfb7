import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { authEmails } from '@/features/auth/server/mails/email-registry';
import { contactEmails } from '@/features/contact/server/email-registry';
import { feedbackEmails } from '@/features/feedback/server/email-registry';
import { peopleEmails } from '@/features/people/server/mails/email-registry';
import { reviewEmails } from '@/features/reviews/server/mails/email-registry';
import { importEmails } from '@/features/transfer/server/mails/email-registry';
import { webhookEmails } from '@/features/webhooks/server/email-registry';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { runDue } from '@/server/jobs/worker';
import { mailQueue } from '@/server/mail/delivery';
import { MAIL_QUEUE, type QueuedMail } from '@/server/mail/queue';

/** A real mail server on loopback and the mails it received. */
export type Mailbox = {
  url: string;
  port: number;
  mails: Email[];
  raw: string[];
  stop: () => Promise<void>;
};

/** Starts a mail server that accepts everything, by default without encryption and password. */
export async function startMailbox(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<Mailbox> {
  const mails: Email[] = [];
  const raw: string[] = [];
  const { port: wantedPort = 0, ...own } = options;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onData: (stream, _session, done) => {
      void stream.toArray().then(async (chunks: Uint8Array[]) => {
        const bytes = Buffer.concat(chunks);
        raw.push(bytes.toString('utf8'));
        mails.push(await PostalMime.parse(bytes));
        done();
      });
    },
    ...own,
  });
  // Some tests disconnect in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    raw,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server that accepts connections and never sends anything. */
export async function startSilentServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Configures the mail server of this process; undefined writes mails to the data folder. */
export function setMailServer(smtpUrl: string | undefined): void {
  env().mail.smtpUrl = smtpUrl;
}

/** Sends due mails, like the server's background job. */
export const deliver = () =>
  runDue(
    mailQueue({
      ...authEmails,
      ...feedbackEmails,
      ...contactEmails,
      ...webhookEmails,
      ...importEmails,
      ...peopleEmails,
      ...reviewEmails,
    }),
  );

/** Queued mails, the oldest first. */
export async function queuedMails(): Promise<(QueuedMail & { attempts: number; dueAt: Date })[]> {
  const jobs = await db().job.findMany({
    where: { queue: MAIL_QUEUE },
    orderBy: { createdAt: 'asc' },
  });
  return jobs.map(({ data, attempts, dueAt }) => ({ ...(data as QueuedMail), attempts, dueAt }));
}

/** The number of queued mails. */
export const countMails = async () => (await queuedMails()).length;

export const removeMails = () => db().job.deleteMany({ where: { queue: MAIL_QUEUE } });

/** The distinct links of a mail. */
export const linksOf = ({ text = '', html = '' }: Email): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/\S+/g), ...html.matchAll(/https?:\/\/[^"<\s]+/g)].map(([link]) =>
      link.replaceAll('&amp;', '&'),
    ),
  ),
];

/** The token in the only link of a mail. */
export function tokenOf(mail: Email | undefined): string {
  const [link, ...others] = mail ? linksOf(mail) : [];
  const token = link && others.length === 0 ? new URL(link).searchParams.get('token') : undefined;
  if (!token) throw new Error('The mail has no link with a token, or several links.');
  return token;
}
