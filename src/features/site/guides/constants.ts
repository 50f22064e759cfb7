/** Filters of the list of guides. */
export const GUIDE_STATES = ['all', 'waiting', 'byLink', 'takenDown'] as const;
export type GuideState = (typeof GUIDE_STATES)[number];

/** Decisions of operators about a guide, without a report. */
export const GUIDE_DECISIONS = ['takeDown', 'putBack', 'letThrough'] as const;
export type GuideDecision = (typeof GUIDE_DECISIONS)[number];

export const GUIDE_QUERY_MAX = 200;
