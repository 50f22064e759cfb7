import { useEffect } from 'react';
import { useEditor } from '../../shell/hooks/editor-context';

/** Saves an item at once when the user leaves it for another one, another tab or the list. */
export function useSaveOnLeave(key: string | undefined): void {
  const { autosave, dispatch } = useEditor();
  useEffect(
    () => () => {
      if (!key) return;
      autosave.flush(false, key);
      dispatch({ type: 'left', key });
    },
    [autosave, dispatch, key],
  );
}
