-- Search tolerates misspellings by comparing groups of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "mail_token_purpose" AS ENUM ('reset_password', 'confirm_email');

-- CreateEnum
CREATE TYPE "file_kind" AS ENUM ('project', 'step', 'avatar', 'cover');

-- CreateTable
CREATE TABLE "user_account" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "creator" (
    "id" UUID NOT NULL,
    "uid" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "avatar_id" UUID,
    "cover_id" UUID,
    "text_color" TEXT NOT NULL DEFAULT '#1b1916',
    "background_color" TEXT NOT NULL DEFAULT '#d3d3d3',
    "cover_opacity" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "small_description" TEXT NOT NULL DEFAULT '',
    "url" TEXT NOT NULL DEFAULT '',
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "creator_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "spent_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "linked_provider" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "linked_provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_token" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "mail_token_purpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "spent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "creator_id" UUID NOT NULL,
    "kind" "file_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "signed_until" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3),
    "stored_at" TIMESTAMPTZ(3),
    "width" INTEGER,
    "height" INTEGER,
    "variant_widths" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "placeholder" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" UUID NOT NULL,
    "project_uid" TEXT NOT NULL,
    "creator_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "average_time_minutes" INTEGER NOT NULL,
    "people" INTEGER NOT NULL DEFAULT 1,
    "tools" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "parts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ref" TEXT NOT NULL DEFAULT '',
    "ref_key" TEXT NOT NULL DEFAULT '',
    "brand" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "category_key" TEXT NOT NULL DEFAULT '',
    "tag_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "type" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "languages" TEXT[],
    "views" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "search_text" TEXT NOT NULL DEFAULT '',
    "source" JSONB,
    "import_key" TEXT,
    "file_id" UUID,
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "type" SMALLINT NOT NULL,
    "name" JSONB NOT NULL,
    "description" JSONB NOT NULL DEFAULT '[]',
    "file_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "question" JSONB NOT NULL,
    "answer" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "rating_halves" SMALLINT NOT NULL,
    "difficulty" SMALLINT NOT NULL,
    "lang" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tracking_record" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "start_time" TIMESTAMPTZ(3) NOT NULL,
    "end_time" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "lang" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tracking_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tracking_step" (
    "record_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "step_id" UUID NOT NULL,
    "time_ms" INTEGER NOT NULL,

    CONSTRAINT "tracking_step_pkey" PRIMARY KEY ("record_id","position")
);

-- CreateTable
CREATE TABLE "project_viewer" (
    "project_id" UUID NOT NULL,
    "visitor_hash" TEXT NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_viewer_pkey" PRIMARY KEY ("project_id","visitor_hash")
);

-- CreateTable
CREATE TABLE "project_view_shard" (
    "project_id" UUID NOT NULL,
    "shard" SMALLINT NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "project_view_shard_pkey" PRIMARY KEY ("project_id","shard")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key_key" ON "user_account"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "creator_uid_key" ON "creator"("uid");

-- CreateIndex
CREATE UNIQUE INDEX "creator_user_id_key" ON "creator"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "creator_avatar_id_key" ON "creator"("avatar_id");

-- CreateIndex
CREATE UNIQUE INDEX "creator_cover_id_key" ON "creator"("cover_id");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_token_token_hash_key" ON "refresh_token"("token_hash");

-- CreateIndex
CREATE INDEX "refresh_token_session_id_created_at_idx" ON "refresh_token"("session_id", "created_at");

-- CreateIndex
CREATE INDEX "linked_provider_user_id_idx" ON "linked_provider"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "linked_provider_provider_subject_key" ON "linked_provider"("provider", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "mail_token_token_hash_key" ON "mail_token"("token_hash");

-- CreateIndex
CREATE INDEX "mail_token_user_id_purpose_idx" ON "mail_token"("user_id", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "file_key_key" ON "file"("key");

-- CreateIndex
CREATE INDEX "file_creator_id_created_at_idx" ON "file"("creator_id", "created_at");

-- CreateIndex
CREATE INDEX "file_stored_at_idx" ON "file"("stored_at");

-- CreateIndex
CREATE UNIQUE INDEX "project_project_uid_key" ON "project"("project_uid");

-- CreateIndex
CREATE INDEX "project_creator_id_status_created_at_idx" ON "project"("creator_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "project_is_listed_created_at_id_idx" ON "project"("is_listed", "created_at", "id");

-- CreateIndex
CREATE INDEX "project_is_listed_views_id_idx" ON "project"("is_listed", "views", "id");

-- CreateIndex
CREATE INDEX "project_ref_key_idx" ON "project"("ref_key");

-- CreateIndex
CREATE INDEX "project_category_key_idx" ON "project"("category_key");

-- CreateIndex
CREATE INDEX "project_tag_keys_idx" ON "project" USING GIN ("tag_keys");

-- CreateIndex
CREATE INDEX "project_languages_idx" ON "project" USING GIN ("languages");

-- CreateIndex
CREATE INDEX "project_search_text_idx" ON "project" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "project_file_id_idx" ON "project"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "project_creator_id_import_key_key" ON "project"("creator_id", "import_key");

-- CreateIndex
CREATE INDEX "step_project_id_position_idx" ON "step"("project_id", "position");

-- CreateIndex
CREATE INDEX "step_file_id_idx" ON "step"("file_id");

-- CreateIndex
CREATE INDEX "question_project_id_position_idx" ON "question"("project_id", "position");

-- CreateIndex
CREATE INDEX "feedback_project_id_created_at_idx" ON "feedback"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "feedback_project_id_status_idx" ON "feedback"("project_id", "status");

-- CreateIndex
CREATE INDEX "report_project_id_created_at_idx" ON "report"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "report_step_id_created_at_idx" ON "report"("step_id", "created_at");

-- CreateIndex
CREATE INDEX "tracking_record_project_id_created_at_idx" ON "tracking_record"("project_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "tracking_record_project_id_session_id_key" ON "tracking_record"("project_id", "session_id");

-- CreateIndex
CREATE INDEX "tracking_step_step_id_idx" ON "tracking_step"("step_id");

-- CreateIndex
CREATE INDEX "project_viewer_counted_at_idx" ON "project_viewer"("counted_at");

-- CreateIndex
CREATE INDEX "contact_message_created_at_idx" ON "contact_message"("created_at");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "rate_limit_expires_at_idx" ON "rate_limit"("expires_at");

-- AddForeignKey
ALTER TABLE "creator" ADD CONSTRAINT "creator_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creator" ADD CONSTRAINT "creator_avatar_id_fkey" FOREIGN KEY ("avatar_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creator" ADD CONSTRAINT "creator_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linked_provider" ADD CONSTRAINT "linked_provider_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step" ADD CONSTRAINT "step_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step" ADD CONSTRAINT "step_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question" ADD CONSTRAINT "question_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "step"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tracking_record" ADD CONSTRAINT "tracking_record_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tracking_step" ADD CONSTRAINT "tracking_step_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "tracking_record"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_viewer" ADD CONSTRAINT "project_viewer_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_view_shard" ADD CONSTRAINT "project_view_shard_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Bounds of the specification that must hold whatever writes to the tables.
ALTER TABLE "project" ADD CONSTRAINT "project_status_check" CHECK ("status" IN (1, 2, 3));
ALTER TABLE "project" ADD CONSTRAINT "project_type_check" CHECK ("type" IN (1, 2));
ALTER TABLE "project" ADD CONSTRAINT "project_people_check" CHECK ("people" BETWEEN 1 AND 99);
ALTER TABLE "project" ADD CONSTRAINT "project_average_time_check" CHECK ("average_time_minutes" BETWEEN 1 AND 5999);
ALTER TABLE "project" ADD CONSTRAINT "project_languages_check" CHECK (cardinality("languages") > 0);
ALTER TABLE "project" ADD CONSTRAINT "project_is_listed_check" CHECK ("is_listed" = ("status" = 2 AND "type" = 1));
ALTER TABLE "step" ADD CONSTRAINT "step_type_check" CHECK ("type" IN (1, 2));
ALTER TABLE "step" ADD CONSTRAINT "step_chapter_check" CHECK ("type" = 1 OR "file_id" IS NULL);
ALTER TABLE "creator" ADD CONSTRAINT "creator_cover_opacity_check" CHECK ("cover_opacity" BETWEEN 0.01 AND 1);
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_rating_check" CHECK ("rating_halves" BETWEEN 1 AND 10);
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 5);
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_status_check" CHECK ("status" IN (1, 2));
ALTER TABLE "report" ADD CONSTRAINT "report_status_check" CHECK ("status" IN (1, 2));
ALTER TABLE "tracking_record" ADD CONSTRAINT "tracking_record_duration_check" CHECK ("duration_ms" BETWEEN 0 AND 86400000);
ALTER TABLE "tracking_step" ADD CONSTRAINT "tracking_step_time_check" CHECK ("time_ms" BETWEEN 1000 AND 86400000);
