import { ApiError } from '@/browser/api/api-error';
import { removeQuestion, removeStep } from '@/features/projects/ui/api';
import type { ItemKind } from '../../shell/model/fields';
import { readLocation } from '../../shell/model/location';
import type { Editor } from '../../shell/hooks/editor-context';

/**
 * Deletes an item with its latest text, which comes back with it, and closes its panel.
 * @returns the ids of its list, with its own
 */
export async function removeItem(
  { store, autosave, place: { goTo } }: Pick<Editor, 'store' | 'autosave' | 'place'>,
  { id, kind }: { id: string; kind: ItemKind },
): Promise<string[]> {
  const { projectUid } = store.get().project;
  const [list, call] =
    kind === 'question'
      ? (['questions', removeQuestion] as const)
      : (['steps', removeStep] as const);
  await autosave.run(id);
  await call(projectUid, id).catch(ignoreNotFound);
  const ids = store.get().project[list].map((one) => one.id);
  const { tab, item } = readLocation(window.location.pathname, window.location.hash);
  if (item?.id === id) goTo(tab, undefined, { replaces: true });
  store.dispatch({ type: 'removed', list, id });
  return ids;
}

// Already deleted elsewhere: the result is the same.
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
