import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from '../env/env';
import { site } from '../site/current';
import { type MailContent, type PlainMailContent, renderMail } from './render-mail';
import { saveMail } from './mail-folder';

const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
/** The longest that sending may take; the lease of its job lasts longer (delivery.ts). */
export const SEND_TIMEOUT_MS = 45_000;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Prevents automatic replies. */
const PROGRAM_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

type Mail = { to: string; replyTo?: string; kind: string; content: MailContent | PlainMailContent };

/**
 * Sends a mail over SMTP, or writes it to the data folder where none is configured.
 * @returns the answer of the mail server, or the path of a written mail
 * @throws {Error} with a `code` of nodemailer or the file system
 */
export async function sendMail({
  to,
  replyTo,
  kind,
  content,
}: Mail): Promise<{ answer: string; file?: undefined } | { file: string }> {
  const { smtpUrl, from, contact } = env().mail;
  const answersTo = replyTo ?? contact;
  const message = {
    // An object and not a text: nothing in an address can become a second one or another header.
    from: from.includes('<') ? from : { name: site().name, address: from },
    to: { name: '', address: to },
    ...(answersTo ? { replyTo: { name: '', address: answersTo } } : {}),
    subject: content.subject,
    ...renderMail(content),
    headers: {
      'Content-Language': content.locale,
      ...('plain' in content ? {} : { ...PROGRAM_HEADERS, ...unsubscribeHeaders(content) }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (smtpUrl) {
    const transport = createTransport(smtpOptions(smtpUrl));
    const { response } = await transport
      .sendMail({ ...message, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) })
      .finally(() => transport.close());
    return { answer: response };
  }
  const { message: bytes } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(message);
  return { file: await saveMail(kind, bytes as Buffer) };
}

/**
 * Connects and signs in to a mail server without sending anything.
 * @throws {Error} with a `code` of nodemailer
 */
export async function tryTransport(smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpOptions(smtpUrl));
  await transport.verify().finally(() => transport.close());
}

// Mail clients show a button for it (RFC 8058).
function unsubscribeHeaders({ unsubscribe }: MailContent): Record<string, string> {
  return unsubscribe
    ? {
        'List-Unsubscribe': `<${unsubscribe.oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
}

function smtpOptions(url: string) {
  const { hostname, username } = new URL(url);
  return {
    url,
    // With opportunistic STARTTLS, a man in the middle could strip the offer and read the password.
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  };
}
