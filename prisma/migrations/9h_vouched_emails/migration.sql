-- Whether the provider vouched for the e-mail when it was linked; null for links that were made before this was stored.
ALTER TABLE "linked_provider" ADD COLUMN "is_email_vouched" BOOLEAN;
