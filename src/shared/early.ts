/** Told to the window once the page hears what is done with it: what was done before is repeated then. */
export const HEARS_EVENT = 'makerstep:hears';
/** How the file of the early script begins, in the build's folder of scripts; a hash of it follows. */
export const EARLY_NAME = 'early-';
