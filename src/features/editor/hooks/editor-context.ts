'use client';

import { createContext, useContext } from 'react';
import type { Unread } from '@/features/feedback/hooks/use-unread';
import type { ProjectLanguage } from '@/shared/languages';
import type { EditorState } from '../model/editor-state';
import type { AimField } from '../model/fields';
import type { EditorLocation } from '../model/location';
import type { Autosave } from './use-autosave';
import type { GoTo } from './use-editor-place';
import type { EditorStore } from './use-editor-store';

/** Something to be written or shown next: the key of an item's draft, or the settings, and its field. */
export type Aim = { key: string; field: AimField };
/** The key of the project's own fields. */
export const SETTINGS_AIM = 'settings';

export type Editor = EditorState & {
  /** For what has to know the newest state outside of rendering. */
  store: EditorStore;
  dispatch: EditorStore['dispatch'];
  autosave: Autosave;
  place: EditorLocation & { goTo: GoTo };
  /** The language one writes in; it stays when another item is opened. */
  lang: ProjectLanguage;
  setLang: (lang: ProjectLanguage) => void;
  /** What is to be written next, once its item is open. */
  aim: Aim | undefined;
  setAim: (aim: Aim | undefined) => void;
  /** A new item begins in the primary language, without which it cannot be saved. */
  startNew: () => void;
  /** Feedback that nobody has read yet. */
  unread: Unread;
  /** Shows the ways to hand the guide on. */
  share: () => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

/** @throws outside the editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs the editor around it.');
  return editor;
}
