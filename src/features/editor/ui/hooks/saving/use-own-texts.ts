'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAccount } from '@/browser/api/account';
import { deleteDraft, storeDraft, storedDraft } from '@/browser/storage/device-drafts';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { TextState } from '@/features/projects/model/states';
import {
  type OwnTexts,
  ownKey,
  ownUnits,
  readOwnTexts,
  withoutStored,
  withReplaced,
} from '../../../model/bench/own-texts';
import { createSaveQueue } from '../../../model/saving/save-queue';
import { createStore } from '../../../model/store';
import type { EditorStore } from '../use-editor-store';
import { runSaveQueue } from './run-save-queue';
import { type OwnState, saveOwnTexts } from './save-own-texts';

const QUEUED = 'own';

/**
 * The project's own texts as the translation bench changes them: saved automatically in one call,
 * and stored on the device until the server has them.
 */
export function useOwnTexts(editor: EditorStore) {
  const account = useAccount() ?? '';
  const { projectUid } = editor.get().project;
  const name = `project-texts/${projectUid}`;
  const [own] = useState(() =>
    createStore<OwnState, Partial<OwnState>>((state, change) => ({ ...state, ...change }), {
      typed: {},
      replaced: {},
    }),
  );
  const [queue] = useState(() =>
    createSaveQueue((_, isLeaving) => saveOwnTexts(editor, own, isLeaving)),
  );
  useEffect(() => {
    const place = { account, name };
    let before = account ? readOwnTexts(storedDraft(place)) : {};
    if (account)
      own.dispatch({
        typed: withoutStored(editor.get().project, { ...before, ...own.get().typed }),
      });
    const look = () => {
      const { typed } = own.get();
      if (!account || typed === before) return;
      const texts = { ...changedElsewhere(readOwnTexts(storedDraft(place)), before), ...typed };
      before = typed;
      if (Object.keys(texts).length > 0) storeDraft(place, texts);
      else deleteDraft(place);
    };
    look();
    const forget = own.subscribe(look);
    const stop = runSaveQueue(queue);
    if (Object.keys(own.get().typed).length > 0) queue.touch(QUEUED);
    return () => {
      stop();
      forget();
    };
  }, [account, editor, name, own, queue]);
  const state = useSyncExternalStore(own.subscribe, own.get, own.get);
  return useMemo(() => {
    const write = (lang: ProjectLanguage, id: string, value: string, chosen?: TextState) => {
      const { project } = editor.get();
      const unit = ownUnits(project, project.languages[0] ?? 'en', lang).find(
        (each) => each.id === id,
      );
      if (!unit) return;
      const { typed, replaced } = own.get();
      const key = ownKey(lang, id);
      const text = { source: unit.source, base: unit.target, ...typed[key], value, state: chosen };
      own.dispatch({
        typed: withoutStored(project, withReplaced(project, { ...typed, [key]: text }, replaced)),
        ...(own.get().save?.is === 'refused' ? { save: undefined } : {}),
      });
      queue.touch(QUEUED);
    };
    return {
      ...state,
      write,
      /** Overwrites a translation that was changed elsewhere meanwhile. */
      overwrite: (lang: ProjectLanguage, id: string, target: string) => {
        const key = ownKey(lang, id);
        const { typed } = own.get();
        if (typed[key])
          own.dispatch({ typed: { ...typed, [key]: { ...typed[key], base: target } } });
      },
      saveNow: () => queue.run(QUEUED),
    };
  }, [editor, own, queue, state]);
}

/** The texts on the device that another tab stored there after this one. */
function changedElsewhere(stored: OwnTexts, before: OwnTexts): OwnTexts {
  const texts = readOwnTexts(before);
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, text]) => JSON.stringify(text) !== JSON.stringify(texts[key]),
    ),
  );
}

export type OwnTextsEditor = ReturnType<typeof useOwnTexts>;
