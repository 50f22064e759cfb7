ALTER TABLE "membership" ADD COLUMN "languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "workshop_invitation" ADD COLUMN "languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "creator" ADD COLUMN "needs_second_person" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "project"
  ADD COLUMN "look_again_on" DATE,
  ADD COLUMN "look_again_by_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN "look_again_sent_at" TIMESTAMPTZ(3);
CREATE INDEX "project_look_again_on_idx" ON "project"("look_again_on");
CREATE INDEX "project_look_again_by_id_idx" ON "project"("look_again_by_id");

ALTER TABLE "project_version"
  ADD COLUMN "published_by_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN "published_by_name" TEXT,
  ADD COLUMN "approved_by_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN "approved_by_name" TEXT,
  ADD COLUMN "approved_at" TIMESTAMPTZ(3);
CREATE INDEX "project_version_published_by_id_idx" ON "project_version"("published_by_id");
CREATE INDEX "project_version_approved_by_id_idx" ON "project_version"("approved_by_id");

CREATE TABLE "draft_edit" (
  "project_id" UUID NOT NULL REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "item_id" UUID,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "draft_edit_pkey" PRIMARY KEY ("project_id", "user_id")
);
CREATE INDEX "draft_edit_user_id_idx" ON "draft_edit"("user_id");
-- Who changed the drafts so far is unknown: everybody who could counts.
INSERT INTO "draft_edit" ("project_id", "user_id")
  SELECT project.id, creator.owner_id FROM "project" JOIN "creator" ON creator.id = project.creator_id
  UNION SELECT project.id, membership.user_id FROM "project" JOIN "membership" ON membership.creator_id = project.creator_id;

CREATE TABLE "review" (
  "id" UUID NOT NULL,
  "project_id" UUID NOT NULL REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "digest" TEXT NOT NULL,
  "asked_by_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "asked_of_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "note" TEXT NOT NULL DEFAULT '',
  "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "outcome" TEXT,
  "outcome_by_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "outcome_note" TEXT NOT NULL DEFAULT '',
  "outcome_at" TIMESTAMPTZ(3),
  CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "review_project_id_asked_at_idx" ON "review"("project_id", "asked_at");
CREATE INDEX "review_asked_by_id_idx" ON "review"("asked_by_id");
CREATE INDEX "review_asked_of_id_idx" ON "review"("asked_of_id");
CREATE INDEX "review_outcome_by_id_idx" ON "review"("outcome_by_id");

CREATE TABLE "draft_comment" (
  "id" UUID NOT NULL,
  "project_id" UUID NOT NULL REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "item_id" UUID,
  "part" TEXT,
  "user_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "text" TEXT NOT NULL,
  "parent_id" UUID REFERENCES "draft_comment"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "resolved_at" TIMESTAMPTZ(3),
  "resolved_by_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "draft_comment_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "draft_comment_project_id_created_at_idx" ON "draft_comment"("project_id", "created_at");
CREATE INDEX "draft_comment_user_id_idx" ON "draft_comment"("user_id");
CREATE INDEX "draft_comment_parent_id_idx" ON "draft_comment"("parent_id");
CREATE INDEX "draft_comment_resolved_by_id_idx" ON "draft_comment"("resolved_by_id");
CREATE INDEX "draft_comment_resolved_at_idx" ON "draft_comment"("resolved_at");
