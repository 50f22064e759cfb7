-- Secret links that show a draft as readers would see it (docs/decisions/0109).
CREATE TABLE "preview_link" (
  "project_id" UUID NOT NULL,
  "secret_id" UUID NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "preview_link_pkey" PRIMARY KEY ("project_id")
);
CREATE UNIQUE INDEX "preview_link_secret_id_key" ON "preview_link" ("secret_id");
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
