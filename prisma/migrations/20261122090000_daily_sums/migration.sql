-- AlterTable
ALTER TABLE "tracking_record" ADD COLUMN     "device" TEXT,
ADD COLUMN     "is_finished" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "last_step_id" UUID;

-- CreateTable
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
-- Room on each page for the next version of a row that is counted up: without it every view would touch the indexes.
) WITH (fillfactor = 70);

-- CreateTable
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

-- AddForeignKey
ALTER TABLE "daily_figures" ADD CONSTRAINT "daily_figures_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_step" ADD CONSTRAINT "daily_step_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the records that are there say beside the sums. From now on the server tells the device; this is near enough for what was before.
UPDATE "tracking_record" AS r SET
  "device" = CASE
    WHEN r."user_agent" ~* '(ipad|tablet|kindle|silk/)' OR (r."user_agent" ~* 'android' AND r."user_agent" !~* 'mobile') THEN 'tablet'
    WHEN r."user_agent" ~* '(bot|spider|crawler|smart-?tv)' THEN 'other'
    WHEN r."user_agent" ~* '(iphone|ipod|android|mobile)' THEN 'phone'
    WHEN r."user_agent" ~* '(windows nt|macintosh|x11|cros )' THEN 'computer'
    ELSE 'other' END,
  "last_step_id" = (SELECT t."step_id" FROM "tracking_step" AS t WHERE t."record_id" = r."id" ORDER BY t."position" DESC LIMIT 1),
  "is_finished" = EXISTS (
    SELECT 1 FROM "tracking_step" AS t WHERE t."record_id" = r."id" AND t."step_id" =
      (SELECT s."id" FROM "step" AS s WHERE s."project_id" = r."project_id" AND s."type" = 1 ORDER BY s."position" DESC LIMIT 1));

-- Fold: the records that are there, into the sums. (The benchmark folds its records by the statements from here on.)
INSERT INTO "daily_figures" ("project_id", "day", "shard", "creator_id", "sessions", "duration_ms", "finished", "finished_duration_ms",
  "lang_pt_br", "lang_en", "lang_es", "lang_fr", "lang_de", "device_phone", "device_tablet", "device_computer", "device_other")
SELECT r."project_id", (r."created_at" AT TIME ZONE 'UTC')::date, 0, p."creator_id", count(*), sum(r."duration_ms"),
  count(*) FILTER (WHERE r."is_finished"), coalesce(sum(r."duration_ms") FILTER (WHERE r."is_finished"), 0),
  count(*) FILTER (WHERE r."lang" = 'pt-BR'), count(*) FILTER (WHERE r."lang" = 'en'), count(*) FILTER (WHERE r."lang" = 'es'),
  count(*) FILTER (WHERE r."lang" = 'fr'), count(*) FILTER (WHERE r."lang" = 'de'),
  count(*) FILTER (WHERE r."device" = 'phone'), count(*) FILTER (WHERE r."device" = 'tablet'),
  count(*) FILTER (WHERE r."device" = 'computer'), count(*) FILTER (WHERE r."device" = 'other')
FROM "tracking_record" AS r JOIN "project" AS p ON p."id" = r."project_id"
GROUP BY 1, 2, 4;

INSERT INTO "daily_step" ("project_id", "day", "step_id", "shard", "reached", "time_ms", "left_here")
SELECT v."project_id", v."day", v."step_id", 0, count(*), sum(v."time_ms"), count(*) FILTER (WHERE v."is_last")
FROM (
  SELECT r."project_id", (r."created_at" AT TIME ZONE 'UTC')::date AS "day", t."step_id", sum(t."time_ms") AS "time_ms", t."step_id" = r."last_step_id" AS "is_last"
  FROM "tracking_record" AS r JOIN "tracking_step" AS t ON t."record_id" = r."id"
  GROUP BY r."id", t."step_id"
) AS v
GROUP BY 1, 2, 3;

-- DropIndex
DROP INDEX "tracking_record_project_id_created_at_idx";

-- CreateIndex
CREATE INDEX "tracking_record_project_id_created_at_id_idx" ON "tracking_record"("project_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "tracking_record_created_at_idx" ON "tracking_record"("created_at");

-- CreateIndex
CREATE INDEX "daily_figures_creator_id_day_idx" ON "daily_figures"("creator_id", "day");
