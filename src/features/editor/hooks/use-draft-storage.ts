'use client';

import { type Dispatch, useEffect } from 'react';
import type { Draft } from '../model/draft';
import type { EditorAction } from '../model/editor-state';

const keyOf = (projectUid: string) => `makerstep_drafts_1_${projectUid}`;

function readDrafts(projectUid: string): Record<string, Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(projectUid)) ?? '{}') as Record<string, Draft>;
  } catch {
    // Storage may be forbidden: then drafts last as long as the page.
    return {};
  }
}

function writeDrafts(projectUid: string, drafts: Record<string, Draft>) {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(keyOf(projectUid));
    else sessionStorage.setItem(keyOf(projectUid), JSON.stringify(drafts));
  } catch {
    // As above; also when the storage is full.
  }
}

/** Keeps what is typed for this browser tab, so that a reload, a crash or an expired session loses nothing. */
export function useDraftStorage(projectUid: string, drafts: Record<string, Draft>, dispatch: Dispatch<EditorAction>) {
  useEffect(() => dispatch({ type: 'draftsRestored', drafts: readDrafts(projectUid) }), [dispatch, projectUid]);
  useEffect(() => writeDrafts(projectUid, drafts), [drafts, projectUid]);
}
