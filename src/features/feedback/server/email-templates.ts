import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import { site } from '@/server/site/current';
import type { MailContent } from '@/server/mail/render-mail';
import type { MailSection } from '@/server/mail/mail-sections';
import type { Locale, ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { paths } from '@/shared/addresses/paths';
import { cutText } from '@/shared/text/letters';
import { harmlessLine, lengthOf } from '@/shared/text/text';
import { greetingName } from '@/features/auth/model/greeting-name';
import { storedNameIn } from '@/features/projects/model/texts/project-texts';
import type { DigestMessage, DigestProject } from './digest/repository';

const EXCERPT_MAX = 140;

type DigestSection = DigestProject & { messages: DigestMessage[] };
type DailyFacts = {
  reader: { name: string; email: string };
  locale: Locale;
  shown: DigestSection[];
  others: DigestProject[];
  token: string;
};

function translator(locale: Locale) {
  const { publicUrl } = env();
  const messages = messagesFor(locale);
  const values = { site: site().name, host: new URL(publicUrl).host };
  return {
    t: createTranslator({ locale, messages, namespace: 'mail' }),
    values,
    at: (path: string) => new URL(path, publicUrl).href,
  };
}

/** The daily mail: new messages on a creator's projects, with excerpts. */
export function dailyEmail({ reader, locale, shown, others, token }: DailyFacts): MailContent {
  const { t, values, at } = translator(locale);
  const all = [...shown, ...others];
  const count = all.reduce((sum, { feedback, reports }) => sum + feedback + reports, 0);
  const name = greetingName(reader.name);
  const othersCount = others.reduce((sum, { feedback, reports }) => sum + feedback + reports, 0);
  return {
    locale,
    subject:
      all.length === 1
        ? t('daily.subjectOne', { count, project: excerpt(all[0] ? nameOf(all[0], locale) : '') })
        : t('daily.subject', { count, projects: all.length }),
    greeting: name === undefined ? t('greetingNobody') : t('greeting', { name }),
    title: t('daily.title', { count }),
    text: t('daily.text', { count, projects: all.length }),
    sections: shown.map((project) => sectionOf(project, locale)),
    ...(others.length > 0
      ? {
          more: {
            text: t('daily.others', { count: othersCount, projects: others.length }),
            label: t('daily.toProjects'),
            url: at(dashboardPaths.projects()),
          },
        }
      : {}),
    notYou: t('daily.notYou'),
    why: t('daily.why', { ...values, email: reader.email }),
    unsubscribe: {
      label: t('daily.unsubscribe'),
      url: at(mailPaths.unsubscribe(token)),
      oneClickUrl: at(`/v1/auth/unsubscribe?token=${token}`),
    },
  };
}

function sectionOf(project: DigestSection, locale: Locale): MailSection {
  const { t, at } = translator(locale);
  const { projectUid, languages, feedback, reports, messages } = project;
  const hidden = feedback + reports - messages.length;
  return {
    title: nameOf(project, locale),
    text: [
      feedback > 0 && t('daily.feedback', { count: feedback }),
      reports > 0 && t('daily.reports', { count: reports }),
    ]
      .filter(Boolean)
      .join(' · '),
    notes: messages.map(({ subject, message, ratingHalves, stepName }) => ({
      label:
        ratingHalves === null
          ? t('daily.reportOf', {
              step: excerpt(pickText(stepName ?? [], locale, languages as ProjectLanguage[]).value),
            })
          : t('daily.rating', { rating: ratingHalves / 2 }),
      text: excerpt([subject, message].filter(Boolean).join(' · ')),
    })),
    ...(hidden > 0 ? { more: t('daily.more', { count: hidden }) } : {}),
    buttons: [{ label: t('daily.toMessages'), url: at(dashboardPaths.feedbackTab(projectUid)) }],
  };
}

const nameOf = ({ name, languages }: DigestProject, locale: Locale) =>
  storedNameIn(name, languages as ProjectLanguage[], locale).value;

type ReceiptFacts = {
  kind: 'feedback' | 'report';
  email: string;
  locale: Locale;
  projectUid: string;
  token: string;
};

/**
 * The receipt of a message, with a link to delete it. Anybody can type a stranger's address, so it
 * contains no text of the sender or a creator.
 */
export function receiptEmail({
  kind,
  email,
  locale,
  projectUid,
  token,
}: ReceiptFacts): MailContent {
  const { t, values, at } = translator(locale);
  const project = at(paths.project(projectUid));
  return {
    locale,
    subject: t(`receipt.${kind}.subject`),
    greeting: t('greetingNobody'),
    title: t(`receipt.${kind}.title`),
    text: t(`receipt.${kind}.text`, { project }),
    button: { label: t('receipt.button'), url: at(mailPaths.withdraw(token)) },
    notYou: t('receipt.notYou'),
    why: t('receipt.why', { ...values, email }),
  };
}

function excerpt(text: string): string {
  const line = harmlessLine(text);
  return lengthOf(line) > EXCERPT_MAX ? `${cutText(line, EXCERPT_MAX - 1).trimEnd()}…` : line;
}
