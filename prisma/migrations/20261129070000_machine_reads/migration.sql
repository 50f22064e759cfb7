CREATE TABLE "machine_read" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "machine_read_pkey" PRIMARY KEY ("day","kind")
);
