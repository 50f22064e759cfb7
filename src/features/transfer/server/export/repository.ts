import 'server-only';
import { clipOf, mediaOf } from '@/features/projects/model/content/media';
import { db } from '@/server/db/client';
import {
  type GuideContent,
  type GuideQuestion,
  type GuideStep,
  storedContent,
} from '@/features/projects/model/content/content';
import type { ProjectRow, StepRow } from '@/features/projects/server/owned-project';

/** The guides for the list of a creator's archive, in order of creation. */
export function listGuides(creatorId: string) {
  return db().project.findMany({
    where: { creatorId, removedAt: null },
    select: { id: true, projectUid: true, name: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** Bytes of pictures in full, by their keys. */
export async function storedBytesOf(keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db().file.findMany({
    where: { key: { in: [...keys] } },
    select: { key: true, sizeBytes: true },
  });
  return new Map(rows.map(({ key, sizeBytes }) => [key, sizeBytes ?? 0]));
}

/** Guide for an export: as it is stored, or as a version kept it. */
export type ShownGuide = Omit<ProjectRow, 'head' | 'steps' | 'questions'> & {
  head: unknown;
  steps: (GuideStep & Pick<StepRow, 'file' | 'furtherFiles' | 'clipFile' | 'originFiles'>)[];
  questions: GuideQuestion[];
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

/** A version of a guide, with its creator's note; null where it was dropped meanwhile. */
export async function findVersion(guide: ProjectRow, number: number) {
  const version = await db().projectVersion.findUnique({
    where: { projectId_number: { projectId: guide.id, number } },
  });
  if (!version) return null;
  const files = await db().file.findMany({ where: { id: { in: version.files } } });
  const fileOf = (id: string | null) => files.find((file) => file.id === id) ?? null;
  const { project, steps, questions } = storedContent({
    project: version.head,
    ...(version.contents as object),
  } as GuideContent);
  const { note, isSafety, publishedAt, updatedAt } = version;
  const row = {
    ...guide,
    head: project,
    file: fileOf(project.fileId),
    steps: steps.map((step) => ({
      ...step,
      file: fileOf(step.fileId),
      furtherFiles: step.further.map(({ fileId }) => fileOf(fileId)),
      clipFile: fileOf(clipOf(step)?.fileId ?? null),
      originFiles: mediaOf(step).map(({ edit }) => fileOf(edit?.originId ?? null)),
    })),
    questions,
    updatedAt,
  };
  return { row, note, isSafety, publishedAt };
}
