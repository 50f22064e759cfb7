export const REVIEW_OUTCOMES = ['approved', 'changes'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** How far the review of a draft is; `lapsed` when it changed after its approval. */
export const REVIEW_STATES = ['none', 'asked', 'changes', 'approved', 'lapsed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_NOTE_MAX = 500;
/** Reviews that are listed, the newest. */
export const REVIEWS_LISTED = 50;

export const COMMENT_MAX = 1000;
export const COMMENTS_PER_GUIDE = 500;
/** Days for which a resolved comment is kept. */
export const RESOLVED_COMMENT_DAYS = 90;
