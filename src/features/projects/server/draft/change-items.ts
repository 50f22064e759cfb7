import 'server-only';
import { uuid7 } from '@/server/secrets/uuid7';
import type { Actor } from '@/features/auth/server/actor';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import type { DraftQuestion, DraftStep } from '../../model/content/content';
import { inOrder, itemIn, withItem } from '../../model/content/items';
import type { ProjectView } from '../../schema';
import { projectIn } from '../owned-project';
import { changeGuide } from './change-guide';
import type { OwnedGuide } from './columns';

type Lists = { steps: DraftStep[]; questions: DraftQuestion[] };
type ListName = keyof Lists;

/** The items of one list of a draft, without their kind. */
type Items<List extends ListName> = Lists[List][number][];

/**
 * Changes the steps or the questions of a guide.
 * @param change returns the list that it got where nothing changes
 * @throws {AppError} not_found, too_many_steps, too_many_questions, and what `change` throws
 */
export const changeItems = <List extends ListName, Result extends object>(
  list: List,
  actor: Actor,
  projectId: string,
  edit: DraftQuery | undefined,
  change: (items: Lists[List], guide: OwnedGuide) => Items<List> | Promise<Items<List>>,
  answer: (guide: OwnedGuide) => Result | Promise<Result>,
): Promise<Result & Unpublished> =>
  changeGuide(
    actor,
    projectId,
    edit,
    async (guide) => {
      const before = guide.draft[list] as Lists[List];
      const after = await change(before, guide);
      return { draft: after === before ? guide.draft : { ...guide.draft, [list]: after } };
    },
    answer,
  );

/**
 * Inserts a copy of an item right after it. The picture is shared, not copied: a file is deleted
 * when nothing shows it.
 * @param answer makes the answer about the copy with this id
 */
export function duplicateItem<Result extends object>(
  list: ListName,
  actor: Actor,
  projectId: string,
  itemId: string,
  edit: DraftQuery | undefined,
  answer: (guide: OwnedGuide, id: string) => Result | Promise<Result>,
): Promise<Result & Unpublished> {
  const id = uuid7();
  return changeItems(
    list,
    actor,
    projectId,
    edit,
    (items) => {
      const item = itemIn<DraftStep | DraftQuestion>(items, itemId);
      const place = items.findIndex((each) => each.id === item.id) + 1;
      return withItem<DraftStep | DraftQuestion>(items, { ...item, id, version: 1 }, place);
    },
    (guide) => answer(guide, id),
  );
}

/**
 * Puts the items of a list in a new order, all at once or not at all.
 * @param ids exactly those of the list, in the new order
 * @throws {AppError} not_found, validation_failed
 */
export const sortItems = (
  list: ListName,
  actor: Actor,
  projectId: string,
  ids: string[],
  edit?: DraftQuery,
): Promise<ProjectView & Unpublished> =>
  changeItems(
    list,
    actor,
    projectId,
    edit,
    (items) => inOrder<DraftStep | DraftQuestion>(items, ids),
    projectIn,
  );
