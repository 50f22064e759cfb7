import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { type ProjectRow, summaryParts, withDraft } from '@/features/projects/server/owned-project';

/** A batch of a long list, in the order of ids. */
export type Batch = { after: string | undefined; limit: number };
/** Messages on these projects, or by the person with this e-mail in lower case. */
export type Whose = { projectIds: string[] } | { sender: string };

/** The workshops that the account owns. */
export type Owned = { in: string[] };

const NO_ID = '00000000-0000-0000-0000-000000000000';
const inOrder = ({ after, limit }: Batch) =>
  ({
    orderBy: { id: 'asc' },
    take: limit,
    ...(after === undefined ? {} : { where: { id: { gt: after } } }),
  }) as const;

export function listFiles(creatorId: Owned, batch: Batch) {
  const { where, ...rest } = inOrder(batch);
  return db().file.findMany({ where: { creatorId, ...where }, ...rest });
}

/** The creator's webhooks, without their secrets. */
export function listWebhooks(creatorId: Owned, batch: Batch) {
  const { where, ...rest } = inOrder(batch);
  const select = {
    id: true,
    url: true,
    events: true,
    isOn: true,
    offReason: true,
    failingSince: true,
    lastFailedAt: true,
    previousSecretUntil: true,
    tokenId: true,
    createdAt: true,
    updatedAt: true,
  } as const;
  return db().webhookEndpoint.findMany({ where: { creatorId, ...where }, select, ...rest });
}

const attempt = {
  startedAt: true,
  durationMs: true,
  httpStatus: true,
  problem: true,
  answer: true,
} as const;

export function listWebhookDeliveries(creatorId: Owned, batch: Batch) {
  const { where, ...rest } = inOrder(batch);
  return db().webhookDelivery.findMany({
    where: { endpoint: { creatorId }, ...where },
    select: {
      id: true,
      endpointId: true,
      event: true,
      status: true,
      body: true,
      createdAt: true,
      log: { select: attempt, orderBy: { startedAt: 'asc' } },
    },
    ...rest,
  });
}

export type DeliveryRow = Awaited<ReturnType<typeof listWebhookDeliveries>>[number];

export function listProjectIds(creatorId: Owned, batch: Batch) {
  const { where, ...rest } = inOrder(batch);
  return db().project.findMany({
    where: { creatorId, removedAt: null, ...where },
    select: { id: true },
    ...rest,
  });
}

const wholeParts = {
  ...summaryParts,
  creator: { select: { uid: true } },
  items: { select: { id: true, createdAt: true, updatedAt: true } },
  trash: { select: { kind: true, item: true, removedAt: true }, orderBy: { removedAt: 'desc' } },
} as const satisfies Prisma.ProjectInclude;

export type WholeProjectRow = ProjectRow & Prisma.ProjectGetPayload<{ include: typeof wholeParts }>;
export type FileRow = Prisma.FileGetPayload<object>;

export async function listWholeProjects(
  creatorId: Owned,
  batch: Batch,
): Promise<WholeProjectRow[]> {
  const { where, ...rest } = inOrder(batch);
  const rows = await db().project.findMany({
    where: { creatorId, removedAt: null, ...where },
    include: wholeParts,
    ...rest,
  });
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await withDraft(row)) })));
}

export function listImports(creatorId: Owned, batch: Batch) {
  const { where, ...rest } = inOrder(batch);
  return db().importJob.findMany({
    where: { creatorId, ...where },
    select: {
      id: true,
      fileName: true,
      sizeBytes: true,
      state: true,
      mode: true,
      publish: true,
      refusals: true,
      createdAt: true,
      finishedAt: true,
      expiresAt: true,
      guides: {
        select: { file: true, name: true, state: true, projectUid: true },
        orderBy: { position: 'asc' },
      },
    },
    ...rest,
  });
}

const ofProject = { project: { select: { projectUid: true } } } as const;
/** Of a message from a reader, and of a record of a visit. */
const fromReader = {
  ...ofProject,
  id: true,
  name: true,
  email: true,
  lang: true,
  versionNumber: true,
  createdAt: true,
} as const;
const message = { ...fromReader, subject: true, message: true, status: true } as const;

export async function listFeedback(whose: Whose, batch: Batch) {
  return db().feedback.findMany({
    ...(await chosen('feedback', whose, batch)),
    select: { ...message, ratingHalves: true, difficulty: true },
  });
}

export async function listReports(whose: Whose, batch: Batch) {
  return db().report.findMany({
    ...(await chosen('report', whose, batch)),
    select: { ...message, stepId: true },
  });
}

export async function listRecords(whose: Whose, batch: Batch) {
  return db().trackingRecord.findMany({
    ...(await chosen('tracking_record', whose, batch)),
    select: {
      ...fromReader,
      sessionId: true,
      userAgent: true,
      startTime: true,
      endTime: true,
      durationMs: true,
      steps: { orderBy: { position: 'asc' } },
    },
  });
}

export type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>[number];
export type RecordRow = Awaited<ReturnType<typeof listRecords>>[number];

type Chosen = {
  where: { id?: { in: string[] } | { gt: string }; projectId?: { in: string[] } };
  orderBy: { readonly id: 'asc' };
  take: number;
};

async function chosen(
  table: 'feedback' | 'report' | 'tracking_record',
  whose: Whose,
  batch: Batch,
): Promise<Chosen> {
  const { where, ...rest } = inOrder(batch);
  return 'sender' in whose
    ? { where: { id: { in: await idsFrom(table, whose.sender, batch) } }, ...rest }
    : { where: { projectId: { in: whose.projectIds }, ...where }, ...rest };
}

// Compared in lower case by the database: Prisma's case-insensitive mode treats _ and % as
// wildcards.
async function idsFrom(
  table: 'feedback' | 'report' | 'tracking_record' | 'contact_message' | 'guide_notice',
  sender: string,
  { after, limit }: Batch,
): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM ${Prisma.raw(table)} WHERE email <> '' AND lower(email) = ${sender} AND id > ${after ?? NO_ID}::uuid ORDER BY id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

export async function listContact(sender: string, batch: Batch) {
  const { orderBy, take } = inOrder(batch);
  return db().contactMessage.findMany({
    where: { id: { in: await idsFrom('contact_message', sender, batch) } },
    orderBy,
    take,
  });
}

/** The reports about guides that this person sent to the operators. */
export async function listGuideReports(sender: string, batch: Batch) {
  const { orderBy, take } = inOrder(batch);
  return db().guideReport.findMany({
    where: { id: { in: await idsFrom('guide_notice', sender, batch) } },
    omit: { senderHash: true, projectId: true },
    include: ofProject,
    orderBy,
    take,
  });
}
