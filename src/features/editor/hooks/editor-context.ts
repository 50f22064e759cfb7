'use client';

import { createContext, type Dispatch, useContext } from 'react';
import type { ProjectView } from '@/features/project/schema';
import type { ProjectLanguage } from '@/shared/languages';
import type { Draft } from '../model/draft';
import type { EditorAction } from '../model/editor-state';
import type { EditorLocation } from '../model/location';
import type { GoTo } from './use-editor-place';

export type Editor = {
  project: ProjectView;
  drafts: Record<string, Draft>;
  savedAt: Record<string, number>;
  dispatch: Dispatch<EditorAction>;
  place: EditorLocation & { goTo: GoTo };
  /** The language one writes in; it stays when another item is opened. */
  lang: ProjectLanguage;
  setLang: (lang: ProjectLanguage) => void;
  /** A new item begins in the primary language, without which it cannot be saved. */
  startNew: () => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

/** @throws outside the editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs the editor around it.');
  return editor;
}
