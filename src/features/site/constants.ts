/** What operators do; the log names it (messages, site.log.kind). */
export const ACT_KINDS = [
  'operator_added',
  'operator_removed',
  'verified_given',
  'verified_taken',
  'message_answered',
  'message_reopened',
  'site_changed',
  'joining_changed',
  'invitation_made',
  'invitation_ended',
  'notice_left',
  'creator_asked',
  'guide_taken_down',
  'guide_brought_back',
  'account_removed',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** What an act is about. */
export const ACT_SUBJECTS = [
  'account',
  'creator',
  'guide',
  'message',
  'notice',
  'invitation',
  'site',
] as const;
export type ActSubject = (typeof ACT_SUBJECTS)[number];

/** How long the log is kept (docs/decisions/0110-operators.md). */
export const ACTS_KEPT_MONTHS = 24;
export const REASON_MAX = 1000;
/** How long an operator's sign-in, or password given again, allows what cannot be undone. */
export const PROOF_MS = 10 * 60_000;
