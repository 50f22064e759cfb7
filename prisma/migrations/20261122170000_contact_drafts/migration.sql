-- CreateTable
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

-- CreateIndex
CREATE INDEX "contact_draft_created_at_idx" ON "contact_draft"("created_at");
