/** Storage key of a guide's running timers on the device. */
export const timersKey = (uid: string): string => `makerstep_timers:${uid}`;
