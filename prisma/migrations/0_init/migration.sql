-- The whole database of Makerstep 0.1. Tables, indexes and foreign keys are what `prisma migrate diff` makes of
-- prisma/schema.prisma; a test compares the two. Below them stands what Prisma's schema cannot say.

-- Search compares groups of three letters and counts wrong ones.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- ============================================================================
-- Tables
-- ============================================================================

-- COLLATE "C": beginnings of words are found by index in any language of the server.
-- fillfactor = 70: rows that are counted up have room for their next version, so that no index is touched.

CREATE TYPE "mail_token_purpose" AS ENUM ('reset_password', 'confirm_email');
CREATE TYPE "file_kind" AS ENUM ('project', 'step', 'avatar', 'cover');
CREATE TYPE "trash_kind" AS ENUM ('step', 'question');
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
    "daily_mail_due_at" TIMESTAMPTZ(3),
    "named_visits" BOOLEAN,
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
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "creator_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "provider" TEXT,
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

CREATE TABLE "linked_provider" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
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

CREATE TABLE "mail_job" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_job_pkey" PRIMARY KEY ("id")
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
    "variants_due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "variants_attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("id")
);

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
    "alt" JSONB NOT NULL DEFAULT '[]',
    "published_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
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
    "words" tsvector NOT NULL,
    "name_words" tsvector NOT NULL DEFAULT ''::tsvector,
    "rating" REAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_search_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "search_popular" (
    "project_id" UUID NOT NULL,
    "name_words" tsvector NOT NULL DEFAULT ''::tsvector,

    CONSTRAINT "search_popular_pkey" PRIMARY KEY ("project_id")
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

CREATE TABLE "search_count" (
    "lexeme" TEXT COLLATE "C" NOT NULL,
    "projects" INTEGER NOT NULL,

    CONSTRAINT "search_count_pkey" PRIMARY KEY ("lexeme")
) WITH (fillfactor = 70);

CREATE TABLE "search_count_change" (
    "id" BIGSERIAL NOT NULL,
    "added" TEXT[],
    "removed" TEXT[],

    CONSTRAINT "search_count_change_pkey" PRIMARY KEY ("id")
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

CREATE TABLE "step" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "type" SMALLINT NOT NULL,
    "name" JSONB NOT NULL,
    "description" JSONB NOT NULL DEFAULT '[]',
    "file_id" UUID,
    "alt" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "step_pkey" PRIMARY KEY ("id")
);

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

CREATE TABLE "trash" (
    "id" UUID NOT NULL,
    "creator_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" "trash_kind" NOT NULL,
    "data" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "file_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

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
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
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

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "about_id" UUID,
    "body" TEXT NOT NULL,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "claimed_until" TIMESTAMPTZ(3),
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

-- ============================================================================
-- Indexes and foreign keys
-- ============================================================================

CREATE UNIQUE INDEX "user_account_email_key_key" ON "user_account"("email_key");
CREATE INDEX "user_account_daily_mail_due_at_idx" ON "user_account"("daily_mail_due_at");
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
CREATE INDEX "linked_provider_user_id_idx" ON "linked_provider"("user_id");
CREATE UNIQUE INDEX "linked_provider_provider_subject_key" ON "linked_provider"("provider", "subject");
CREATE UNIQUE INDEX "mail_token_token_hash_key" ON "mail_token"("token_hash");
CREATE INDEX "mail_token_user_id_purpose_idx" ON "mail_token"("user_id", "purpose");
CREATE INDEX "mail_token_expires_at_idx" ON "mail_token"("expires_at");
CREATE INDEX "mail_job_due_at_idx" ON "mail_job"("due_at");
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
CREATE UNIQUE INDEX "project_creator_id_import_key_key" ON "project"("creator_id", "import_key");
CREATE INDEX "project_search_words_idx" ON "project_search" USING GIN ("words");
CREATE INDEX "project_search_name_words_idx" ON "project_search" USING GIN ("name_words");
CREATE INDEX "project_search_name_key_idx" ON "project_search"("name_key");
CREATE INDEX "project_search_ref_key_idx" ON "project_search"("ref_key");
CREATE INDEX "project_search_gtin_idx" ON "project_search"("gtin");
CREATE INDEX "project_search_created_at_project_id_idx" ON "project_search"("created_at", "project_id");
CREATE INDEX "project_search_rating_created_at_project_id_idx" ON "project_search"("rating", "created_at", "project_id");
CREATE INDEX "search_word_word_idx" ON "search_word" USING GIN ("word" gin_trgm_ops);
CREATE INDEX "rating_change_project_id_idx" ON "rating_change"("project_id");
CREATE INDEX "step_project_id_position_idx" ON "step"("project_id", "position");
CREATE INDEX "step_file_id_idx" ON "step"("file_id");
CREATE INDEX "question_project_id_position_idx" ON "question"("project_id", "position");
CREATE INDEX "trash_creator_id_idx" ON "trash"("creator_id");
CREATE INDEX "trash_project_id_idx" ON "trash"("project_id");
CREATE INDEX "trash_file_id_idx" ON "trash"("file_id");
CREATE INDEX "trash_expires_at_idx" ON "trash"("expires_at");
CREATE INDEX "import_job_creator_id_created_at_idx" ON "import_job"("creator_id", "created_at");
CREATE INDEX "import_job_state_due_at_idx" ON "import_job"("state", "due_at");
CREATE INDEX "import_job_expires_at_idx" ON "import_job"("expires_at");
CREATE UNIQUE INDEX "import_guide_job_id_position_key" ON "import_guide"("job_id", "position");
CREATE UNIQUE INDEX "feedback_request_hash_key" ON "feedback"("request_hash");
CREATE INDEX "feedback_list_idx" ON "feedback"("project_id", "created_at", "id", "status", "rating_halves", "difficulty");
CREATE INDEX "feedback_status_list_idx" ON "feedback"("project_id", "status", "created_at", "id", "rating_halves", "difficulty");
CREATE UNIQUE INDEX "report_request_hash_key" ON "report"("request_hash");
CREATE INDEX "report_list_idx" ON "report"("project_id", "step_id", "created_at", "id", "status");
CREATE INDEX "report_status_list_idx" ON "report"("project_id", "status", "created_at", "id");
CREATE INDEX "report_step_list_idx" ON "report"("step_id", "created_at", "id");
CREATE INDEX "tracking_record_project_id_created_at_id_idx" ON "tracking_record"("project_id", "created_at", "id");
CREATE INDEX "tracking_record_created_at_idx" ON "tracking_record"("created_at");
CREATE UNIQUE INDEX "tracking_record_project_id_session_id_key" ON "tracking_record"("project_id", "session_id");
CREATE INDEX "tracking_step_step_id_idx" ON "tracking_step"("step_id");
CREATE INDEX "daily_figures_creator_id_day_idx" ON "daily_figures"("creator_id", "day");
CREATE INDEX "project_viewer_counted_at_idx" ON "project_viewer"("counted_at");
CREATE INDEX "contact_message_created_at_idx" ON "contact_message"("created_at");
CREATE INDEX "contact_draft_created_at_idx" ON "contact_draft"("created_at");
CREATE INDEX "webhook_endpoint_creator_id_created_at_idx" ON "webhook_endpoint"("creator_id", "created_at");
CREATE INDEX "webhook_endpoint_previous_secret_until_idx" ON "webhook_endpoint"("previous_secret_until");
CREATE INDEX "webhook_delivery_endpoint_id_created_at_id_idx" ON "webhook_delivery"("endpoint_id", "created_at", "id");
CREATE INDEX "webhook_delivery_due_at_idx" ON "webhook_delivery"("due_at");
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery"("created_at");
CREATE INDEX "webhook_delivery_about_id_idx" ON "webhook_delivery"("about_id");
CREATE INDEX "webhook_attempt_delivery_id_started_at_idx" ON "webhook_attempt"("delivery_id", "started_at");
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");
CREATE INDEX "rate_limit_expires_at_idx" ON "rate_limit"("expires_at");

ALTER TABLE "creator" ADD CONSTRAINT "creator_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "creator" ADD CONSTRAINT "creator_avatar_id_fkey" FOREIGN KEY ("avatar_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "creator" ADD CONSTRAINT "creator_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "personal_token" ADD CONSTRAINT "personal_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "linked_provider" ADD CONSTRAINT "linked_provider_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "file" ADD CONSTRAINT "file_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "project" ADD CONSTRAINT "project_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project" ADD CONSTRAINT "project_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "project_search" ADD CONSTRAINT "project_search_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "search_popular" ADD CONSTRAINT "search_popular_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project_search"("project_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "search_due" ADD CONSTRAINT "search_due_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_rating" ADD CONSTRAINT "project_rating_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rating_change" ADD CONSTRAINT "rating_change_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "step" ADD CONSTRAINT "step_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "step" ADD CONSTRAINT "step_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "question" ADD CONSTRAINT "question_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trash" ADD CONSTRAINT "trash_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trash" ADD CONSTRAINT "trash_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trash" ADD CONSTRAINT "trash_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_guide" ADD CONSTRAINT "import_guide_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "import_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "step"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tracking_record" ADD CONSTRAINT "tracking_record_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tracking_step" ADD CONSTRAINT "tracking_step_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "tracking_record"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "daily_figures" ADD CONSTRAINT "daily_figures_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "daily_step" ADD CONSTRAINT "daily_step_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_viewer" ADD CONSTRAINT "project_viewer_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_view_shard" ADD CONSTRAINT "project_view_shard_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Finds what a person sent, for the export and the deletion of an account.
CREATE INDEX "contact_message_sender_idx" ON "contact_message"(lower("email")) WHERE "email" <> '';
CREATE INDEX "feedback_sender_idx" ON "feedback"(lower("email")) WHERE "email" <> '';
CREATE INDEX "report_sender_idx" ON "report"(lower("email")) WHERE "email" <> '';
CREATE INDEX "tracking_record_sender_idx" ON "tracking_record"(lower("email")) WHERE "email" <> '';

-- ============================================================================
-- Bounds of the specification, whatever writes
-- ============================================================================

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

-- ============================================================================
-- Last edit
-- ============================================================================

-- A guide counts as edited when its steps or questions are, whoever writes them.
CREATE FUNCTION project_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project SET updated_at = now() WHERE id IN (SELECT DISTINCT project_id FROM changed) AND updated_at < now();
  RETURN NULL;
END $$;

CREATE TRIGGER step_added AFTER INSERT ON step REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER step_changed AFTER UPDATE ON step REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER step_removed AFTER DELETE ON step REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER question_added AFTER INSERT ON question REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER question_changed AFTER UPDATE ON question REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER question_removed AFTER DELETE ON question REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();

-- ============================================================================
-- Ratings
-- ============================================================================

-- Each rating adds a row, so that readers of one guide do not wait for each other. A sweep adds them up.
CREATE FUNCTION rating_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO rating_change (project_id, halves, readers) SELECT id, -OLD.rating_halves, -1 FROM project WHERE id = OLD.project_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO rating_change (project_id, halves, readers) VALUES (NEW.project_id, NEW.rating_halves, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER rating_write AFTER INSERT OR DELETE ON "feedback" FOR EACH ROW EXECUTE FUNCTION rating_note();
CREATE TRIGGER rating_update AFTER UPDATE ON "feedback" FOR EACH ROW
  WHEN (OLD.rating_halves <> NEW.rating_halves OR OLD.project_id <> NEW.project_id) EXECUTE FUNCTION rating_note();

-- Half stars and readers of a guide, with what is not added up yet: exact at any moment.
CREATE FUNCTION rating_sums(project uuid) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('halves', coalesce(sum(given.halves), 0), 'readers', coalesce(sum(given.readers), 0)) FROM (
    SELECT r.halves, r.readers FROM project_rating AS r WHERE r.project_id = project
    UNION ALL SELECT c.halves, c.readers FROM rating_change AS c WHERE c.project_id = project) AS given
$$;

-- ============================================================================
-- Search: what keeps the index right
-- ============================================================================

-- Notes that a listed guide has to be indexed anew; the words are made in one place (src/features/project/search).
CREATE FUNCTION project_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_listed THEN
    INSERT INTO search_due (project_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM project_search WHERE project_id = NEW.id;
    DELETE FROM search_due WHERE project_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION step_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Steps that go with their project leave nothing to be done.
  INSERT INTO search_due (project_id) SELECT s.project_id FROM project_search AS s JOIN project AS p ON p.id = s.project_id
  WHERE s.project_id = coalesce(NEW.project_id, OLD.project_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION creator_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (project_id) SELECT id FROM project WHERE creator_id = NEW.id AND is_listed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER project_search_insert AFTER INSERT ON "project" FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION project_search_note();
CREATE TRIGGER project_search_update AFTER UPDATE ON "project" FOR EACH ROW
  WHEN (OLD.is_listed <> NEW.is_listed OR (NEW.is_listed AND
    ROW(OLD.name, OLD.ref, OLD.brand, OLD.category, OLD.tags, OLD.parts, OLD.languages, OLD.creator_id, OLD.created_at) IS DISTINCT FROM
    ROW(NEW.name, NEW.ref, NEW.brand, NEW.category, NEW.tags, NEW.parts, NEW.languages, NEW.creator_id, NEW.created_at)))
  EXECUTE FUNCTION project_search_note();
CREATE TRIGGER step_search_write AFTER INSERT OR DELETE ON "step" FOR EACH ROW EXECUTE FUNCTION step_search_note();
CREATE TRIGGER step_search_update AFTER UPDATE ON "step" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION step_search_note();
CREATE TRIGGER creator_search_update AFTER UPDATE ON "creator" FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION creator_search_note();

-- Words of letters only: codes are meant as they are typed, and stems begin with a stroke.
CREATE FUNCTION search_words_of(tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM unnest(tsvector_to_array($1)) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[^[:alpha:]]'
$$;

CREATE FUNCTION search_word_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE search_words_of(OLD.words) END;
  behind text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE search_words_of(NEW.words) END;
BEGIN
  INSERT INTO search_word_change (added, removed)
  SELECT ARRAY(SELECT unnest(behind) EXCEPT SELECT unnest(before)), ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(behind));
  RETURN NULL;
END $$;

-- Lexemes that may be in very many guides and are no words of the dictionary: stems, languages, categories,
-- words of one or two letters, and up to four digits.
CREATE FUNCTION search_counted_of(tsvector, version int) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(lexeme), '{}') FROM unnest(tsvector_to_array($1)) AS lexeme
  WHERE version >= 3 AND lexeme ~ '^(/([a-z]{2}|l|c)/.+|[[:alpha:]]{1,2}|[0-9]{1,4})$'
$$;

CREATE FUNCTION search_count_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE search_counted_of(OLD.words, OLD.version) END;
  behind text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE search_counted_of(NEW.words, NEW.version) END;
BEGIN
  INSERT INTO search_count_change (added, removed)
  SELECT ARRAY(SELECT unnest(behind) EXCEPT SELECT unnest(before)), ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(behind));
  RETURN NULL;
END $$;

-- Writes down anew which five hundred listed guides are the most viewed; only what has changed is written. Of several that would at once, one does.
CREATE FUNCTION search_popular_renew() RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('search_popular_renew')) THEN
    RETURN;
  END IF;
  WITH top AS MATERIALIZED (
    SELECT s.project_id, s.name_words FROM (SELECT p.id FROM project AS p WHERE p.is_listed ORDER BY p.views DESC, p.id DESC LIMIT 500) AS v
    JOIN project_search AS s ON s.project_id = v.id),
  gone AS (DELETE FROM search_popular AS f WHERE NOT EXISTS (SELECT 1 FROM top AS t WHERE t.project_id = f.project_id))
  INSERT INTO search_popular AS f (project_id, name_words)
  SELECT t.project_id, t.name_words FROM top AS t
  WHERE NOT EXISTS (SELECT 1 FROM search_popular AS h WHERE h.project_id = t.project_id AND h.name_words = t.name_words) ORDER BY t.project_id
  ON CONFLICT (project_id) DO UPDATE SET name_words = excluded.name_words;
END $$;

-- Who looks for the new name of a much viewed guide finds it at once.
CREATE FUNCTION search_popular_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_popular SET name_words = NEW.name_words WHERE project_id = NEW.project_id;
  RETURN NULL;
END $$;

CREATE TRIGGER search_word_write AFTER INSERT OR DELETE ON "project_search" FOR EACH ROW EXECUTE FUNCTION search_word_note();
CREATE TRIGGER search_word_update AFTER UPDATE ON "project_search" FOR EACH ROW WHEN (OLD.words <> NEW.words) EXECUTE FUNCTION search_word_note();
CREATE TRIGGER search_count_write AFTER INSERT OR DELETE ON "project_search" FOR EACH ROW EXECUTE FUNCTION search_count_note();
CREATE TRIGGER search_count_update AFTER UPDATE ON "project_search" FOR EACH ROW WHEN (OLD.words <> NEW.words OR OLD.version <> NEW.version)
  EXECUTE FUNCTION search_count_note();
CREATE TRIGGER search_popular_update AFTER UPDATE ON "project_search" FOR EACH ROW WHEN (OLD.name_words <> NEW.name_words) EXECUTE FUNCTION search_popular_follow();

-- ============================================================================
-- Search: misspellings
-- ============================================================================

-- What is left of the beginning of a word when up to two letters are taken out: two words of which each becomes the other by two
-- wrong, missing or swapped letters have one of these in common. So they are looked up, however many words there are.
CREATE FUNCTION word_deletes(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(b.word, i - 1) || substr(b.word, i + 1, j - i - 1) || substr(b.word, j + 1))
  FROM (SELECT left($1, 7) AS word) AS b, generate_series(1, length(b.word) + 1) AS i, generate_series(i + 1, length(b.word) + 2) AS j
  WHERE length($1) > 4 OR j > length(b.word)
$$;

CREATE INDEX "search_word_deletes_idx" ON "search_word" USING GIN (word_deletes("word"));

-- What a word becomes when two letters beside each other change places.
CREATE FUNCTION word_swaps(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left($1, i - 1) || substr($1, i + 1, 1) || substr($1, i, 1) || substr($1, i + 2)), '{}')
  FROM generate_series(1, length($1) - 1) AS i WHERE substr($1, i, 1) <> substr($1, i + 1, 1)
$$;

-- Words of the dictionary that a word may be meant for, the nearest first. Two swapped letters are one mistake.
-- Of words that are as near the likelier comes first: in many guides, similar, with the same first letter.
CREATE FUNCTION search_near(typed text, mistakes int, near_max int) RETURNS TABLE (word text, distance int, projects int)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT near.word, near.distance, near.projects FROM (
    SELECT c.word, c.projects, CASE
        WHEN c.is_swapped THEN 1
        WHEN c.letters <= mistakes THEN c.letters
        WHEN mistakes < 2 THEN 3
        WHEN c.letters = 3 AND EXISTS (SELECT 1 FROM unnest(c.swaps) AS s (word) WHERE levenshtein_less_equal(c.word, s.word, 1) <= 1) THEN 2
        WHEN c.letters = 4 AND word_swaps(c.word) && c.swaps THEN 2
        ELSE 3 END AS distance,
      ln(c.projects + 1) + 4 * similarity(c.word, typed) + CASE WHEN c.is_swapped THEN 1.5 ELSE 0 END + CASE WHEN left(c.word, 1) = left(typed, 1) THEN 1.5 ELSE 0 END AS likelihood
    FROM (
      SELECT w.word, w.projects, t.swaps, w.word = ANY(t.swaps) AS is_swapped, levenshtein_less_equal(w.word, typed, 4) AS letters
      FROM (SELECT word_swaps(typed) AS swaps OFFSET 0) AS t, search_word AS w
      WHERE word_deletes(w.word) && word_deletes(typed) AND w.projects > 0 AND length(w.word) BETWEEN length(typed) - mistakes AND length(typed) + mistakes OFFSET 0
    ) AS c
  ) AS near
  WHERE near.distance <= mistakes ORDER BY near.distance, near.likelihood DESC, near.word LIMIT near_max
$$;

-- Words of the dictionary that have at least half of their groups of three letters in common with these, a few for each. Planned once by a connection.
CREATE FUNCTION search_like(words text[], each_max int) RETURNS TABLE (word text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT n.word FROM unnest(words) AS u (typed), LATERAL (
      SELECT w.word FROM search_word AS w WHERE w.word % u.typed AND similarity(w.word, u.typed) >= 0.5 AND w.projects > 0 ORDER BY similarity(w.word, u.typed) DESC, w.word LIMIT each_max) AS n;
END $$;

-- What the dictionary knows of each word of a search: how many guides have it, what it may be meant for, and, where nothing
-- else is known, what looks like it in any way.
CREATE FUNCTION search_meanings(units jsonb, enough int, near_max int, within_max int, like_max int)
RETURNS TABLE (count int, is_word boolean, is_beginning boolean, near jsonb, within text[], splits jsonb, joined text[], alike text[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  u record;
BEGIN
  FOR u IN
    SELECT * FROM jsonb_to_recordset(units) AS r (place int, query text, lexemes text[], beginnings text[], word text, next text, mistakes int) ORDER BY r.place
  LOOP
    count := enough;
    IF search_at_least(u.lexemes, u.beginnings) < enough THEN
      count := (SELECT count(*) FROM (SELECT 1 FROM project_search AS s WHERE s.words @@ search_query(u.query, u.beginnings) LIMIT enough) AS hits);
    END IF;
    is_word := coalesce((SELECT w.projects > 0 FROM search_word AS w WHERE w.word = u.word), false);
    is_beginning := coalesce((SELECT true FROM search_word AS w WHERE w.word > u.word AND w.word < u.word || chr(1114111) AND w.projects > 0 LIMIT 1), false);
    near := '[]';
    splits := '[]';
    within := '{}';
    joined := '{}';
    alike := NULL;
    IF u.mistakes > 0 THEN
      -- A word that hardly anybody has may be one of a project that is not listed any more; the search itself shows none of those.
      near := coalesce((SELECT jsonb_agg(jsonb_build_object('word', n.word, 'distance', n.distance, 'projects', n.projects) ORDER BY n.place)
        FROM search_near(u.word, u.mistakes, near_max) WITH ORDINALITY AS n (word, distance, projects, place)
        WHERE n.word <> u.word AND (n.projects > 50 OR EXISTS (SELECT 1 FROM project_search AS s WHERE s.words @@ ('''' || n.word || '''')::tsquery))), '[]');
    END IF;
    IF length(u.word) >= 4 THEN
      within := ARRAY(SELECT w.word FROM search_word AS w WHERE w.word LIKE '%' || regexp_replace(u.word, '([\\%_])', '\\\1', 'g') || '%' AND NOT starts_with(w.word, u.word) AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT within_max);
    END IF;
    IF u.mistakes > 0 AND length(u.word) >= 7 THEN
      -- Asked one by one: joined, they would be sought among all words.
      splits := coalesce((SELECT jsonb_agg(jsonb_build_array(p.first, p.second) ORDER BY p.projects DESC, p.first) FROM (
        SELECT f.first, f.second, least(f.first_in, f.second_in) AS projects FROM (
          SELECT left(u.word, i) AS first, substr(u.word, i + 1) AS second,
            (SELECT w.projects FROM search_word AS w WHERE w.word = left(u.word, i)) AS first_in, (SELECT w.projects FROM search_word AS w WHERE w.word = substr(u.word, i + 1)) AS second_in
          FROM generate_series(3, length(u.word) - 3) AS i OFFSET 0) AS f
        WHERE f.first_in > 0 AND f.second_in > 0 ORDER BY 3 DESC, 1 LIMIT 2) AS p), '[]');
    END IF;
    IF u.next IS NOT NULL THEN
      joined := ARRAY(SELECT w.word FROM search_word AS w
        WHERE w.word >= u.word || u.next AND w.word < u.word || u.next || chr(1114111) AND length(w.word) <= length(u.word) + length(u.next) + 2 AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT near_max);
    END IF;
    IF u.mistakes = 0 THEN
      alike := '{}';
    ELSIF count = 0 AND near = '[]' AND splits = '[]' AND within = '{}' AND joined = '{}' THEN
      alike := ARRAY(SELECT l.word FROM search_like(ARRAY[u.word], like_max) AS l);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- ============================================================================
-- Search: hits
-- ============================================================================

-- The words of a name, each behind the number of the month (UTC) in which the guide was made, counted on through the years: an index of these finds
-- the newest guides with a word in their name and looks at no others. It asks no function of ours, as an index is built without knowing where these are.
CREATE FUNCTION search_dated(name_words tsvector, created_at timestamptz) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg(
    (12 * extract(year FROM created_at AT TIME ZONE 'UTC')::int + extract(month FROM created_at AT TIME ZONE 'UTC')::int) || n.word))
  FROM unnest(tsvector_to_array(name_words)) AS n (word)
$$;

CREATE INDEX "project_search_dated_idx" ON "project_search" USING GIN (search_dated("name_words", "created_at"));

-- Empty nearly always: rows that were indexed by older rules.
CREATE INDEX "project_search_outdated_idx" ON "project_search" ("project_id") WHERE "version" < 3;

-- Up to so many hits, always by the index. Of words whose number the planner does not know it may believe that ten thousand hits are
-- found soon wherever one begins to read, and then reads a million rows to find a few.
CREATE FUNCTION search_hits(wanted tsquery, max int) RETURNS TABLE (project_id uuid, created_at timestamptz, name_key text, name_words tsvector)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT s.project_id, s.created_at, s.name_key, s.name_words FROM project_search AS s WHERE s.words @@ wanted LIMIT max
$$;

-- In how many projects the commonest of these lexemes, or of the words that begin so, is at least; 0 while too much waits to be added
-- up. What is added up and the notes that wait make up the truth at every moment, and a note changes a lexeme by one at most: so this
-- is never more than there are.
CREATE FUNCTION search_at_least(lexemes text[], beginnings text[]) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN notes.waiting > 2000 THEN 0 ELSE greatest(known.projects - notes.waiting, 0) END::int FROM
    (SELECT max(projects) AS projects FROM (
      SELECT projects FROM search_word WHERE word = ANY(lexemes) UNION ALL SELECT projects FROM search_count WHERE lexeme = ANY(lexemes)
      UNION ALL SELECT w.projects FROM unnest(beginnings) AS beginning, LATERAL (
        SELECT projects FROM search_word WHERE word >= beginning AND word < beginning || chr(1114111) OFFSET 0) AS w) AS each) AS known,
    (SELECT count(*) AS waiting FROM ((SELECT 1 FROM search_word_change ORDER BY id LIMIT 2001) UNION ALL (SELECT 1 FROM search_count_change ORDER BY id LIMIT 2001)) AS each) AS notes
$$;

-- The words of listed projects that begin so, as a tsquery; null when the index finds the beginning as fast by itself. It puts together
-- all places of a beginning before it looks at anything else, a hundred thousand for a common word, where it leaps from one place of
-- a whole word to another. Words with digits begin with one of letters in the same project.
CREATE FUNCTION search_beginning(beginning text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) <= 200 AND sum(projects) > 500 AND NOT EXISTS (SELECT 1 FROM search_word_change ORDER BY id OFFSET 200 LIMIT 1)
    THEN string_agg(DISTINCT '''' || word || '''', ' | ') END
  FROM (
    SELECT word, projects FROM search_word WHERE word >= beginning AND word < beginning || chr(1114111)
    UNION ALL SELECT word, 0 FROM (SELECT added FROM search_word_change ORDER BY id LIMIT 201) AS waiting, unnest(added) AS word WHERE starts_with(word, beginning)
    LIMIT 201) AS words
$$;

-- A query in which these beginnings of words are replaced by the words, where that is faster.
CREATE FUNCTION search_query(asked text, beginnings text[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  beginning text;
  words text;
BEGIN
  FOREACH beginning IN ARRAY beginnings LOOP
    words := search_beginning(beginning);
    IF words IS NOT NULL THEN asked := replace(asked, '''' || beginning || ''':*', '(' || words || ')'); END IF;
  END LOOP;
  RETURN asked::tsquery;
END $$;

-- The terms of a search, the rarest first, so that the index leaps from one of its few rows to the next and asks the others only there. Beginnings of
-- words are replaced by the words where that is faster. Filters come last.
CREATE FUNCTION search_terms(terms text[], beginnings text[]) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  sizes bigint[] := array_fill(0::bigint, ARRAY[cardinality(terms)]);
  beginning text;
  begun record;
BEGIN
  FOREACH beginning IN ARRAY beginnings LOOP
    SELECT count(*) AS words, sum(w.projects) AS projects, string_agg(DISTINCT '''' || w.word || '''', ' | ') AS query INTO begun
    FROM (
      SELECT d.word, d.projects FROM search_word AS d WHERE d.word >= beginning AND d.word < beginning || chr(1114111)
      UNION ALL SELECT n.word, 0 FROM (SELECT c.added FROM search_word_change AS c ORDER BY c.id LIMIT 201) AS waiting, unnest(waiting.added) AS n (word) WHERE starts_with(n.word, beginning)
      LIMIT 201) AS w;
    FOR i IN 1..cardinality(terms) LOOP
      IF strpos(terms[i], '''' || beginning || ''':*') > 0 THEN
        sizes[i] := sizes[i] + coalesce(begun.projects, 0);
        IF begun.words <= 200 AND begun.projects > 500 AND NOT EXISTS (SELECT 1 FROM search_word_change AS c ORDER BY c.id OFFSET 200 LIMIT 1) THEN
          terms[i] := replace(terms[i], '''' || beginning || ''':*', '(' || begun.query || ')');
        END IF;
      END IF;
    END LOOP;
  END LOOP;
  IF cardinality(terms) > 1 THEN
    terms := ARRAY(SELECT t.term FROM unnest(terms, sizes) WITH ORDINALITY AS t (term, size, place) ORDER BY starts_with(t.term, '(''/'), t.size, t.place);
  END IF;
  RETURN terms;
END $$;

-- What cards show of listed projects, in the order in which they are asked for. A function, as a connection
-- plans it once: planning this statement takes longer than reading ten cards.
CREATE FUNCTION explore_cards(wanted uuid[]) RETURNS TABLE (
  id uuid, project_uid text, name text, description text, average_time_minutes int, people int, tools text[], parts text[], ref text, brand text, category text, tags text[],
  views int, type smallint, status smallint, languages text[], alt jsonb, source jsonb, created_at timestamptz, updated_at timestamptz, published_at timestamptz,
  file jsonb, view_shards jsonb, steps jsonb, creator jsonb
) LANGUAGE plpgsql STABLE ROWS 10 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT p.id, p.project_uid, p.name, p.description, p.average_time_minutes, p.people, p.tools, p.parts, p.ref, p.brand, p.category, p.tags,
      p.views, p.type, p.status, p.languages, CASE WHEN p.file_id IS NULL AND first.file_id IS NOT NULL THEN first.alt ELSE p.alt END, p.source, p.created_at, p.updated_at, p.published_at,
      CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('name', f.name, 'key', f.key, 'width', f.width, 'height', f.height,
        'placeholder', f.placeholder, 'variantWidths', f.variant_widths) END,
      coalesce((SELECT jsonb_agg(jsonb_build_object('views', v.views)) FROM project_view_shard AS v WHERE v.project_id = p.id), '[]'),
      coalesce((SELECT jsonb_agg(jsonb_build_object('type', s.type)) FROM step AS s WHERE s.project_id = p.id), '[]'),
      jsonb_build_object('uid', c.uid, 'name', c.name, 'textColor', c.text_color, 'backgroundColor', c.background_color, 'coverOpacity', c.cover_opacity,
        'smallDescription', c.small_description, 'url', c.url, 'verified', c.verified, 'cover', NULL,
        'avatar', CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('name', a.name, 'key', a.key, 'width', a.width, 'height', a.height,
          'placeholder', a.placeholder, 'variantWidths', a.variant_widths) END)
    FROM unnest(wanted) WITH ORDINALITY AS w (id, place)
    JOIN project AS p ON p.id = w.id AND p.is_listed JOIN creator AS c ON c.id = p.creator_id
    -- Of a project without a picture, that of its first step with one.
    LEFT JOIN LATERAL (SELECT s.file_id, s.alt FROM step AS s WHERE s.project_id = p.id AND s.file_id IS NOT NULL AND p.file_id IS NULL ORDER BY s.position LIMIT 1) AS first ON true
    LEFT JOIN file AS f ON f.id = coalesce(p.file_id, first.file_id) LEFT JOIN file AS a ON a.id = c.avatar_id ORDER BY w.place;
END $$;

-- Of more hits than are counted, those that are likely the best: names that begin so, the newest by months, the most viewed.
CREATE FUNCTION search_pool(units text[], key text, code text, bar text, filters text)
RETURNS TABLE (id uuid, name_key text, is_code boolean, views int, rating real, created_at timestamptz, places int[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  many int := cardinality(units) / 3;
  all_units text := '(' || array_to_string(units[1:many], ') & (') || ')';
  named tsquery := all_units::tsquery;
  anywhere tsquery[] := units[1:many]::tsquery[];
  in_labels tsquery[] := units[many + 1:2 * many]::tsquery[];
  in_parts tsquery[] := units[2 * many + 1:]::tsquery[];
  filter tsquery := filters::tsquery;
  coded uuid[] := '{}';
  newest tid[] := '{}';
  met tid[];
  month int;
  months int := 1;
  seen int := 0;
BEGIN
  IF code IS NOT NULL THEN
    coded := ARRAY(SELECT s.project_id FROM project_search AS s
      WHERE (s.ref_key = code OR s.gtin = bar) AND s.ref_key <> '' AND (filter IS NULL OR s.words @@ filter) LIMIT 200);
  END IF;
  month := (SELECT 12 * extract(year FROM max(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM max(s.created_at) AT TIME ZONE 'UTC')::int FROM project_search AS s);
  -- Each word is looked up once for each month.
  WHILE cardinality(newest) < 40 AND seen < 24 AND seen * numnode(named) < 200 LOOP
    met := ARRAY(SELECT s.ctid FROM project_search AS s WHERE search_dated(s.name_words, s.created_at) @@ (
        SELECT string_agg('(' || regexp_replace(all_units, '''((?:[^'']|'''')+)''', '''' || m || '\1''', 'g') || ')', ' | ') FROM generate_series(month - months + 1, month) AS m)::tsquery
      AND (filter IS NULL OR s.words @@ filter) LIMIT 1001);
    newest := newest || ARRAY(SELECT s.ctid FROM project_search AS s WHERE s.ctid = ANY(met) ORDER BY s.created_at DESC, s.project_id DESC LIMIT 40);
    -- Of more, these are any thousand: where so many are made at once the newest guides of all have them.
    IF cardinality(met) > 1000 THEN
      newest := newest || ARRAY(SELECT n.place FROM (SELECT s.ctid AS place, s.name_words, s.words FROM project_search AS s ORDER BY s.created_at DESC, s.project_id DESC LIMIT 2000) AS n
        WHERE n.name_words @@ named AND (filter IS NULL OR n.words @@ filter) LIMIT 40);
      EXIT;
    END IF;
    month := month - months;
    seen := seen + months;
    months := least(2 * seen, 1 + (40 - cardinality(newest)) * seen / greatest(cardinality(newest), 1));
  END LOOP;
  RETURN QUERY
    WITH pool AS (
      SELECT b.place FROM (SELECT s.ctid AS place, s.name_words, s.words FROM project_search AS s WHERE s.name_key >= key AND s.name_key < key || chr(1114111) ORDER BY s.name_key LIMIT 40) AS b
        WHERE b.name_words @@ named AND (filter IS NULL OR b.words @@ filter)
      UNION SELECT unnest(newest)
      UNION SELECT s.ctid FROM search_popular AS f JOIN project_search AS s ON s.project_id = f.project_id WHERE f.name_words @@ named AND (filter IS NULL OR s.words @@ filter))
    SELECT s.project_id, s.name_key, false, p.views, s.rating, s.created_at, array_fill(4, ARRAY[many])
    FROM project_search AS s JOIN project AS p ON p.id = s.project_id WHERE s.ctid = ANY(ARRAY(SELECT pool.place FROM pool)) AND s.project_id <> ALL(coded)
    UNION ALL
    SELECT s.project_id, s.name_key, true, p.views, s.rating, s.created_at, ARRAY(
      SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2 WHEN s.words @@ u.query THEN 1 ELSE 0 END
      FROM unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place)
    FROM project_search AS s JOIN project AS p ON p.id = s.project_id WHERE s.project_id = ANY(coded);
END $$;

-- How many guides are hit, up to a bound, and one page of them, the best first. Of guides with the word in their name the newest are
-- visited, by months, as many as a page likely takes. Where too few have it in their name, the newest of the others follow.
CREATE FUNCTION search_reach(
  asked text[], begun text[], alone text[], alone_begun text[], units text[], rarity real[], key text, code text, bar text, filters text,
  count_max int, hits_max int, page_limit int, page_offset int, cards_max int
) RETURNS TABLE (total int, hits json, cards json)
LANGUAGE plpgsql STABLE ROWS 1 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  many int := cardinality(units) / 3;
  named tsquery := ('(' || array_to_string(units[1:many], ') & (') || ')')::tsquery;
  anywhere tsquery[];
  in_labels tsquery[];
  in_parts tsquery[];
  terms text[];
  first tsquery;
  second tsquery;
  third tsquery;
  more tsquery;
  best tid[];
  needed int;
  month int;
  oldest int;
  span int;
  months int;
  seen int := 0;
  found int;
  many_begin boolean;
  coded uuid[] := '{}';
  common text;
  common_in int;
  is_word boolean;
  waiting int := 0;
  filled int;
BEGIN
  terms := search_terms(asked, begun);
  first := terms[1]::tsquery;
  second := terms[2]::tsquery;
  third := terms[3]::tsquery;
  more := ('(' || nullif(array_to_string(terms[4:], ') & ('), '') || ')')::tsquery;
  hits := '[]';
  IF alone IS NOT NULL THEN
    waiting := (SELECT count(*) FROM (SELECT 1 FROM search_word_change AS c ORDER BY c.id LIMIT 2001) AS each)
      + (SELECT count(*) FROM (SELECT 1 FROM search_count_change AS c ORDER BY c.id LIMIT 2001) AS each);
    SELECT e.lexeme, e.projects, e.is_word INTO common, common_in, is_word FROM (
      SELECT w.word AS lexeme, w.projects, true AS is_word FROM search_word AS w WHERE w.word = ANY(alone)
      UNION ALL SELECT w.word, w.projects, true FROM unnest(alone_begun) AS b (beginning), LATERAL (
        SELECT i.word, i.projects FROM search_word AS i WHERE i.word >= b.beginning AND i.word < b.beginning || chr(1114111) OFFSET 0) AS w
      UNION ALL SELECT c.lexeme, c.projects, false FROM search_count AS c WHERE c.lexeme = ANY(alone)) AS e
    ORDER BY e.projects DESC, e.is_word DESC, e.lexeme LIMIT 1;
    IF waiting <= 2000 AND common_in - waiting > count_max THEN
      total := common_in - waiting;
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF code IS NOT NULL THEN
    coded := ARRAY(SELECT s.project_id FROM project_search AS s
      WHERE (s.ref_key = code OR s.gtin = bar) AND s.ref_key <> '' AND (filters IS NULL OR s.words @@ filters::tsquery) LIMIT 200);
  END IF;

  -- What is added up and the notes that wait are the truth together, as long as these are quickly looked through.
  IF waiting > 200 THEN
    common_in := NULL;
  ELSIF waiting > 0 AND is_word THEN
    common_in := common_in + (SELECT count(*) FILTER (WHERE common = ANY(c.added)) - count(*) FILTER (WHERE common = ANY(c.removed)) FROM search_word_change AS c);
  ELSIF waiting > 0 THEN
    common_in := common_in + (SELECT count(*) FILTER (WHERE common = ANY(c.added)) - count(*) FILTER (WHERE common = ANY(c.removed)) FROM search_count_change AS c);
  END IF;
  -- Of fewer, visiting all is as fast. A name that begins as a very short word is typed need not have that word.
  IF common_in >= 200 AND cardinality(coded) = 0 AND key ~ '[^ ]{3}$'
    AND (is_word OR (SELECT true FROM project_search AS s WHERE s.version < 3 LIMIT 1) IS NULL) THEN
    total := common_in;
    IF terms[1] <> '(' || quote_literal(common) || ')' THEN
      -- Without that word among what is looked for the index follows the others only.
      total := total + (SELECT count(*) FROM (
        SELECT 1 FROM project_search AS s WHERE s.words @@ (CASE WHEN strpos(terms[1], '&') = 0 THEN ts_rewrite(first, quote_literal(common)::tsquery, ''::tsquery) ELSE first END && !!quote_literal(common)::tsquery) LIMIT hits_max) AS others);
    END IF;
    IF total > count_max OR page_limit = 0 THEN
      RETURN NEXT;
      RETURN;
    END IF;
    -- Those whose name is or begins so come first. Of the others, or of these where they are many, the newest are looked at: as many months as likely
    -- fill the page, and then as many as it takes by what was found. Where the word is in few names, all of these are visited as fast.
    needed := page_offset + page_limit;
    SELECT 12 * extract(year FROM max(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM max(s.created_at) AT TIME ZONE 'UTC')::int,
      12 * extract(year FROM min(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM min(s.created_at) AT TIME ZONE 'UTC')::int INTO month, oldest FROM project_search AS s;
    span := month - oldest + 1;
    months := 1 + needed * span / total;
    IF total >= 2500 AND 4 * months < span THEN
      SELECT coalesce(array_agg(b.place) FILTER (WHERE b.is_named), '{}'), count(*) > 300 INTO best, many_begin
      FROM (SELECT s.ctid AS place, s.name_words @@ named AS is_named FROM project_search AS s WHERE s.name_key >= key AND s.name_key < key || chr(1114111) LIMIT 301) AS b;
      IF many_begin THEN
        best := ARRAY(SELECT s.ctid FROM project_search AS s WHERE s.name_key = key AND s.name_words @@ named LIMIT 301);
      END IF;
      best := CASE WHEN cardinality(best) <= 300 THEN best END;
      found := -cardinality(best);
      WHILE cardinality(best) < needed AND month >= oldest LOOP
        best := best || ARRAY(SELECT s.ctid FROM project_search AS s WHERE starts_with(s.name_key, key) = many_begin AND s.name_key <> key AND search_dated(s.name_words, s.created_at) @@ (
          SELECT string_agg(regexp_replace(units[1], '''((?:[^'']|'''')+)''', '''' || m || '\1''', 'g'), ' | ') FROM generate_series(month - months + 1, month) AS m)::tsquery);
        month := month - months;
        seen := seen + months;
        IF cardinality(best) < needed THEN
          months := least(2 * seen, 1 + (needed - cardinality(best)) * seen / greatest(found + cardinality(best), 1));
          best := CASE WHEN (found + cardinality(best)) * span >= 8 * needed * seen THEN best END;
        END IF;
      END LOOP;
      IF many_begin AND cardinality(best) < needed THEN
        best := NULL;
      END IF;
    END IF;
    SELECT count(*), json_agg(json_build_array(n.project_id, n.name_key, false, p.views, n.rating, n.created_at, '{4}'::int[]) ORDER BY n.begins DESC, n.created_at DESC, n.project_id DESC), coalesce(array_agg(n.project_id), '{}')
    INTO filled, hits, coded
    FROM (
      SELECT s.project_id, s.name_key, s.rating, s.created_at,
        CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 2 ELSE 1 END AS begins
      FROM (
        SELECT a.* FROM project_search AS a WHERE best IS NULL AND a.name_words @@ named
        UNION ALL SELECT a.* FROM project_search AS a WHERE a.ctid = ANY(best)) AS s
      ORDER BY begins DESC, s.created_at DESC, s.project_id DESC LIMIT page_limit OFFSET page_offset) AS n
    JOIN project AS p ON p.id = n.project_id;
    IF filled < page_limit AND page_offset = 0 THEN
      hits := (SELECT coalesce(json_agg(h.hit ORDER BY h.place), '[]') FROM (
        SELECT n.hit, n.place FROM json_array_elements(hits) WITH ORDINALITY AS n (hit, place)
        UNION ALL SELECT json_build_array(o.project_id, o.name_key, false, (SELECT p.views FROM project AS p WHERE p.id = o.project_id), o.rating, o.created_at,
            ARRAY[CASE WHEN o.words @@ units[2]::tsquery THEN 3 WHEN o.words @@ units[3]::tsquery THEN 2 ELSE 1 END]),
          page_limit + row_number() OVER (ORDER BY o.created_at DESC, o.project_id DESC)
        FROM (SELECT s.* FROM project_search AS s WHERE s.words @@ first AND s.project_id <> ALL(coded) ORDER BY s.created_at DESC, s.project_id DESC LIMIT page_limit - filled) AS o) AS h);
      filled := page_limit;
    END IF;
    IF filled = page_limit THEN
      RETURN NEXT;
      RETURN;
    END IF;
    coded := '{}';
  END IF;

  anywhere := units[1:many]::tsquery[];
  in_labels := units[many + 1:2 * many]::tsquery[];
  in_parts := units[2 * many + 1:]::tsquery[];
    WITH found AS MATERIALIZED (
      SELECT s.ctid AS place, s.project_id, s.created_at, 10000::real AS worth, true AS is_code FROM project_search AS s WHERE s.project_id = ANY(coded)
      UNION ALL (
        SELECT s.place, s.project_id, s.created_at,
          CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 1000 ELSE 500 END
          + CASE WHEN rarity IS NULL THEN CASE WHEN s.name_words @@ named THEN 100 ELSE 0 END
              -- Read once: the words of a long guide lie apart, packed.
              ELSE (SELECT sum(CASE WHEN s.name_words @@ u.query THEN 1.5 WHEN w.words @@ u.query THEN 1 ELSE 0 END * u.says)
                FROM (SELECT s.words || ''::tsvector AS words OFFSET 0) AS w, unnest(anywhere, rarity) AS u (query, says)) END::real,
          false
        FROM (
          SELECT a.ctid AS place, a.* FROM project_search AS a WHERE second IS NULL AND a.words @@ first
          UNION ALL SELECT a.ctid, a.* FROM project_search AS a WHERE third IS NULL AND a.words @@ first AND a.words @@ second
          UNION ALL SELECT a.ctid, a.* FROM project_search AS a WHERE more IS NULL AND a.words @@ first AND a.words @@ second AND a.words @@ third
          UNION ALL SELECT a.ctid, a.* FROM project_search AS a WHERE a.words @@ first AND a.words @@ second AND a.words @@ third AND a.words @@ more
        ) AS s WHERE s.project_id <> ALL(coded) LIMIT hits_max)),
    counted AS MATERIALIZED (SELECT count(*)::int AS hits FROM found),
    page AS (
      SELECT f.* FROM found AS f WHERE (SELECT c.hits FROM counted AS c) <= count_max
      ORDER BY f.worth DESC, f.created_at DESC, f.project_id DESC LIMIT page_limit OFFSET page_offset)
    SELECT max(c.hits), coalesce(json_agg(json_build_array(p.project_id, s.name_key, p.is_code, (SELECT project.views FROM project WHERE project.id = p.project_id), s.rating, s.created_at,
        CASE WHEN s.name_words @@ named THEN array_fill(4, ARRAY[many]) ELSE ARRAY(
          -- Of hits that have all words nobody asks again whether they do.
          SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2
            WHEN rarity IS NULL AND NOT p.is_code OR s.words @@ u.query THEN 1 ELSE 0 END
          FROM unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place) END)
        ORDER BY p.worth DESC, p.created_at DESC, p.project_id DESC) FILTER (WHERE p.project_id IS NOT NULL), '[]')
    INTO total, hits
    FROM counted AS c LEFT JOIN page AS p ON true LEFT JOIN project_search AS s ON s.ctid = p.place;
  IF total = cardinality(coded) AND total BETWEEN 1 AND cards_max THEN
    cards := (SELECT json_agg(c) FROM (
      SELECT id, project_uid AS "projectUid", name, description, average_time_minutes AS "averageTimeMinutes", people, tools, parts, ref, brand, category, tags,
        views, type, status, languages, alt, source, created_at AS "createdAt", updated_at AS "updatedAt", published_at AS "publishedAt",
        file, view_shards AS "viewShards", steps, creator
      FROM explore_cards(coded)) AS c);
  END IF;
  RETURN NEXT;
END $$;

-- How many projects PostgreSQL believes a search would find. Volatile, as only such functions may ask for a plan; asked beside search_pool it
-- takes no way there and back of its own.
CREATE FUNCTION search_estimate(query text) RETURNS int LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  plan json;
BEGIN
  EXECUTE 'EXPLAIN (FORMAT JSON) SELECT 1 FROM project_search WHERE words @@ ' || quote_literal(query) || '::tsquery' INTO plan;
  RETURN least((plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric, 2147483647)::int;
END $$;

-- What a search is answered with: search_reach, and of more hits than are counted about how many there are (query is the whole of it as one tsquery)
-- and the best of a pool, in one question.
CREATE FUNCTION search_answer(
  query text, asked text[], begun text[], alone text[], alone_begun text[], units text[], rarity real[], key text, code text, bar text, filters text,
  count_max int, hits_max int, page_limit int, page_offset int, cards_max int
) RETURNS TABLE (total int, hits json, cards json)
LANGUAGE plpgsql ROWS 1 AS $$
BEGIN
  SELECT r.total, r.hits, r.cards INTO total, hits, cards
  FROM search_reach(asked, begun, alone, alone_begun, units, rarity, key, code, bar, filters, count_max, hits_max, page_limit, page_offset, cards_max) AS r;
  IF total > count_max AND page_limit > 0 THEN
    total := greatest(total, search_estimate(query));
    hits := (SELECT coalesce(json_agg(json_build_array(f.id, f.name_key, f.is_code, f.views, f.rating, f.created_at, f.places)), '[]') FROM search_pool(units, key, code, bar, filters) AS f);
  END IF;
  RETURN NEXT;
END $$;
