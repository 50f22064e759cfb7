import 'server-only';
import { inTransaction } from '@/server/db/client';
import { examine } from '@/server/doctor/examine';
import { findingWords } from '@/server/doctor/words';
import { env } from '@/server/env/env';
import { enqueue, type Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { enqueueMail, MAIL_QUEUE } from '@/server/mail/queue';
import { safeFetch } from '@/server/safe-fetch/safe-fetch';
import { userAgentOf } from '@/server/safe-fetch/user-agent';
import { site } from '@/server/site/current';
import { type HealthCode, healthFinding, type HealthFinding } from '@/shared/site/health';
import { isLocale } from '@/shared/interface/languages';
import * as rows from './repository';

const MINUTE_MS = 60_000;
const EVERY_MS = 10 * MINUTE_MS;
/** Longer than an examination takes. */
const LEASE_MS = 3 * MINUTE_MS;
const MARGIN_MAX_MS = 10 * MINUTE_MS;
const POST_MS = 10_000;
const ANSWER_BYTES = 1_024;
const OK = { from: 200, below: 300 };
/** Faults that keep mails from going: they are mailed when they ended. */
const KEEPS_MAILS: readonly HealthCode[] = ['mailRefused'];
const JOB = { queue: 'watch', key: 'site' };

/** Examines the site on one instance, and mails its operators (docs/decisions/0149). */
export const watchQueue: Queue = {
  name: JOB.queue,
  metric: 'watchSite',
  concurrency: 1,
  leaseMs: LEASE_MS,
  // The minute after, it is scheduled again.
  backoffMs: [],
  run: async () => {
    await watchFaults(await examine({ rootDir: process.cwd() }));
    await queueDailyMails();
    return undefined;
  },
  failed: (_job, error) => logger.error('watch_failed', error),
};

/** Schedules the next examination, unless one is due earlier. */
export const scheduleWatch = (): Promise<void> => enqueue({ ...JOB, delayMs: EVERY_MS });

/** Examines the site at once, in the background. */
export const watchNow = (): Promise<void> => enqueue(JOB);

/** Stores the faults among some findings, and tells operators of each, once a day at most. */
export async function watchFaults(findings: readonly HealthFinding[]): Promise<void> {
  const faults = findings.filter(({ state }) => state === 'fault');
  await inTransaction(async () => {
    const ended = await rows.storeFaults(faults);
    const unmailed = await rows.takeUnmailed(KEEPS_MAILS);
    const silence = ended.find(({ code }) => KEEPS_MAILS.includes(code));
    if (unmailed.length === 0 && !silence) return;
    for (const { email, locale, name } of await rows.listReachable()) {
      const mail = { email, locale: isLocale(locale) ? locale : 'en' } as const;
      if (unmailed.length > 0)
        await enqueueMail({
          ...mail,
          kind: 'site_faults',
          data: { name, faults: JSON.stringify(unmailed) },
        });
      if (silence)
        await enqueueMail({
          ...mail,
          kind: 'mail_worked_again',
          data: { name, since: silence.since.toISOString(), until: new Date().toISOString() },
        });
    }
    if (silence) await rows.hurryMails(MAIL_QUEUE);
  });
  await postFaults();
}

/** Posts new faults to ALERT_URL, a second road for when mails do not go; tried until it answers. */
async function postFaults(): Promise<void> {
  const { alertUrl, publicUrl } = env();
  const faults = alertUrl === undefined ? [] : await rows.listUnposted();
  if (alertUrl === undefined || faults.length === 0) return;
  const told = faults.map(({ code, values, since }) => ({
    code,
    since: since.toISOString(),
    message: findingWords(healthFinding(code, values)),
  }));
  try {
    const { status } = await safeFetch(alertUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgentOf('Alerts') },
      body: JSON.stringify({
        text: [`${site().name} (${publicUrl})`, ...told.map(({ message }) => message)].join('\n'),
        site: publicUrl,
        faults: told,
      }),
      timeoutMs: POST_MS,
      maxBytes: ANSWER_BYTES,
    });
    if (status < OK.from || status >= OK.below) throw new Error(`It answered ${status}.`);
    await rows.recordPosted(faults.map(({ code }) => code));
  } catch (error) {
    logger.warn('alert_not_posted', { reason: (error as Error).message });
  }
}

/** The faults of the last examination, as findings. */
export const readFaults = async (): Promise<HealthFinding[]> =>
  (await rows.listFaults()).map(({ code, values }) => healthFinding(code, values));

/** Queues the daily mail to each operator who is due for one, and for whom there is news. */
export function queueDailyMails(): Promise<void> {
  return inTransaction(async () => {
    const marginMs = Math.min(env().mail.dailyDelayMs, MARGIN_MAX_MS);
    for (const { id, email, locale, since, until } of await rows.lockDueOperators(marginMs)) {
      const news = await rows.countNews({ since, until });
      if (Object.values(news).every((count) => count === 0)) continue;
      await enqueueMail({
        kind: 'site_news',
        email,
        locale: isLocale(locale) ? locale : 'en',
        data: { userId: id, since: since.toISOString(), until: until.toISOString() },
      });
      await rows.recordOperatorMail(id, until);
    }
  });
}
