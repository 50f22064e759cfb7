import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { editorReducer, startOf } from '../model/editor-state';
import type { EditorAction, EditorState, LoadedProject } from '../model/editor-types';
import { createStore, type Store } from '../model/store';

export type EditorStore = Store<EditorState, EditorAction>;

/**
 * The stored project, the drafts, and the save state.
 * @param loaded newer when the page was requested again
 */
export function useEditorStore(loaded: LoadedProject): { store: EditorStore; state: EditorState } {
  const [store] = useState(() => createStore(editorReducer, startOf(loaded)));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const seen = useRef(loaded);
  useEffect(() => {
    if (seen.current === loaded) return;
    seen.current = loaded;
    store.dispatch({ type: 'projectLoaded', project: loaded });
  }, [loaded, store]);
  return { store, state };
}
