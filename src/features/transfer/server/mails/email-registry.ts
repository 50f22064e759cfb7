import 'server-only';
import { createTranslator } from 'use-intl/core';
import { greetingName } from '@/features/auth/model/greeting-name';
import { workshopOfLink } from '@/features/auth/server/workshops/in-mails';
import { messagesFor } from '@/i18n/messages';
import { env } from '@/server/env/env';
import type { MailJob, MailRegistry } from '@/server/mail/delivery';
import type { MailContent } from '@/server/mail/render-mail';
import { site } from '@/server/site/current';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { isUuid } from '@/shared/ids/uid';
import type { GuideState } from '../../constants';
import { type EndedImport, findEnded } from './repository';

/** The mails about imports, by kind; server.ts registers them for delivery. */
export const importEmails: MailRegistry = {
  import_ended: async (job) => {
    const { importId = '' } = job.data;
    const ended = isUuid(importId) ? await findEnded(importId) : null;
    return ended ? { to: job.email, content: importEndedEmail(job, ended) } : undefined;
  },
};

function importEndedEmail(
  { email, locale }: MailJob,
  { id, fileName, state, refusalCount, guides, user, creator }: EndedImport,
): MailContent {
  const { publicUrl } = env();
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'mail' });
  const greeted = greetingName(user.name);
  const workshop = workshopOfLink(user, creator.uid);
  const count = (...states: GuideState[]) =>
    guides.filter((guide) => states.includes(guide.state as GuideState)).length;
  const values = { site: site().name, host: new URL(publicUrl).host, email, file: fileName };
  return {
    locale,
    subject: t('import_ended.subject', values),
    greeting: greeted === undefined ? t('greetingNobody') : t('greeting', { name: greeted }),
    title: t(state === 'failed' ? 'import_ended.failed' : 'import_ended.title', values),
    text: t('import_ended.text', {
      ...values,
      imported: count('imported', 'copied'),
      replaced: count('replaced'),
      skipped: count('skipped'),
      refused: count('refused'),
      leftOut: refusalCount,
    }),
    button: {
      label: t('import_ended.button'),
      url: new URL(dashboardPaths.import(id, workshop), publicUrl).href,
    },
    notYou: t('import_ended.notYou'),
    why: t('import_ended.why', values),
  };
}
