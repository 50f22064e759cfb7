import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import type { MailJob, MailRegistry } from '@/server/mail/delivery';
import type { MailContent } from '@/server/mail/render-mail';
import { site } from '@/server/site/current';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { healthFinding } from '@/shared/site/health';
import type { Locale } from '@/shared/interface/languages';
import { emailKeyOf } from '@/shared/text/email';
import { greetingName } from '@/features/auth/model/greeting-name';
import { operatorUnsubscribeToken } from '@/features/auth/server/mails/unsubscription';
import { countNews, type FaultRow, findReader, listReachable, type News } from './repository';

/** The mails to operators about the site, by kind; server.ts registers them for delivery. */
export const watchEmails: MailRegistry = {
  site_faults: async (job) => toOperator(job, faultsMail(job)),
  mail_worked_again: async (job) => toOperator(job, workedAgainMail(job)),
  site_news: composeNews,
};

/** Only to who is an operator still. */
async function toOperator({ email }: MailJob, content: MailContent) {
  const isOperator = (await listReachable()).some(
    (operator) => emailKeyOf(operator.email) === emailKeyOf(email),
  );
  return isOperator ? { to: email, content } : undefined;
}

type Reader = { email: string; locale: Locale; name?: string | undefined };

function translator({ email, locale, name = '' }: Reader) {
  const { publicUrl } = env();
  const messages = messagesFor(locale);
  const t = createTranslator({ locale, messages, namespace: 'mail' });
  const greeting = greetingName(name);
  const values = { site: site().name, host: new URL(publicUrl).host, email };
  return {
    t,
    values,
    at: (path: string) => new URL(path, publicUrl).href,
    // UTC, as the backups are.
    moment: (iso: string) =>
      `${new Date(iso).toLocaleString(locale, { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' })} UTC`,
    sentence: createTranslator({ locale, messages, namespace: 'site.health' }),
    frame: {
      locale,
      greeting: greeting === undefined ? t('greetingNobody') : t('greeting', { name: greeting }),
      why: t('site.why', values),
    },
  };
}

const card = (anchor: string) => `${dashboardPaths.site}#${anchor}`;

function faultsMail({ email, locale, data }: MailJob): MailContent {
  const { t, values, at, moment, sentence, frame } = translator({
    email,
    locale,
    name: data.name,
  });
  const faults = JSON.parse(data.faults ?? '[]') as FaultRow[];
  const count = faults.length;
  return {
    ...frame,
    subject: t('site.faults.subject', { ...values, count }),
    title: t('site.faults.title', { count }),
    text: t('site.faults.text', { ...values, count }),
    sections: faults.map((fault) => {
      const { check, code, values: facts } = healthFinding(fault.code, fault.values);
      return {
        title: sentence(`checks.${check}`),
        text: sentence(`found.${code}`, facts),
        notes: [{ label: t('site.faults.since', { when: moment(String(fault.since)) }), text: '' }],
        buttons: [],
      };
    }),
    button: { label: t('site.faults.open'), url: at(card('health')) },
    notYou: t('site.faults.again'),
  };
}

function workedAgainMail({ email, locale, data }: MailJob): MailContent {
  const { t, values, at, moment, frame } = translator({ email, locale, name: data.name });
  const times = { since: moment(data.since ?? ''), until: moment(data.until ?? '') };
  return {
    ...frame,
    subject: t('site.mailAgain.subject', values),
    title: t('site.mailAgain.title'),
    text: t('site.mailAgain.text', times),
    button: { label: t('site.mailAgain.open'), url: at(card('mails')) },
    notYou: t('site.mailAgain.more'),
  };
}

/** A mail that shows that mails go. */
export function testMail(reader: Reader): MailContent {
  const { t, values, frame } = translator(reader);
  return {
    ...frame,
    subject: t('site.test.subject', values),
    title: t('site.test.title'),
    text: t('site.test.text', values),
    notYou: t('site.test.notYou'),
  };
}

/** Composes the daily mail, unless everything was done or it was ended in the meantime. */
async function composeNews({ locale, data }: MailJob) {
  const reader = await findReader(data.userId ?? '');
  if (!reader) return undefined;
  const window = { since: new Date(data.since ?? ''), until: new Date(data.until ?? '') };
  const news = await countNews(window);
  if (Object.values(news).every((count) => count === 0)) return undefined;
  return { to: reader.email, content: newsMail({ ...reader, locale }, news) };
}

function newsMail(reader: Reader & { id: string }, news: News): MailContent {
  const { t, values, at, frame } = translator(reader);
  const token = operatorUnsubscribeToken(reader.id);
  return {
    ...frame,
    subject: t('site.news.subject', values),
    title: t('site.news.title'),
    text: t('site.news.text', values),
    sections: (['reports', 'messages', 'accounts'] as const)
      .filter((kind) => news[kind] > 0)
      .map((kind) => ({
        title: t(`site.news.${kind}`),
        text: t('site.news.count', { count: news[kind] }),
        notes: [],
        buttons: [{ label: t('site.news.open'), url: at(card(kind)) }],
      })),
    notYou: t('site.news.notYou'),
    why: t('site.news.why', values),
    unsubscribe: {
      label: t('site.news.unsubscribe'),
      url: at(mailPaths.unsubscribe(token)),
      oneClickUrl: at(`/v1/auth/unsubscribe?token=${token}`),
    },
  };
}
