// Prisma reads relations in parallel within a transaction. pg's deprecation warning about it is
// nothing that operators could act on.
process.noDeprecation = true;

// Imported only now, as packages report deprecations while they load.
const { emit } = await import('./src/events/emit');
const { start } = await import('./src/server/start/start');
const { redirectUnauthenticated } = await import('./src/features/auth/server/auth-guard');
const { isMissingPage, isTakenDownPage } = await import(
  './src/features/reader/server/missing-page'
);
const { authEmails } = await import('./src/features/auth/server/mails/email-registry');
const { feedbackEmails } = await import('./src/features/feedback/server/email-registry');
const { contactEmails } = await import('./src/features/contact/server/email-registry');
const { noticeEmails } = await import('./src/features/site/server/notices/mails');
const { sweepNotices } = await import('./src/features/site/server/notices/service');
const { sweepContactDrafts } = await import('./src/features/contact/server/drafts');
const { digestQueue } = await import('./src/features/feedback/server/digest/service');
const { sweepSearch } = await import('./src/features/search/server/service');
const { sweepSessions } = await import('./src/features/auth/server/sessions/sessions');
const { sweepPersonalTokens } = await import('./src/features/auth/server/personal-tokens/service');
const { enqueueMissingVariants, variantsQueue } = await import(
  './src/features/uploads/server/variants/service'
);
const { removalQueue } = await import('./src/features/uploads/server/removals');
const { sweepUploads } = await import('./src/features/uploads/server/orphans');
const { compactRecords, sweepViewers } = await import(
  './src/features/analytics/server/retention/service'
);
const { sweepViews } = await import('./src/features/analytics/server/rollups/service');
const { sweepContactMessages } = await import('./src/features/contact/server/service');
const { writeDeletions } = await import('./src/features/account/server/journal/journal');
const { sweepLimits } = await import('./src/server/rate-limit');
const { sweepIdempotencyKeys } = await import('./src/server/idempotency');
const { logger } = await import('./src/server/logging/logger');
const { sweepInvalidations } = await import('./src/server/cache/invalidation-rows');
const { sweepActs } = await import('./src/features/site/server/log/service');
const { firstOperatorLink, noteEmptyInstallation } = await import(
  './src/features/site/server/first-operator/service'
);
const { startCron } = await import('./src/server/jobs/cron');
const { startWorker } = await import('./src/server/jobs/worker');
const { webhookQueue } = await import('./src/features/webhooks/server/deliveries/worker');
const { resealWebhookSecrets } = await import('./src/features/webhooks/server/reseal');
const { sweepWebhooks } = await import('./src/features/webhooks/server/sweep');
const { webhookEmails } = await import('./src/features/webhooks/server/email-registry');
const { importQueue } = await import('./src/features/transfer/server/import/job');
const { folderId } = await import('./src/features/transfer/server/import/upload-file');
const { mailQueue } = await import('./src/server/mail/delivery');
const { removeOldMails } = await import('./src/server/mail/mail-folder');
const { sweepTrash } = await import('./src/features/projects/server/trash/service');
const { sweepImports } = await import('./src/features/transfer/server/import/service');
// Loaded with the first import, as it brings the parsers of all formats.
const workOnImport: Parameters<typeof importQueue>[1] = async (...job) =>
  (await import('./src/features/transfer/server/import/process-job')).processImportJob(...job);
// Adds words to guides of an older release soon after the start; the sweep of each minute continues
// it.
// AUTH_SECRET does not change while a process runs.
const renewAtOnce = () => {
  for (const renew of [sweepSearch, resealWebhookSecrets])
    void renew().catch((error: unknown) => logger.error('renewal_failed', error));
};
await start({
  rootDir: process.cwd(),
  isDevelopment: process.argv.includes('--dev'),
  pageChecks: { redirectFor: redirectUnauthenticated, isMissingPage, isTakenDownPage },
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
          ...noticeEmails,
          ...webhookEmails,
        }),
        webhookQueue,
        variantsQueue((shown) => emit('picture.variantsMade', shown)),
        removalQueue,
        importQueue(await folderId(), workOnImport),
        digestQueue,
      ]),
      startCron({
        sweepViews,
        sweepSessions,
        sweepPersonalTokens,
        sweepActs,
        sweepTrash,
        sweepUploads,
        sweepImports,
        sweepIdempotencyKeys,
        sweepLimits,
        sweepInvalidations,
        sweepViewers,
        sweepContactMessages,
        sweepContactDrafts,
        sweepNotices,
        condenseRecords: () => compactRecords(),
        sweepSearch,
        sweepWebhooks,
        enqueueMissingVariants,
        removeOldMails,
        writeDeletions,
      }),
    ];
  },
});

export {};
