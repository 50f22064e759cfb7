-- The whole database of 0.1: the tables of prisma/schema.prisma as `prisma migrate diff` writes them,
-- then what that schema cannot say. Functions, triggers and views stand in prisma/sql.

-- Search compares groups of three letters and counts wrong ones.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Edited in what Prisma writes:
-- COLLATE "C": prefixes of words are found by index in any language of the server.
-- fillfactor = 70: rows that are counted up have room for their next version, so no index changes.
-- UNLOGGED: a crash or a restore empties the table, so each instance sees that it may have missed
-- invalidations (docs/decisions/0121).

CREATE TYPE "mail_token_purpose" AS ENUM ('reset_password', 'confirm_email');

CREATE TYPE "file_kind" AS ENUM ('project', 'step', 'avatar', 'cover');

CREATE TYPE "item_kind" AS ENUM ('step', 'question');
CREATE TYPE "trash_kind" AS ENUM ('step', 'chapter', 'question', 'draft');

CREATE TYPE "webhook_delivery_status" AS ENUM ('waiting', 'delivered', 'failed');

CREATE TABLE "user_account" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "locale" TEXT NOT NULL DEFAULT 'en',
    "daily_mail" BOOLEAN NOT NULL DEFAULT true,
    "daily_mail_at" TIMESTAMPTZ(3),
    "named_visits" BOOLEAN,
    "is_operator" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

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
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "creator_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "provider" TEXT,
    "proved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "refresh_token" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "spent_at" TIMESTAMPTZ(3),
    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "personal_token" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    CONSTRAINT "personal_token_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "uses_max" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invitation_use" (
    "user_id" UUID NOT NULL,
    "invitation_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "invitation_use_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "linked_provider" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "is_email_vouched" BOOLEAN,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "linked_provider_pkey" PRIMARY KEY ("id")
);

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

CREATE TABLE "job" (
    "queue" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "group_key" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease" UUID,
    "leased_until" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "job_pkey" PRIMARY KEY ("queue","key")
);

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
    "picture_id" UUID,
    "size_bytes" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "picture" (
    "id" UUID NOT NULL,
    "store_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "placeholder" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "variant_widths" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "variants_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "picture_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "project" (
    "id" UUID NOT NULL,
    "project_uid" TEXT NOT NULL,
    "creator_id" UUID NOT NULL,
    "head" JSONB NOT NULL,
    "name" TEXT NOT NULL,
    "ref_key" TEXT NOT NULL DEFAULT '',
    "category_key" TEXT NOT NULL DEFAULT '',
    "tag_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "type" SMALLINT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "languages" TEXT[],
    "views" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "version_number" INTEGER,
    "search_text" TEXT NOT NULL DEFAULT '',
    "import_key" TEXT,
    "file_id" UUID,
    "files" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "step_count" INTEGER NOT NULL DEFAULT 0,
    "text_counts" JSONB NOT NULL DEFAULT '{"total": 0, "written": {}, "old": {}}',
    "published_at" TIMESTAMPTZ(3),
    "listed_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "taken_down_at" TIMESTAMPTZ(3),
    "taken_down_status" SMALLINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "project_tombstone" (
    "project_id" UUID NOT NULL,
    "project_uid" TEXT NOT NULL,
    "creator_id" UUID,
    "unlisted_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "project_tombstone_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "project_version" (
    "project_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "head" JSONB NOT NULL,
    "contents" JSONB NOT NULL,
    "files" UUID[] NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "is_safety" BOOLEAN NOT NULL DEFAULT false,
    "is_direct" BOOLEAN NOT NULL DEFAULT false,
    "summary" JSONB,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "project_version_pkey" PRIMARY KEY ("project_id","number")
);

CREATE TABLE "preview_link" (
    "project_id" UUID NOT NULL,
    "secret_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "preview_link_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "guide_statement" (
    "project_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    CONSTRAINT "guide_statement_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "guide_notice" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "project_name" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "lang" TEXT NOT NULL,
    "sender_hash" TEXT,
    "outcome" TEXT,
    "outcome_reason" TEXT NOT NULL DEFAULT '',
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "guide_notice_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "project_search" (
    "project_id" UUID NOT NULL,
    "version" SMALLINT NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "ref_key" TEXT NOT NULL,
    "gtin" TEXT,
    "languages" TEXT[],
    "category_key" TEXT NOT NULL,
    "tag_keys" TEXT[],
    "translated_keys" JSONB NOT NULL DEFAULT '{}',
    "words" tsvector NOT NULL,
    "name_words" tsvector NOT NULL DEFAULT ''::tsvector,
    "rating" REAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "project_search_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "search_due" (
    "project_id" UUID NOT NULL,
    CONSTRAINT "search_due_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "search_word" (
    "word" TEXT COLLATE "C" NOT NULL,
    "projects" INTEGER NOT NULL,
    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
) WITH (fillfactor = 70);

CREATE TABLE "search_word_change" (
    "id" BIGSERIAL NOT NULL,
    "added" TEXT[],
    "removed" TEXT[],
    CONSTRAINT "search_word_change_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "project_rating" (
    "project_id" UUID NOT NULL,
    "halves" INTEGER NOT NULL,
    "readers" INTEGER NOT NULL,
    CONSTRAINT "project_rating_pkey" PRIMARY KEY ("project_id")
) WITH (fillfactor = 70);

CREATE TABLE "rating_change" (
    "id" BIGSERIAL NOT NULL,
    "project_id" UUID NOT NULL,
    "halves" INTEGER NOT NULL,
    "readers" INTEGER NOT NULL,
    CONSTRAINT "rating_change_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "guide_item" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" "item_kind" NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "guide_item_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "trash" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" "trash_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "item" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "files" UUID[],
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trash_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "import_job" (
    "id" UUID NOT NULL,
    "creator_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "folder" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "mode" TEXT NOT NULL,
    "publish" BOOLEAN NOT NULL DEFAULT false,
    "files_total" INTEGER NOT NULL DEFAULT 0,
    "files_checked" INTEGER NOT NULL DEFAULT 0,
    "refusals" JSONB NOT NULL DEFAULT '[]',
    "refusal_count" INTEGER NOT NULL DEFAULT 0,
    "is_cancelled" BOOLEAN NOT NULL DEFAULT false,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "import_job_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "import_guide" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "file" TEXT NOT NULL,
    "file_index" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "choice" TEXT,
    "existing_uid" TEXT,
    "existing_name" TEXT,
    "project_uid" TEXT,
    "previous_uid" TEXT,
    CONSTRAINT "import_guide_pkey" PRIMARY KEY ("id")
);

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
    "version_number" INTEGER,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "request_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "version_number" INTEGER,
    "is_shown" BOOLEAN NOT NULL DEFAULT true,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "request_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

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
    "version_number" INTEGER,
    "device" TEXT,
    "is_finished" BOOLEAN NOT NULL DEFAULT false,
    "last_step_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "tracking_record_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tracking_step" (
    "record_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "step_id" UUID NOT NULL,
    "time_ms" INTEGER NOT NULL,
    CONSTRAINT "tracking_step_pkey" PRIMARY KEY ("record_id","position")
);

CREATE TABLE "daily_figures" (
    "project_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "shard" SMALLINT NOT NULL,
    "creator_id" UUID NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "sessions" INTEGER NOT NULL DEFAULT 0,
    "duration_ms" BIGINT NOT NULL DEFAULT 0,
    "finished" INTEGER NOT NULL DEFAULT 0,
    "finished_duration_ms" BIGINT NOT NULL DEFAULT 0,
    "lang_pt_br" INTEGER NOT NULL DEFAULT 0,
    "lang_en" INTEGER NOT NULL DEFAULT 0,
    "lang_es" INTEGER NOT NULL DEFAULT 0,
    "lang_fr" INTEGER NOT NULL DEFAULT 0,
    "lang_de" INTEGER NOT NULL DEFAULT 0,
    "device_phone" INTEGER NOT NULL DEFAULT 0,
    "device_tablet" INTEGER NOT NULL DEFAULT 0,
    "device_computer" INTEGER NOT NULL DEFAULT 0,
    "device_other" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "daily_figures_pkey" PRIMARY KEY ("project_id","day","shard")
) WITH (fillfactor = 70);

CREATE TABLE "daily_step" (
    "project_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "step_id" UUID NOT NULL,
    "shard" SMALLINT NOT NULL,
    "reached" INTEGER NOT NULL DEFAULT 0,
    "time_ms" BIGINT NOT NULL DEFAULT 0,
    "left_here" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "daily_step_pkey" PRIMARY KEY ("project_id","day","step_id","shard")
) WITH (fillfactor = 70);

CREATE TABLE "project_viewer" (
    "project_id" UUID NOT NULL,
    "visitor_hash" TEXT NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "project_viewer_pkey" PRIMARY KEY ("project_id","visitor_hash")
);

CREATE TABLE "project_view_shard" (
    "project_id" UUID NOT NULL,
    "shard" SMALLINT NOT NULL,
    "views" INTEGER NOT NULL,
    CONSTRAINT "project_view_shard_pkey" PRIMARY KEY ("project_id","shard")
);

CREATE TABLE "contact_message" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contact_draft" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "refusal" TEXT,
    "retry_after_seconds" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "contact_draft_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_endpoint" (
    "id" UUID NOT NULL,
    "creator_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_secret_until" TIMESTAMPTZ(3),
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "off_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "last_failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "token_id" UUID,
    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "about_id" UUID,
    "body" TEXT NOT NULL,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_attempt" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "http_status" SMALLINT,
    "problem" TEXT,
    "answer" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "idempotency_key" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","key")
);

CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "operator_act" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "operator_id" UUID,
    "operator_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "subject_label" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "details" JSONB NOT NULL DEFAULT '{}',
    CONSTRAINT "operator_act_pkey" PRIMARY KEY ("id")
);

CREATE UNLOGGED TABLE "instance" (
    "id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "release" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "instance_pkey" PRIMARY KEY ("id")
);

CREATE UNLOGGED TABLE "invalidation" (
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "tags" TEXT[] NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT "invalidation_pkey" PRIMARY KEY ("xid")
);
CREATE UNIQUE INDEX "user_account_email_key_key" ON "user_account"("email_key");
CREATE UNIQUE INDEX "creator_uid_key" ON "creator"("uid");
CREATE UNIQUE INDEX "creator_user_id_key" ON "creator"("user_id");
CREATE UNIQUE INDEX "creator_avatar_id_key" ON "creator"("avatar_id");
CREATE UNIQUE INDEX "creator_cover_id_key" ON "creator"("cover_id");
CREATE INDEX "session_user_id_idx" ON "session"("user_id");
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");
CREATE INDEX "session_ended_at_idx" ON "session"("ended_at");
CREATE UNIQUE INDEX "refresh_token_token_hash_key" ON "refresh_token"("token_hash");
CREATE INDEX "refresh_token_session_id_created_at_idx" ON "refresh_token"("session_id", "created_at");
CREATE INDEX "refresh_token_expires_at_idx" ON "refresh_token"("expires_at");
CREATE UNIQUE INDEX "personal_token_token_hash_key" ON "personal_token"("token_hash");
CREATE INDEX "personal_token_user_id_created_at_idx" ON "personal_token"("user_id", "created_at");
CREATE INDEX "personal_token_expires_at_idx" ON "personal_token"("expires_at");
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");
CREATE INDEX "invitation_created_by_id_idx" ON "invitation"("created_by_id");
CREATE INDEX "invitation_use_invitation_id_idx" ON "invitation_use"("invitation_id");
CREATE INDEX "linked_provider_user_id_idx" ON "linked_provider"("user_id");
CREATE UNIQUE INDEX "linked_provider_provider_subject_key" ON "linked_provider"("provider", "subject");
CREATE UNIQUE INDEX "mail_token_token_hash_key" ON "mail_token"("token_hash");
CREATE INDEX "mail_token_user_id_purpose_idx" ON "mail_token"("user_id", "purpose");
CREATE INDEX "mail_token_expires_at_idx" ON "mail_token"("expires_at");
CREATE INDEX "job_queue_due_at_idx" ON "job"("queue", "due_at");
CREATE UNIQUE INDEX "file_key_key" ON "file"("key");
CREATE INDEX "file_creator_id_created_at_idx" ON "file"("creator_id", "created_at");
CREATE INDEX "file_creator_id_picture_id_size_bytes_idx" ON "file"("creator_id", "picture_id", "size_bytes");
CREATE INDEX "file_stored_at_idx" ON "file"("stored_at");
CREATE INDEX "file_picture_id_idx" ON "file"("picture_id");
CREATE UNIQUE INDEX "picture_store_name_key" ON "picture"("store_name");
CREATE UNIQUE INDEX "picture_sha256_key" ON "picture"("sha256");
CREATE INDEX "picture_variants_version_id_idx" ON "picture"("variants_version", "id");
CREATE UNIQUE INDEX "project_project_uid_key" ON "project"("project_uid");
CREATE INDEX "project_removed_at_idx" ON "project"("removed_at");
CREATE INDEX "project_creator_id_status_created_at_idx" ON "project"("creator_id", "status", "created_at");
CREATE INDEX "project_is_listed_created_at_id_idx" ON "project"("is_listed", "created_at", "id");
CREATE INDEX "project_is_listed_views_id_idx" ON "project"("is_listed", "views", "id");
CREATE INDEX "project_ref_key_idx" ON "project"("ref_key");
CREATE INDEX "project_category_key_idx" ON "project"("category_key");
CREATE INDEX "project_tag_keys_idx" ON "project" USING GIN ("tag_keys");
CREATE INDEX "project_languages_idx" ON "project" USING GIN ("languages");
CREATE INDEX "project_search_text_idx" ON "project" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "project_file_id_idx" ON "project"("file_id");
CREATE INDEX "project_files_idx" ON "project" USING GIN ("files");
CREATE UNIQUE INDEX "project_creator_id_import_key_key" ON "project"("creator_id", "import_key");
CREATE INDEX "project_tombstone_updated_at_idx" ON "project_tombstone"("updated_at");
CREATE INDEX "project_tombstone_unlisted_at_project_id_idx" ON "project_tombstone"("unlisted_at", "project_id");
CREATE INDEX "project_tombstone_creator_id_removed_at_project_id_idx" ON "project_tombstone"("creator_id", "removed_at", "project_id");
CREATE INDEX "project_version_files_idx" ON "project_version" USING GIN ("files");
CREATE UNIQUE INDEX "preview_link_secret_id_key" ON "preview_link"("secret_id");
CREATE INDEX "guide_notice_closed_at_created_at_idx" ON "guide_notice"("closed_at", "created_at");
CREATE UNIQUE INDEX "guide_notice_project_id_sender_hash_key" ON "guide_notice"("project_id", "sender_hash");
CREATE INDEX "project_search_words_idx" ON "project_search" USING GIN ("words");
CREATE INDEX "project_search_name_words_idx" ON "project_search" USING GIN ("name_words");
CREATE INDEX "project_search_name_key_idx" ON "project_search"("name_key");
CREATE INDEX "project_search_ref_key_idx" ON "project_search"("ref_key");
CREATE INDEX "project_search_gtin_idx" ON "project_search"("gtin");
CREATE INDEX "project_search_created_at_project_id_idx" ON "project_search"("created_at", "project_id");
CREATE INDEX "project_search_updated_at_project_id_idx" ON "project_search"("updated_at", "project_id");
CREATE INDEX "project_search_rating_created_at_project_id_idx" ON "project_search"("rating", "created_at", "project_id");
CREATE INDEX "search_word_word_idx" ON "search_word" USING GIN ("word" gin_trgm_ops);
CREATE INDEX "rating_change_project_id_idx" ON "rating_change"("project_id");
CREATE INDEX "guide_item_project_id_kind_position_idx" ON "guide_item"("project_id", "kind", "position");
CREATE INDEX "trash_project_id_removed_at_idx" ON "trash"("project_id", "removed_at");
CREATE INDEX "trash_files_idx" ON "trash" USING GIN ("files");
CREATE INDEX "trash_removed_at_idx" ON "trash"("removed_at");
CREATE INDEX "import_job_creator_id_created_at_idx" ON "import_job"("creator_id", "created_at");
CREATE INDEX "import_job_expires_at_idx" ON "import_job"("expires_at");
CREATE UNIQUE INDEX "import_guide_job_id_position_key" ON "import_guide"("job_id", "position");
CREATE UNIQUE INDEX "feedback_request_hash_key" ON "feedback"("request_hash");
CREATE INDEX "feedback_list_idx" ON "feedback"("project_id", "created_at", "id", "status", "rating_halves", "difficulty");
CREATE INDEX "feedback_status_list_idx" ON "feedback"("project_id", "status", "created_at", "id", "rating_halves", "difficulty");
CREATE UNIQUE INDEX "report_request_hash_key" ON "report"("request_hash");
CREATE INDEX "report_list_idx" ON "report"("project_id", "step_id", "created_at", "id", "status", "is_shown");
CREATE INDEX "report_status_list_idx" ON "report"("project_id", "status", "created_at", "id", "is_shown");
CREATE INDEX "report_step_list_idx" ON "report"("step_id", "created_at", "id", "is_shown");
CREATE INDEX "tracking_record_project_id_created_at_id_idx" ON "tracking_record"("project_id", "created_at", "id");
CREATE INDEX "tracking_record_version_list_idx" ON "tracking_record"("project_id", "version_number", "created_at", "id");
CREATE INDEX "tracking_record_created_at_idx" ON "tracking_record"("created_at");
CREATE UNIQUE INDEX "tracking_record_project_id_session_id_key" ON "tracking_record"("project_id", "session_id");
CREATE INDEX "tracking_step_step_id_idx" ON "tracking_step"("step_id");
CREATE INDEX "daily_figures_creator_id_day_idx" ON "daily_figures"("creator_id", "day");
CREATE INDEX "project_viewer_counted_at_idx" ON "project_viewer"("counted_at");
CREATE INDEX "contact_message_created_at_idx" ON "contact_message"("created_at");
CREATE INDEX "contact_draft_created_at_idx" ON "contact_draft"("created_at");
CREATE INDEX "webhook_endpoint_creator_id_created_at_idx" ON "webhook_endpoint"("creator_id", "created_at");
CREATE INDEX "webhook_endpoint_token_id_idx" ON "webhook_endpoint"("token_id");
CREATE INDEX "webhook_endpoint_previous_secret_until_idx" ON "webhook_endpoint"("previous_secret_until");
CREATE INDEX "webhook_delivery_endpoint_id_created_at_id_idx" ON "webhook_delivery"("endpoint_id", "created_at", "id");
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery"("created_at");
CREATE INDEX "webhook_delivery_about_id_idx" ON "webhook_delivery"("about_id");
CREATE INDEX "webhook_attempt_delivery_id_started_at_idx" ON "webhook_attempt"("delivery_id", "started_at");
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");
CREATE INDEX "rate_limit_expires_at_idx" ON "rate_limit"("expires_at");
CREATE INDEX "operator_act_at_id_idx" ON "operator_act"("at", "id");
CREATE INDEX "operator_act_operator_id_idx" ON "operator_act"("operator_id");
ALTER TABLE "creator" ADD CONSTRAINT "creator_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "creator" ADD CONSTRAINT "creator_avatar_id_fkey" FOREIGN KEY ("avatar_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "creator" ADD CONSTRAINT "creator_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "personal_token" ADD CONSTRAINT "personal_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "linked_provider" ADD CONSTRAINT "linked_provider_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "project" ADD CONSTRAINT "project_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project" ADD CONSTRAINT "project_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "project_tombstone" ADD CONSTRAINT "project_tombstone_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "project_version" ADD CONSTRAINT "project_version_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "guide_statement" ADD CONSTRAINT "guide_statement_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "guide_notice" ADD CONSTRAINT "guide_notice_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_search" ADD CONSTRAINT "project_search_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "search_due" ADD CONSTRAINT "search_due_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_rating" ADD CONSTRAINT "project_rating_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rating_change" ADD CONSTRAINT "rating_change_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "guide_item" ADD CONSTRAINT "guide_item_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trash" ADD CONSTRAINT "trash_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_guide" ADD CONSTRAINT "import_guide_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "import_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tracking_record" ADD CONSTRAINT "tracking_record_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tracking_step" ADD CONSTRAINT "tracking_step_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "tracking_record"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "daily_figures" ADD CONSTRAINT "daily_figures_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "daily_step" ADD CONSTRAINT "daily_step_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_viewer" ADD CONSTRAINT "project_viewer_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_view_shard" ADD CONSTRAINT "project_view_shard_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_token_id_fkey" FOREIGN KEY ("token_id") REFERENCES "personal_token"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Bounds of the specification, whatever writes.
ALTER TABLE "project" ADD CONSTRAINT "project_status_check" CHECK ("status" IN (1, 2, 3));
ALTER TABLE "project" ADD CONSTRAINT "project_type_check" CHECK ("type" IN (1, 2));
ALTER TABLE "project" ADD CONSTRAINT "project_languages_check" CHECK (cardinality("languages") > 0);
ALTER TABLE "project" ADD CONSTRAINT "project_is_listed_check" CHECK ("is_listed" = ("status" = 2 AND "type" = 1));
ALTER TABLE "creator" ADD CONSTRAINT "creator_cover_opacity_check" CHECK ("cover_opacity" BETWEEN 0.01 AND 1);
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_rating_check" CHECK ("rating_halves" BETWEEN 1 AND 10);
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_difficulty_check" CHECK ("difficulty" BETWEEN 1 AND 5);
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_status_check" CHECK ("status" IN (1, 2));
ALTER TABLE "report" ADD CONSTRAINT "report_status_check" CHECK ("status" IN (1, 2));
ALTER TABLE "tracking_record" ADD CONSTRAINT "tracking_record_duration_check" CHECK ("duration_ms" BETWEEN 0 AND 86400000);
ALTER TABLE "tracking_step" ADD CONSTRAINT "tracking_step_time_check" CHECK ("time_ms" BETWEEN 1000 AND 86400000);
ALTER TABLE "project" ADD CONSTRAINT "project_taken_down_check" CHECK ("taken_down_at" IS NULL OR "status" <> 2);
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_uses_check" CHECK ("uses" BETWEEN 0 AND "uses_max");

-- Finds what a person sent, for the export and the deletion of an account.
CREATE INDEX "contact_message_sender_idx" ON "contact_message"(lower("email")) WHERE "email" <> '';
CREATE INDEX "feedback_sender_idx" ON "feedback"(lower("email")) WHERE "email" <> '';
CREATE INDEX "guide_notice_sender_idx" ON "guide_notice"(lower("email")) WHERE "email" <> '';
CREATE INDEX "report_sender_idx" ON "report"(lower("email")) WHERE "email" <> '';
CREATE INDEX "tracking_record_sender_idx" ON "tracking_record"(lower("email")) WHERE "email" <> '';
