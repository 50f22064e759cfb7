import { TEXT_STATES } from './states';

/** The state of a translated part or tool. */
export const ENTRY_STATES = ['missing', ...TEXT_STATES] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
