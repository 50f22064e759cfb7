import { LAYOUT_PX } from '@/shared/design';

/** The editor's tabs as they stand in the hash (specification, section 2, 'Project editor'). */
export const EDITOR_TABS = ['steps', 'faq', 'settings', 'analytics', 'feedback'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** Side panel: at least 300 px, at most half the window, 35 % of it until somebody drags (specification, section 9). */
export const PANEL_MIN_PX = LAYOUT_PX.sidePanelMin;
export const PANEL_DEFAULT_SHARE = 0.35;
export const PANEL_MAX_SHARE = 0.5;
export const PANEL_KEY_STEP_PX = 24;
/** From this width on two languages stand side by side. */
export const TWO_LANGUAGES_PX = 640;

/** Keys of the panel, as in aria-keyshortcuts. Digits and letters by their place, as Alt makes other characters of them. */
export const PANEL_KEYS = {
  picture: 'Alt+P',
  previous: 'Alt+ArrowUp',
  next: 'Alt+ArrowDown',
  nextText: 'Control+Enter',
  save: 'Control+S',
  after: 'Alt+Enter',
} as const;

/** What of a step's picture goes with it while it is dragged to another step. */
export const PICTURE_OF_STEP = 'application/x-makerstep-step';

/** How long a finger rests on a row before it is chosen. */
export const LONG_PRESS_MS = 500;

/** How far a pointer moves before a press on a handle becomes a drag. */
export const DRAG_START_PX = 4;

/** Characters from which a text is hard to read beside the work; the limit of what may be written is higher. */
export const LONG_TEXT = 400;
