import { useEffect } from 'react';
import { ProjectStatus } from '@/features/projects/constants';
import { readProject } from '@/features/projects/ui/api';
import { watchEdits } from '@/features/projects/ui/edits';
import type { EditorStore } from '../../shell/hooks/use-editor-store';

const READ_AFTER_MS = 1_000;

/**
 * Keeps the number of unpublished changes: from the answers to edits, and read again a moment after
 * those without it.
 */
export function useUnpublished(store: EditorStore): void {
  useEffect(() => {
    const { projectUid } = store.get().project;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (count: number) => store.dispatch({ type: 'unpublishedCounted', count });
    const read = () =>
      readProject(projectUid).then(
        ({ unpublishedChanges }) => take(unpublishedChanges),
        // The answer to the next edit has it.
        () => undefined,
      );
    const stop = watchEdits((edit) => {
      if (edit.projectUid !== projectUid) return;
      clearTimeout(timer);
      if (edit.unpublishedChanges !== undefined) take(edit.unpublishedChanges);
      else if (store.get().project.status === ProjectStatus.Published)
        timer = setTimeout(() => void read(), READ_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
}
