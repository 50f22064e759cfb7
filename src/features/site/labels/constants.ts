export const LABEL_KINDS = ['tag', 'category'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

export const LABEL_CHANGE_STATES = ['running', 'done', 'undoing', 'undone'] as const;

/** Labels that one change may merge. */
export const MERGED_MAX = 50;
/** Time in which a change can be undone. */
export const LABEL_UNDO_HOURS = 24;
/** Retention of changes in the list. */
export const LABEL_CHANGES_KEPT_DAYS = 30;
