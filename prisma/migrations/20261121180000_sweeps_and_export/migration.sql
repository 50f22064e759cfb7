SET lock_timeout = '2s';

-- CreateIndex
CREATE INDEX "session_ended_at_idx" ON "session"("ended_at");

-- CreateIndex
CREATE INDEX "refresh_token_expires_at_idx" ON "refresh_token"("expires_at");

-- CreateIndex
CREATE INDEX "mail_token_expires_at_idx" ON "mail_token"("expires_at");

-- What a person wrote to creators is found by their e-mail, for its export and when the account is deleted.
-- Prisma's schema has no indexes on expressions.
CREATE INDEX "feedback_sender_idx" ON "feedback"(lower("email")) WHERE "email" <> '';
CREATE INDEX "report_sender_idx" ON "report"(lower("email")) WHERE "email" <> '';
CREATE INDEX "tracking_record_sender_idx" ON "tracking_record"(lower("email")) WHERE "email" <> '';
CREATE INDEX "contact_message_sender_idx" ON "contact_message"(lower("email")) WHERE "email" <> '';
