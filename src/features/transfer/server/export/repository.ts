import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { isUid, isUuid } from '@/shared/ids/uid';
import type { VersionContent } from '@/features/projects/model/versions/content';

const wholeParts = {
  file: true,
  steps: { include: { file: true }, orderBy: { position: 'asc' } },
  questions: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.ProjectInclude;

export type GuideRow = Prisma.ProjectGetPayload<{ include: typeof wholeParts }>;

/** The guides for the list of a creator's archive, in order of creation. */
export function listGuides(creatorId: string) {
  return db().project.findMany({
    where: { creatorId, removedAt: null },
    select: { id: true, projectUid: true, name: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** The creator's own guide, complete. */
export async function findGuide(creatorId: string, id: string): Promise<GuideRow | null> {
  if (!isUid(id) && !isUuid(id)) return null;
  return db().project.findFirst({
    where: { ...(isUid(id) ? { projectUid: id } : { id }), creatorId, removedAt: null },
    include: wholeParts,
  });
}

/** What an export shows of a guide: as it is stored, or as a version kept it. */
export type ShownGuide = Omit<GuideRow, 'steps' | 'questions'> & {
  steps: (Pick<
    GuideRow['steps'][number],
    'id' | 'type' | 'name' | 'description' | 'alt' | 'file'
  > & {
    /** Missing in versions from before there were any. */
    lines?: unknown;
    timers?: unknown;
  })[];
  questions: Pick<GuideRow['questions'][number], 'question' | 'answer'>[];
};

/** The numbers of the versions of a guide, the oldest first. */
export async function listVersionNumbers(projectId: string): Promise<number[]> {
  const rows = await db().projectVersion.findMany({
    where: { projectId },
    select: { number: true },
    orderBy: { number: 'asc' },
  });
  return rows.map(({ number }) => number);
}

/** A version of a guide, with what its creator said of it; null where it was dropped meanwhile. */
export async function findVersion(guide: GuideRow, number: number) {
  const version = await db().projectVersion.findUnique({
    where: { projectId_number: { projectId: guide.id, number } },
  });
  if (!version) return null;
  const files = await db().file.findMany({ where: { id: { in: version.files } } });
  const fileOf = (id: string | null) => files.find((file) => file.id === id) ?? null;
  const head = version.head as VersionContent['project'];
  const { steps, questions } = version.contents as Omit<VersionContent, 'project'>;
  const { note, isSafety, publishedAt, updatedAt } = version;
  const row = {
    ...guide,
    ...head,
    file: fileOf(head.fileId),
    steps: steps.map((step) => ({ ...step, file: fileOf(step.fileId) })),
    questions,
    updatedAt,
  } as ShownGuide;
  return { row, note, isSafety, publishedAt };
}
