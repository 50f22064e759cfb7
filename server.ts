import { emit } from './src/events/emit';
import { start } from './src/server/start/start';
import { isSignedIn, redirectUnauthenticated } from './src/features/auth/server/auth-guard';
import { isMissingPage, isTakenDownPage } from './src/features/reader/server/missing-page';
import { listMostRead } from './src/features/explore/server/most-read';
import { authEmails } from './src/features/auth/server/mails/email-registry';
import { feedbackEmails } from './src/features/feedback/server/email-registry';
import { contactEmails } from './src/features/contact/server/email-registry';
import { guideReportEmails } from './src/features/site/server/guide-reports/mails';
import { watchEmails } from './src/features/site/server/watch/mails';
import { scheduleWatch, watchNow, watchQueue } from './src/features/site/server/watch/service';
import { sweepGuideReports } from './src/features/site/server/guide-reports/service';
import { sweepContactDrafts } from './src/features/contact/server/drafts';
import { digestQueue } from './src/features/feedback/server/digest/service';
import { sweepMissed } from './src/features/explore/server/missed/service';
import { sweepSearch } from './src/features/search/server/service';
import { sweepSessions } from './src/features/auth/server/sessions/sessions';
import { sweepPersonalTokens } from './src/features/auth/server/personal-tokens/service';
import {
  enqueueMissingVariants,
  variantsQueue,
} from './src/features/uploads/server/variants/service';
import { removalQueue } from './src/features/uploads/server/removals';
import { sweepUploads } from './src/features/uploads/server/orphans';
import { compactRecords, sweepViewers } from './src/features/analytics/server/retention/service';
import { sweepViews } from './src/features/analytics/server/rollups/service';
import { sweepContactMessages } from './src/features/contact/server/service';
import { JOURNAL, writeDeletions } from './src/features/account/server/journal/journal';
import { sweepLimits } from './src/server/rate-limit';
import { sweepIdempotencyKeys } from './src/server/idempotency';
import { logger } from './src/server/logging/logger';
import { sweepInvalidations } from './src/server/cache/invalidation-rows';
import {
  countMachineRead,
  sweepMachineReads,
  writeMachineReads,
} from './src/features/site/server/programs/count';
import { sweepActs } from './src/features/site/server/log/service';
import {
  firstOperatorLink,
  noteEmptyInstallation,
} from './src/features/site/server/first-operator/service';
import { runCommand } from './src/server/start/run-command';
import { backupQueue, scheduleBackups } from './src/server/backup/scheduled/queue';
import { startCron } from './src/server/jobs/cron';
import { startWorker } from './src/server/jobs/worker';
import { webhookQueue } from './src/features/webhooks/server/deliveries/worker';
import { resealWebhookSecrets } from './src/features/webhooks/server/reseal';
import { sweepWebhooks } from './src/features/webhooks/server/sweep';
import { webhookEmails } from './src/features/webhooks/server/email-registry';
import { peopleEmails } from './src/features/people/server/mails/email-registry';
import { sweepComments } from './src/features/reviews/server/comments/service';
import { sweepWorkshopInvitations } from './src/features/people/server/invitations/service';
import { remindToLookAgain } from './src/features/reviews/server/look-again/service';
import { reviewEmails } from './src/features/reviews/server/mails/email-registry';
import { importEmails } from './src/features/transfer/server/mails/email-registry';
import { importQueue } from './src/features/transfer/server/import/job';
import { folderId } from './src/features/transfer/server/import/upload-file';
import { labelsQueue, sweepLabelChanges } from './src/features/site/server/labels/queue';
import { mailQueue } from './src/server/mail/delivery';
import { sweepMailLog } from './src/server/mail/log';
import { removeOldMails } from './src/server/mail/mail-folder';
import { coversQueue } from './src/features/projects/server/covers/service';
import { sweepTrash } from './src/features/projects/server/trash/service';
import { sweepImports } from './src/features/transfer/server/import/service';

// Loaded with the first import, as it loads the parsers of all formats.
const workOnImport: Parameters<typeof importQueue>[1] = async (...job) =>
  (await import('./src/features/transfer/server/import/process-job')).processImportJob(...job);

// Begins what an update or another AUTH_SECRET makes due; sweeps continue the first.
const renewAtOnce = () => {
  for (const renew of [sweepSearch, resealWebhookSecrets])
    void renew().catch((error: unknown) => logger.error('renewal_failed', error));
};

await start({
  rootDir: process.cwd(),
  isDevelopment: process.argv.includes('--dev'),
  pageChecks: {
    redirectFor: redirectUnauthenticated,
    isSignedIn,
    isMissingPage,
    isTakenDownPage,
  },
  listMostRead,
  onAnswered: countMachineRead,
  beforeContent: noteEmptyInstallation,
  firstOperatorLink,
  startBackgroundJobs: async () => {
    renewAtOnce();
    return [
      startWorker([
        mailQueue({
          ...authEmails,
          ...feedbackEmails,
          ...contactEmails,
          ...guideReportEmails,
          ...watchEmails,
          ...webhookEmails,
          ...importEmails,
          ...peopleEmails,
          ...reviewEmails,
        }),
        webhookQueue,
        variantsQueue((shown) => emit('picture.variantsMade', shown)),
        removalQueue,
        importQueue(await folderId(), workOnImport),
        digestQueue,
        watchQueue,
        backupQueue({
          make: (file, signal) => runCommand(['backup', file], { signal }),
          rehearse: (file, { folder, signal }) =>
            runCommand(['rehearse', file], { signal, env: { TMPDIR: folder } }),
          failed: watchNow,
          journal: JOURNAL,
        }),
        coversQueue,
        labelsQueue,
      ]),
      startCron({
        sweepViews,
        sweepSessions,
        sweepPersonalTokens,
        sweepWorkshopInvitations,
        sweepComments,
        sweepActs,
        sweepLabelChanges,
        sweepMachineReads,
        sweepMissed,
        sweepTrash,
        sweepUploads,
        sweepImports,
        sweepIdempotencyKeys,
        sweepLimits,
        sweepInvalidations,
        sweepViewers,
        sweepContactMessages,
        sweepContactDrafts,
        sweepNotices: sweepGuideReports,
        condenseRecords: () => compactRecords(),
        sweepSearch,
        sweepWebhooks,
        enqueueMissingVariants,
        removeOldMails,
        sweepMailLog,
        scheduleWatch,
        scheduleBackups,
        writeDeletions,
        remindToLookAgain,
      }),
      // The server has closed by then.
      {
        stop: () =>
          writeMachineReads().catch((error: unknown) =>
            logger.warn('machine_reads_lost', { reason: String(error) }),
          ),
      },
    ];
  },
});
