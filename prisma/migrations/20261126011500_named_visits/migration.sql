-- Whether creators see name and e-mail with the visits of the person; null until the person has answered, which counts as no.
ALTER TABLE "user_account" ADD COLUMN "named_visits" BOOLEAN;
