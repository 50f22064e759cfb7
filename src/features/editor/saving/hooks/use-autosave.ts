import { useEffect, useState } from 'react';
import { isUnsaved } from '../../shell/model/editor-state';
import { isNewKey } from '../../shell/model/location';
import { createSaveQueue, type SaveQueue } from '../model/save-queue';
import { saveDraft } from './save-draft';
import type { EditorStore } from '../../shell/hooks/use-editor-store';

/**
 * Saves existing items and the guide's own texts automatically: shortly after the last key, when the
 * page is hidden or unloads, when the network is back, and again after a failure. New items are
 * created by a button.
 */
export function useAutosave(store: EditorStore): SaveQueue {
  const [queue] = useState(() =>
    createSaveQueue((key, isLeaving) => saveDraft(store, key, isLeaving)),
  );
  useEffect(() => {
    let before: ReturnType<EditorStore['get']>['drafts'] = {};
    const look = () => {
      const { drafts } = store.get();
      for (const key of new Set([...Object.keys(drafts), ...Object.keys(before)])) {
        if (drafts[key] === before[key] || isNewKey(key)) continue;
        if (isUnsaved(drafts[key])) queue.touch(key);
        else queue.forget(key);
      }
      before = drafts;
    };
    const handleHidden = () => queue.flush(document.visibilityState === 'hidden');
    const handleLeave = () => queue.flush(true);
    const handleOnline = () => queue.flush();
    queue.start();
    look();
    const forgetLook = store.subscribe(look);
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('online', handleOnline);
    return () => {
      forgetLook();
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('online', handleOnline);
      queue.flush();
      queue.stop();
    };
  }, [queue, store]);
  return queue;
}
