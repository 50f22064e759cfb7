-- Running instances, and the invalidations that they read (docs/decisions/0121). Unlogged: a crash
-- or a restore of the database empties both, so each instance sees that it may have missed some.
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
