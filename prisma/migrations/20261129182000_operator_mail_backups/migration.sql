ALTER TABLE "user_account" ADD COLUMN "operator_mail" BOOLEAN NOT NULL DEFAULT true, ADD COLUMN "operator_mail_at" TIMESTAMPTZ(3);

CREATE TABLE "mail_log" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "mail_log_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "mail_log_at_id_idx" ON "mail_log"("at", "id");
CREATE INDEX "mail_log_email_idx" ON "mail_log" (lower("email")) WHERE "email" <> '';

-- UNLOGGED: a restored copy has no faults of the machine that it came from.
CREATE UNLOGGED TABLE "site_fault" (
    "code" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),
    "posted_at" TIMESTAMPTZ(3),

    CONSTRAINT "site_fault_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "site_backup" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "state" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "reason" TEXT NOT NULL DEFAULT '',
    "rehearsed_at" TIMESTAMPTZ(3),
    "rehearsal" TEXT,

    CONSTRAINT "site_backup_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "site_backup_started_at_idx" ON "site_backup"("started_at");
