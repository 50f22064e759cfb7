import 'server-only';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import type { Unpublished } from '../../field-schemas';
import { asDraft, contentOf } from '../../model/content/content';
import { isSameContent } from '../../model/content/digest';
import { withChanged, withItem } from '../../model/content/items';
import { withPrimaryTexts } from '../../model/content/primary-language';
import type { ProjectView } from '../../schema';
import { changeGuide } from '../draft/change-guide';
import { projectIn } from '../owned-project';
import * as rows from './repository';

const DRAFT = { draft: true };

/**
 * Makes the content of a version the draft. Versions stay as they are. The former draft goes
 * to the bin.
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
      return { draft: asDraft(content, draft), isReplaced: true };
    },
    projectIn,
  );
}

/**
 * Makes one step or chapter of a version part of the draft: in place of the present one, or at its
 * place in the version. Versions stay as they are; the former draft goes to the bin.
 * @throws {AppError} not_found, too_many_steps
 */
export function restoreVersionStep(
  actor: Actor,
  id: string,
  number: number,
  stepId: string,
): Promise<ProjectView & Unpublished> {
  return changeGuide(
    actor,
    id,
    DRAFT,
    async ({ project, draft }) => {
      const former = (await rows.findContent(project.id, number))?.steps ?? [];
      const place = former.findIndex((step) => step.id === stepId.toLowerCase());
      const formerItem = former[place];
      if (!formerItem) throw new AppError('not_found');
      const step = withPrimaryTexts({ ...formerItem, version: 1 }, draft.project.languages);
      const steps = draft.steps.some((present) => present.id === step.id)
        ? withChanged(draft.steps, step.id, ({ version }) => ({ ...step, version }))
        : withItem(draft.steps, step, Math.min(place, draft.steps.length));
      return { draft: { ...draft, steps }, isReplaced: true };
    },
    projectIn,
  );
}

/**
 * Discards what is not published; it goes to the bin. A project that is not published stays as it
 * is: readers get nothing of it.
 * @throws {AppError} not_found
 */
export function discardDraft(actor: Actor, id: string): Promise<ProjectView & Unpublished> {
  return changeGuide(
    actor,
    id,
    DRAFT,
    ({ draft }, newest) =>
      newest && !isSameContent(newest.content, contentOf(draft))
        ? { draft: asDraft(newest.content, draft), isReplaced: true }
        : { draft },
    projectIn,
  );
}
