'use client';

import { sortSteps } from '@/features/project/api';
import type { SavedItem } from '../model/project-items';
import { lightRow } from '../model/rows';
import type { EditorStore } from './use-editor-store';

/** Shows in the list what was just added, and tells the server where it stands when that is not the end. */
export function showNew(store: EditorStore, { list, item }: SavedItem): void {
  lightRow(item.id);
  if (list !== 'steps') return;
  const { projectUid, steps } = store.get().project;
  const ids = steps.map(({ id }) => id);
  if (ids.at(-1) !== item.id)
    void keepOrder(projectUid, ids, item.id, (order) =>
      store.dispatch({ type: 'ordered', list, ids: order }),
    );
}

/** Tells the server the order with a new step. Where it will not have it, the step stands last until somebody moves it. */
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
