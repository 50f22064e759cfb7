-- Found by its sender when an account is deleted or exported, like the other messages.
CREATE INDEX "guide_notice_sender_idx" ON "guide_notice"(lower("email")) WHERE "email" <> '';
