import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { linksOf, type Mailbox, startMailbox, setMailServer } from '@/testing/stand-ins/mailbox';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import { env } from '../env/env';
import { setSite } from '../site/current';
import { logger } from '../logging/logger';
import { runDue } from '../jobs/worker';
import { mailQueue } from './delivery';
import type { MailContent } from './render-mail';
import { removeOldMails } from './mail-folder';
import { enqueueMail } from './queue';
import { sendMail } from './transport';

const LINK = 'https://makerstep.example/auth/recovery?token=abc&x="><script>';
const content: MailContent = {
  locale: 'pt-BR',
  subject: 'Olá',
  greeting: 'Olá, <script>alert(1)</script>,',
  title: 'Título & <b>',
  text: 'Um texto',
  button: { label: '<Abrir>', url: LINK },
  notYou: 'Não foi "você"?',
  why: 'Porque <sim>.',
};
const folder = () => path.join(env().dataDir, 'mail');
const written = async () => (await readdir(folder())).sort();

beforeEach(() => rm(folder(), { recursive: true, force: true }));

describe('a mail without a mail server', () => {
  it('is written to the data folder as a whole mail, readable by the owner only', async () => {
    const { file = '' } = await sendMail({
      to: 'ana@makerstep.example',
      kind: 'recovery',
      content,
    });
    expect(await written()).toEqual([
      expect.stringMatching(/^\d{8}T\d{9}Z-[0-9a-f]{4}-recovery\.eml$/),
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    const bytes = await readFile(file);
    expect(bytes.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const mail = await PostalMime.parse(bytes);
    expect([mail.subject, mail.from?.address, mail.to?.[0]?.address]).toEqual([
      'Olá',
      'makerstep@localhost',
      'ana@makerstep.example',
    ]);
    expect(Date.parse(mail.date ?? '')).not.toBeNaN();
    expect(mail.messageId).toMatch(/^<.+@.+>$/);
  });

  it('comes from the site as its operators call it, unless MAIL_FROM has a name', async () => {
    setSite({ ...SITE_DEFAULTS, name: 'Mend <& Co>, Ltd' });
    const senderOf = async () => {
      const { file = '' } = await sendMail({ to: 'ana@makerstep.example', kind: 'a', content });
      return (await PostalMime.parse(await readFile(file))).from;
    };
    expect(await senderOf()).toEqual({ name: 'Mend <& Co>, Ltd', address: 'makerstep@localhost' });
    const { from } = env().mail;
    env().mail.from = 'Fixit <mail@fixit.example>';
    expect(await senderOf()).toEqual({ name: 'Fixit', address: 'mail@fixit.example' });
    env().mail.from = from;
  });

  it('logs its path and nothing of its content', async () => {
    const info = vi.mocked(logger.info);
    await enqueueMail({ kind: 'note', email: 'ana@makerstep.example', locale: 'en' });
    await runDue(mailQueue({ note: async ({ email }) => ({ to: email, content }) }));
    const [name] = await written();
    expect(info.mock.calls).toEqual([
      [
        'mail_written',
        {
          job: expect.any(String),
          kind: 'note',
          attempt: 1,
          file: path.join(folder(), name ?? ''),
        },
      ],
    ]);
  });

  it('is removed after 30 days', async () => {
    const old = (await sendMail({ to: 'ana@makerstep.example', kind: 'old', content })).file ?? '';
    const young =
      (await sendMail({ to: 'ana@makerstep.example', kind: 'young', content })).file ?? '';
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
    await utimes(old, daysAgo(31), daysAgo(31));
    await utimes(young, daysAgo(29), daysAgo(29));
    await removeOldMails();
    expect(await written()).toEqual([path.basename(young)]);
  });
});

describe('a mail', () => {
  let box: Mailbox;
  beforeAll(async () => {
    box = await startMailbox();
  });
  afterAll(() => box.stop());
  beforeEach(() => setMailServer(box.url));
  afterEach(() => {
    box.mails.length = 0;
    env().mail.contact = undefined;
    setMailServer(undefined);
  });
  const sent = async (to: string, fields: Partial<MailContent> = {}) => {
    await sendMail({ to, kind: 'note', content: { ...content, ...fields } });
    const mail = box.mails.at(-1);
    if (!mail) throw new Error('Nothing came.');
    return {
      mail,
      header: (name: string) =>
        mail.headers.filter(({ key }) => key === name).map(({ value }) => value),
    };
  };

  it('has the same content and link in its plain and HTML parts, and headers of an automatic mail', async () => {
    const { mail, header } = await sent('ana@makerstep.example');
    for (const text of ['Um texto', 'Porque']) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.text).toContain(LINK);
    expect([header('auto-submitted'), header('content-language'), header('reply-to')]).toEqual([
      ['auto-generated'],
      ['pt-BR'],
      [],
    ]);
    expect(mail.html).toMatch(/<html lang="pt-BR">/);
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.html).not.toMatch(/<(img|link|iframe)|https?:\/\/(?!makerstep\.example)/);
  });

  it('escapes texts for HTML', async () => {
    const { mail } = await sent('ana@makerstep.example');
    const tags = [...(mail.html ?? '').matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag);
    expect(tags).not.toContain('script');
    expect(tags).not.toContain('b');
    expect(mail.html).toContain('Olá, &lt;script&gt;alert(1)&lt;/script&gt;,');
    expect(mail.html).toContain(
      'href="https://makerstep.example/auth/recovery?token=abc&amp;x=&quot;&gt;&lt;script&gt;"',
    );
  });

  it('cannot be injected with more headers or recipients', async () => {
    const { mail, header } = await sent('ana@makerstep.example', {
      subject: 'Olá\r\nBcc: all@makerstep.example\r\n\r\n<html>',
      greeting: 'Ana\r\nBcc: b@makerstep.example',
    });
    expect([
      header('bcc'),
      mail.to?.map(({ address }) => address),
      header('subject').length,
    ]).toEqual([[], ['ana@makerstep.example'], 1]);
    for (const to of [
      'ana@makerstep.example, eve@evil.example',
      'ana@makerstep.example\r\nBcc: eve@evil.example',
      '"x" <eve@evil.example>',
    ]) {
      const before = box.mails.length;
      await sendMail({ to, kind: 'note', content }).catch(() => undefined);
      for (const other of box.mails.slice(before)) {
        expect(other.to?.length, to).toBe(1);
        expect(
          other.headers.some(({ key }) => key === 'bcc'),
          to,
        ).toBe(false);
      }
    }
  });

  it('has the contact address as its Reply-To, where there is one', async () => {
    env().mail.contact = 'help@makerstep.example';
    expect((await sent('ana@makerstep.example')).header('reply-to')).toEqual([
      'help@makerstep.example',
    ]);
  });

  it('has its link in the HTML part twice: on the button and as text', async () => {
    const { mail } = await sent('ana@makerstep.example', {
      button: { label: 'Abrir', url: 'https://makerstep.example/x?token=abc' },
    });
    expect(mail.html?.match(/href="https:\/\/makerstep\.example\/x\?token=abc"/g)).toHaveLength(2);
    expect(linksOf(mail)).toEqual(['https://makerstep.example/x?token=abc']);
  });
});
