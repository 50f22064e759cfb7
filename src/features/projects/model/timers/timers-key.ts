/** Where a device stores the running timers of a guide. */
export const timersKey = (uid: string): string => `makerstep_timers:${uid}`;
