/** Retention of messages to the operator (docs/reference/feedback.md#retention). */
export const CONTACT_KEPT_MONTHS = 13;
/** Retention of a rejected message without scripts, for correction. */
export const DRAFT_KEPT_MINUTES = 60;
/** The maximum length of a stored field, in characters: more than any field accepts. */
export const DRAFT_TEXT_MAX = 10_000;
/** The fields of a message, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
