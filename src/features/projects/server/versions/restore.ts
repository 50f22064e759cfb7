import 'server-only';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { ProjectStatus } from '../../constants';
import type { Unpublished } from '../../field-schemas';
import { contentOf, type Draft, type GuideContent } from '../../model/content/content';
import type { ProjectView } from '../../schema';
import { changeGuide } from '../draft/change-guide';
import { projectIn } from '../owned-project';
import * as rows from './repository';
import { isSameContent } from './service';

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
  return changeGuide(
    actor,
    id,
    DRAFT,
    async ({ project, draft }) => {
      const content = await rows.findContent(project.id, number);
      if (!content) throw new AppError('not_found');
      return { draft: restored(draft, content) };
    },
    projectIn,
  );
}

/**
 * Discards what is not published. A project that is not published stays as it is: readers get
 * nothing of it.
 * @throws {AppError} not_found
 */
export function discardDraft(actor: Actor, id: string): Promise<ProjectView & Unpublished> {
  return changeGuide(
    actor,
    id,
    DRAFT,
    async ({ project, draft }) => {
      const newest =
        project.status === ProjectStatus.Published ? await rows.findNewest(project.id) : undefined;
      return newest && !isSameContent(newest.content, contentOf(draft))
        ? { draft: restored(draft, newest.content) }
        : { draft };
    },
    projectIn,
  );
}

/** A content as a draft. An item that is in the present draft gets its next version. */
function restored(draft: Draft, { project, steps, questions }: GuideContent): Draft {
  const versions = new Map(
    [...draft.steps, ...draft.questions].map(({ id, version }) => [id, version]),
  );
  const edited = <Item extends { id: string }>(item: Item) => ({
    ...item,
    version: (versions.get(item.id) ?? 0) + 1,
  });
  return { project, steps: steps.map(edited), questions: questions.map(edited) };
}
