-- The access token that set a webhook up last: the webhook is switched off when the token ends.
ALTER TABLE "webhook_endpoint" ADD COLUMN "token_id" UUID REFERENCES "personal_token"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "webhook_endpoint_token_id_idx" ON "webhook_endpoint"("token_id");
