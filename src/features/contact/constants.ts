/** How long what could not be sent without scripts waits to be corrected. */
export const DRAFT_KEPT_MINUTES = 60;
/** The longest text of a field that is kept for that, in characters: more than any field takes. */
export const DRAFT_TEXT_MAX = 10_000;
/** The fields of a message, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
