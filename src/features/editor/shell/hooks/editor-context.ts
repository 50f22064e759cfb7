import { createContext, useContext } from 'react';
import type { Team } from '@/features/people/team';
import type { Unread } from '@/features/feedback/ui/hooks/use-unread';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { EditorState } from '../model/editor-types';
import type { FocusField } from '../model/fields';
import type { EditorLocation } from '../model/location';
import type { SaveQueue } from '../../saving/model/save-queue';
import type { GoTo } from './use-editor-place';
import type { OfferUndo } from '../../saving/hooks/use-undo-stack';
import type { EditorStore } from './use-editor-store';

/**
 * The next text or picture to focus: the key of an item's draft, or the settings, and the field.
 */
export type FocusTarget = { key: string; field: FocusField };

export type Editor = EditorState & {
  /** For code that needs the newest state outside of rendering. */
  store: EditorStore;
  dispatch: EditorStore['dispatch'];
  autosave: SaveQueue;
  place: EditorLocation & { goTo: GoTo };
  /** The language being written; it stays when another item is opened. */
  lang: ProjectLanguage;
  setLang: (lang: ProjectLanguage) => void;
  /** The only ones that a translator writes; undefined for people who write all. */
  languagesOfTranslator?: readonly ProjectLanguage[];
  /** The next field to focus, once its item is open. */
  focusTarget: FocusTarget | undefined;
  setFocusTarget: (focusTarget: FocusTarget | undefined) => void;
  /** Back to the primary language, as for a new item, which needs its texts in it. */
  startNew: () => void;
  /** Unread feedback and reports. */
  unread: Unread;
  offerUndo: OfferUndo;
  /** Opens the share dialog. */
  share: () => void;
  /** Undefined for people who work alone. */
  team: Team | undefined;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

/** @throws outside the editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used inside the editor.');
  return editor;
}
