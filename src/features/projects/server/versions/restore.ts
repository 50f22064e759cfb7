import 'server-only';
import { emit } from '@/events/emit';
import type { Prisma } from '@/server/db/generated/client';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { releaseFiles } from '@/features/uploads/server/service';
import type { Unpublished } from '../../field-schemas';
import { storedTextsOf } from '../../model/project-texts';
import { searchColumns } from '../../model/tags';
import type { VersionContent } from '../../model/versions/content';
import type { ProjectView } from '../../schema';
import { editContents } from '../change-contents';
import { readProject } from '../owned-project';
import { toProjectView } from '../presenter';
import { listFileIds, type LockedProject, NO_SOURCE, updateProject } from '../repository';
import { moveOthersToTrash, takeFromTrash } from '../trash/service';
import * as rows from './repository';
import { countUnpublished } from './service';

const DRAFT = { draft: true };

/**
 * Makes the content of a version the draft. Versions stay as they are. Steps and questions that it
 * lacks go to the trash.
 * @throws {AppError} not_found
 */
export function restoreVersion(
  actor: Actor,
  id: string,
  number: number,
): Promise<ProjectView & Unpublished> {
  return editContents(actor, id, DRAFT, (project) => writeVersion(project, number));
}

/**
 * Discards what is not published. A project that is not published stays as it is: readers get
 * nothing of it.
 * @throws {AppError} not_found
 */
export function discardDraft(actor: Actor, id: string): Promise<ProjectView & Unpublished> {
  return editContents(actor, id, DRAFT, async (project) => {
    const { versionNumber } = project;
    return versionNumber !== null && (await countUnpublished(project)) > 0
      ? writeVersion(project, versionNumber)
      : readProject(actor, id);
  });
}

async function writeVersion(project: LockedProject, number: number): Promise<ProjectView> {
  const content = await rows.findContent(project.id, number);
  if (!content) throw new AppError('not_found');
  const shown = await listFileIds(project.id);
  const ids = [...content.steps, ...content.questions].map((item) => item.id);
  await moveOthersToTrash(project, ids);
  const removed = await takeFromTrash(project.id, ids);
  await rows.writeItems(project.id, content);
  await emit('draft.stepsChanged', { guide: project });
  const row = await updateProject(project.id, {
    ...columnsOf(content, project.creator.name),
    version: { increment: 1 },
  });
  await releaseFiles([...shown, ...removed]);
  return toProjectView(row);
}

function columnsOf({ project }: VersionContent, creatorName: string) {
  const texts = storedTextsOf(project.texts);
  return {
    ...project,
    texts,
    ...searchColumns({ ...project, texts }, creatorName),
    source: project.source === null ? NO_SOURCE : (project.source as Prisma.InputJsonValue),
  };
}
