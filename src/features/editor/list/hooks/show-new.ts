import { sortSteps } from '@/features/projects/ui/api';
import type { SavedItem } from '../model/project-items';
import { highlightRow } from '../model/rows';
import type { EditorStore } from '../../shell/hooks/use-editor-store';

/** Shows a new item in the list, and sends the server its position when that is not the end. */
export function showNew(store: EditorStore, { list, item }: SavedItem): void {
  highlightRow(item.id);
  if (list !== 'steps') return;
  const { projectUid, steps } = store.get().project;
  const ids = steps.map(({ id }) => id);
  if (ids.at(-1) !== item.id)
    void keepOrder(projectUid, ids, item.id, (order) =>
      store.dispatch({ type: 'ordered', list, ids: order }),
    );
}

/** Sends the server the order with a new step. If it refuses, the step stays last. */
export async function keepOrder(
  projectUid: string,
  ids: string[],
  newId: string,
  onOrdered: (ids: string[]) => void,
): Promise<void> {
  await sortSteps(projectUid, ids).catch(() =>
    onOrdered([...ids.filter((id) => id !== newId), newId]),
  );
}
