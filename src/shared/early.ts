/** Told to the window once the page hears what is done with it: what was done before is repeated then. */
export const HEARS_EVENT = 'makerstep:hears';
/** How the file of the early script begins, in the build's folder of scripts; a hash of it follows. */
export const EARLY_NAME = 'early-';
/** The mark in the browser's own record of times that the page's first frame is being made. */
export const SHOWN_MARK = 'shown';
/** For a link or button with which scripts do more than browsers would: pressed before they are there, it waits for them. */
export const HELD = { 'data-held': '' } as const;
/** The attribute of the early script's element that holds the key that was pressed last, before anything waited for it. */
export const EARLY_KEY = 'data-key';
/** The attribute of the early script's element that names the guide whose view it has counted. */
export const COUNTED = 'data-counted';
