-- One column for all languages, so that a new language of guides needs no migration.
ALTER TABLE "daily_figures" ADD COLUMN "visits_by_lang" JSONB NOT NULL DEFAULT '{}';

UPDATE "daily_figures" SET "visits_by_lang" = jsonb_build_object(
    'pt-BR', "lang_pt_br", 'en', "lang_en", 'es', "lang_es", 'fr', "lang_fr", 'de', "lang_de");

ALTER TABLE "daily_figures"
    DROP COLUMN "lang_pt_br",
    DROP COLUMN "lang_en",
    DROP COLUMN "lang_es",
    DROP COLUMN "lang_fr",
    DROP COLUMN "lang_de";
