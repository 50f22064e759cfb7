-- Whether the provider vouched for the e-mail when it was linked: what did not ends with the first proof of the e-mail.
ALTER TABLE "linked_provider" ADD COLUMN "is_email_vouched" BOOLEAN NOT NULL DEFAULT false;
-- Facebook never vouches. Another provider did if the e-mail was confirmed by then, also by the sign-in itself.
UPDATE "linked_provider" l SET "is_email_vouched" = true
FROM "user_account" u
WHERE u."id" = l."user_id" AND l."provider" <> 'facebook' AND u."email_confirmed_at" <= l."created_at" + interval '1 second';
