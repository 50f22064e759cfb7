/**
 * Keys under which a browser stores settings of the interface
 * (docs/reference/interface.md#settings-on-the-device, 'Persistent client state').
 */
export const THEME_KEY = 'makerstep_theme';
export const SIDEBAR_KEY = 'makerstep_sidebar_collapsed';
/** Session storage: when the tab last reloaded a page because its scripts were missing. */
export const RENEWED_KEY = 'makerstep_renewed';

/**
 * Cookie that shows only whether there is a session; not a credential. Cached pages show the right
 * menu by it.
 */
export const SIGNED_IN_COOKIE = 'makerstep_signed_in';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The language in which a reader reads guides; independent of the interface's. */
export const CONTENT_LANGUAGE_KEY = 'project.lang';

/**
 * Session cookie that postpones the reminder of an unconfirmed email; holds whose reminder it was.
 */
export const CONFIRM_LATER_COOKIE = 'makerstep_confirm_later';

/**
 * Cookie set once the reminder was shown in full; from then on it is one line. Holds whose
 * reminder it was.
 */
export const CONFIRM_READ_COOKIE = 'makerstep_confirm_read';

/** Lifetime of cookies with a choice. */
export const YEAR_S = 365 * 24 * 60 * 60;

/** Cookie that hides the box about PRO for a year after it was dismissed. */
export const NO_UPGRADE_COOKIE = 'makerstep_no_upgrade';

/** Followed by the uid of a guide: where its reader is in it. */
export const PLACE_PREFIX = 'makerstep_place:';

/** Followed by the uid of a guide: the warnings that its reader has acknowledged. */
export const ACKNOWLEDGED_PREFIX = 'makerstep_acknowledged:';

/** Missing voices that were already reported on this device. */
export const VOICE_TOLD_KEY = 'makerstep_voice_told';

/** Cookie with the uid of the workshop that private pages show; no credential. */
export const WORKSHOP_COOKIE = 'makerstep_workshop';

/** Cookie with the chosen look of the list of one's own guides. */
export const LIST_LOOK_COOKIE = 'makerstep_own_list';
export const LIST_LOOKS = ['cards', 'rows'] as const;
export type ListLook = (typeof LIST_LOOKS)[number];

/** Settings of the step viewer: sound, speed, size. */
export const VIEWER_KEY = 'makerstep_viewer';
