import { useRef } from 'react';
import { useAction } from '@/browser/api/use-action';
import { updateProject } from '@/features/projects/ui/api';
import type { ProjectPatch } from '@/features/projects/schema';
import { useEditor } from '../../shell/hooks/editor-context';

/**
 * Saves changes that have no form, one after the other. They hold for any version: each sets one fact
 * to what its control says.
 */
export function useSaveAtOnce(onSaved: () => void): (patch: ProjectPatch) => Promise<unknown> {
  const {
    project: { projectUid },
    dispatch,
  } = useEditor();
  const { run } = useAction();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (patch) => {
    last.current = last.current.then(() =>
      run(async () => {
        const project = await updateProject(projectUid, patch);
        dispatch({ type: 'projectLoaded', project });
        onSaved();
      }),
    );
    return last.current;
  };
}
