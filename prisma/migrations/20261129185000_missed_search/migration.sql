-- Searches of readers that found nothing, for operators (docs/reference/guides.md#lists-and-search).
CREATE TABLE "missed_search" (
    "day" DATE NOT NULL,
    "words" TEXT NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "missed_search_pkey" PRIMARY KEY ("day", "words")
);

-- Sums over all guides read a few days of many.
CREATE INDEX "daily_figures_day_idx" ON "daily_figures" USING brin ("day");
