import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import type { MailJob, MailRegistry } from '@/server/mail/delivery';
import { enqueueMail } from '@/server/mail/queue';
import type { MailContent } from '@/server/mail/render-mail';
import { site } from '@/server/site/current';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { isLocale } from '@/shared/interface/languages';
import { greetingName } from '@/features/auth/model/greeting-name';
import { type Decision, DECISIONS } from '../../guide-reports/constants';

/** Decisions that people get by mail: about a guide, or an account with all its guides. */
const MAILED = [...DECISIONS, 'suspend', 'readmit', 'handOver', 'receive', 'letThrough'] as const;
type Mailed = (typeof MAILED)[number];
/** Texts for the people in the workshops of an account. */
const OF_WORKSHOPS = {
  removeAccount: 'removeWorkshop',
  suspend: 'suspendWorkshop',
  readmit: 'readmitWorkshop',
} as const;
const isOfWorkshops = (decision: Mailed): decision is keyof typeof OF_WORKSHOPS =>
  decision in OF_WORKSHOPS;

const localeOf = (lang: string) => (isLocale(lang) ? lang : 'en');

type Person = { name: string; email: string; locale: string };
type Guide = { projectUid: string; name: string };
/** For decisions about an account. */
export const NO_GUIDE: Guide = { projectUid: '', name: '' };
type Owned = Guide & { creator: { owner: Person } };

/** Mails the decision of operators to the owner of a guide. */
export function mailCreator(decision: Decision, guide: Owned, reason: string) {
  return mailPerson(guide.creator.owner, guide, { decision, reason });
}

/** Mails the decision to people who work in its workshop, or in those that go with its owner. */
export async function mailMembers(
  decision: Mailed,
  members: readonly { user: Person; creator: { name: string } }[],
  guide: Guide,
  reason: string,
): Promise<void> {
  for (const { user, creator } of members)
    await mailPerson(user, guide, {
      decision,
      reason,
      ...(isOfWorkshops(decision) ? { workshop: creator.name } : {}),
    });
}

export function mailPerson(
  { name, email, locale }: Person,
  { projectUid, name: guide }: Guide,
  data: { decision: Mailed; reason: string; workshop?: string; from?: string; to?: string },
) {
  return enqueueMail({
    kind: 'guide_decided',
    email,
    locale: localeOf(locale),
    data: { ...data, projectUid, guide, name },
  });
}

/** Mails the decision to those who reported a guide with an e-mail. */
export async function mailReporters(
  decision: Decision,
  reporters: readonly { email: string; lang: string; project: { projectUid: string } }[],
  reason: string,
): Promise<void> {
  for (const { email, lang, project } of reporters.filter((one) => one.email !== ''))
    await enqueueMail({
      kind: 'notice_decided',
      email,
      locale: localeOf(lang),
      data: { decision, reason, projectUid: project.projectUid },
    });
}

const isDecision = (text: string | undefined): text is Mailed =>
  MAILED.some((decision) => decision === text);

/** The mails about reported guides, by kind; server.ts registers them for delivery. */
export const guideReportEmails: MailRegistry = {
  guide_decided: async (job) => sent(job, toCreator(job)),
  notice_decided: async (job) => sent(job, toReporter(job)),
};

const sent = ({ email }: MailJob, content: MailContent | undefined) =>
  content && { to: email, content };

function translator({ locale }: MailJob) {
  const { publicUrl } = env();
  const messages = messagesFor(locale);
  return {
    t: createTranslator({ locale, messages, namespace: 'mail' }),
    siteName: site().name,
    host: new URL(publicUrl).host,
    at: (path: string) => new URL(path, publicUrl).href,
  };
}

function toCreator(job: MailJob): MailContent | undefined {
  const {
    decision,
    reason = '',
    projectUid = '',
    guide = '',
    name = '',
    workshop,
    from = '',
    to = '',
  } = job.data;
  if (!isDecision(decision)) return undefined;
  const isAboutGuide = projectUid !== '';
  const text =
    workshop !== undefined && isOfWorkshops(decision) ? OF_WORKSHOPS[decision] : decision;
  const { t, siteName, host, at } = translator(job);
  const greeting = greetingName(name);
  const values = { guide, reason, site: siteName, workshop: workshop ?? '', from, to };
  const mayAnswer = decision === 'ask' || decision === 'takeDown';
  return {
    locale: job.locale,
    subject: t(`decided.${text}.subject`, values),
    greeting: greeting === undefined ? t('greetingNobody') : t('greeting', { name: greeting }),
    title: t(`decided.${text}.subject`, values),
    text: t(`decided.${text}.text`, values),
    ...(isAboutGuide
      ? {
          button: {
            label: t(mayAnswer ? 'decided.answer' : 'decided.open'),
            url: at(dashboardPaths.editor(projectUid)),
          },
        }
      : {}),
    notYou: t('decided.notYou'),
    why: t('decided.why', { site: siteName, host, email: job.email }),
  };
}

/** Anybody can type a stranger's address: the mail has no text of the sender or the creator. */
function toReporter(job: MailJob): MailContent | undefined {
  const { decision, reason = '', projectUid = '' } = job.data;
  if (decision !== 'leave' && decision !== 'takeDown' && decision !== 'removeAccount')
    return undefined;
  const { t, siteName, host, at } = translator(job);
  const values = { guide: at(paths.project(projectUid)), reason, site: siteName };
  return {
    locale: job.locale,
    subject: t('reported.subject', values),
    greeting: t('greetingNobody'),
    title: t('reported.subject', values),
    text: t(`reported.${decision}`, values),
    notYou: t('reported.notYou'),
    why: t('reported.why', { site: siteName, host, email: job.email }),
  };
}
