import { LAYOUT_PX } from '@/shared/interface/design';

/** The editor's tabs as in the hash (docs/reference/guides.md#editor). */
export const EDITOR_TABS = [
  'steps',
  'faq',
  'settings',
  'translate',
  'versions',
  'analytics',
  'feedback',
] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/**
 * Side panel: at least 300 px, at most half the window, 35 % of it by default
 * (docs/reference/guides.md#editor).
 */
export const PANEL_MIN_PX = LAYOUT_PX.sidePanelMin;
export const PANEL_DEFAULT_SHARE = 0.35;
export const PANEL_MAX_SHARE = 0.5;
export const PANEL_KEY_STEP_PX = 24;
/** From this width on two languages are side by side. */
export const TWO_LANGUAGES_PX = 640;

/**
 * Shortcuts of the panel, as in aria-keyshortcuts. Digits and letters by `code`, as Alt changes the
 * character.
 */
export const PANEL_KEYS = {
  picture: 'Alt+P',
  previous: 'Alt+ArrowUp',
  next: 'Alt+ArrowDown',
  nextText: 'Control+Enter',
  save: 'Control+S',
  after: 'Alt+Enter',
} as const;

/** Dialogs above the panel, in which shortcuts of the panel and the editor do nothing. */
export const OVER_PANEL = '[role="alertdialog"], [role="dialog"]:not([data-panel])';

/** The fields that move with a step's picture to another step. */
export const PICTURE_OF_STEP = 'application/x-makerstep-step';

/** Time after which a press with a finger selects a row. */
export const LONG_PRESS_MS = 500;

/** Distance from which a press on a handle becomes a drag. */
export const DRAG_START_PX = 4;

/** Longer texts are hard to read during the work; the hard limit is higher. */
export const LONG_TEXT = 400;
