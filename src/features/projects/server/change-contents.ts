import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import type { Actor } from '@/features/auth/server/actor';
import type { DraftQuery, Unpublished } from '../field-schemas';
import { lockOwnedProject } from './owned-project';
import type { LockedProject } from './repository';
import { countUnpublished, isDraftPublished, publishDraft } from './versions/service';

type Work<Result> = (project: LockedProject) => Promise<Result>;

/**
 * Changes what is in a project, in one transaction: locks it and runs `work`. A change of a
 * published project is published at once, unless it is meant for the draft or the draft holds
 * unpublished changes.
 * @returns what `work` returns
 * @throws {AppError} not_found, and what `work` throws
 */
export async function changeContents<Result>(
  actor: Actor,
  projectId: string,
  work: Work<Result>,
  edit: DraftQuery = {},
): Promise<Result> {
  return (await change(actor, projectId, edit, work)).result;
}

/** The same for calls that answer how many changes are not published. */
export function editContents<Result extends object>(
  actor: Actor,
  projectId: string,
  edit: DraftQuery = {},
  work: Work<Result>,
): Promise<Result & Unpublished> {
  return inTransaction(async () => {
    const { result, project, published } = await change(actor, projectId, edit, work);
    return {
      ...result,
      // The version was made after the project was read.
      ...(published && 'versionNumber' in result ? { versionNumber: published.number } : {}),
      unpublishedChanges: published ? 0 : await countUnpublished(project),
    };
  });
}

function change<Result>(
  actor: Actor,
  projectId: string,
  { draft = false }: DraftQuery,
  work: Work<Result>,
) {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, projectId);
    const isLive = !draft && (await isDraftPublished(project));
    const result = await work(project);
    const published = isLive ? await publishDraft(project, { isDirect: true }) : undefined;
    if (published?.isChanged)
      await emit('guide.edited', { guide: project, isHeadChanged: published.isHeadChanged });
    return { result, project, published };
  });
}
