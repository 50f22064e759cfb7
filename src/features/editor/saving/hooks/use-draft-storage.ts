import { useEffect, useRef, useState } from 'react';
import { useAccount } from '@/browser/api/session/account';
import {
  deleteDraft,
  storeDraft,
  storedDraft,
  storedDrafts,
  sweepDrafts,
} from '@/browser/storage/device-drafts';
import type { EditorState, StoredDraft } from '../../shell/model/editor-types';
import { draftToStore } from '../model/other-tabs';
import { parseStoredDraft } from '../model/stored-draft';
import type { EditorStore } from '../../shell/hooks/use-editor-store';

/**
 * Stores drafts on this device, for this account, until the server has them, so that a reload, a
 * crash, a lost network or an expired session loses nothing.
 * @returns whether all unsaved text is stored; if not, it lasts only as long as the page
 */
export function useDraftStorage(store: EditorStore, projectUid: string): boolean {
  const account = useAccount();
  const [isKept, setIsKept] = useState(true);
  const endBefore = useRef<() => void>(undefined);
  useEffect(() => {
    endBefore.current?.();
    const unstored = new Set<string>();
    let before: Pick<EditorState, 'drafts' | 'sent'> = { drafts: {}, sent: {} };
    if (account) {
      sweepDrafts();
      store.dispatch({ type: 'draftsRestored', kept: restore(account, projectUid) });
      before = store.get();
    }
    const keep = () => {
      const now = store.get();
      for (const key of new Set([...Object.keys(now.drafts), ...Object.keys(before.drafts)])) {
        if (now.drafts[key] === before.drafts[key] && now.sent[key] === before.sent[key]) continue;
        const place = account ? { account, name: `${projectUid}/${key}` } : undefined;
        const storedElsewhere = place && parseStoredDraft(storedDraft(place))?.draft;
        const draft = draftToStore(now, key, before.drafts[key], storedElsewhere);
        if (!draft && place) deleteDraft(place);
        const isStored =
          !draft || (place && storeDraft(place, { draft, sent: now.sent[key] ?? [] }));
        if (isStored) unstored.delete(key);
        else unstored.add(key);
      }
      before = now;
      setIsKept(unstored.size === 0);
    };
    keep();
    // Runs until the next mount, not until unmount: text that is confirmed later has to leave the
    // device too.
    endBefore.current = store.subscribe(keep);
  }, [account, projectUid, store]);
  return isKept;
}

function restore(account: string, projectUid: string): Record<string, StoredDraft> {
  const entries = Object.entries(storedDrafts({ account, name: projectUid }));
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const draft = parseStoredDraft(value);
      return draft ? [[key, draft] as const] : [];
    }),
  );
}
