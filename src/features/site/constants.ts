/** Kinds of acts in the log: of operators, and hand-overs of workshops (messages, site.log.kind). */
export const ACT_KINDS = [
  'operator_added',
  'operator_removed',
  'verified_given',
  'verified_taken',
  'message_answered',
  'message_reopened',
  'site_changed',
  'joining_changed',
  'backups_changed',
  'backup_started',
  'invitation_made',
  'invitation_ended',
  'notice_left',
  'creator_asked',
  'guide_taken_down',
  'guide_brought_back',
  'guide_let_through',
  'labels_changed',
  'labels_undone',
  'account_removed',
  'account_suspended',
  'account_readmitted',
  'guides_handed_over',
  'second_step_removed',
  'workshop_handed_over',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** Subjects of acts. */
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

/** Retention of the log (docs/decisions/0110-operators.md). */
export const ACTS_KEPT_MONTHS = 24;
export const REASON_MAX = 1000;
/** Time in which an operator's sign-in, or a repeated password, allows irreversible acts. */
export const PROOF_MS = 10 * 60_000;

export const MACHINE_READS_KEPT_DAYS = 30;
/** Programs that read guides, by what their user agents say; other programs are scripts and tools. */
export const PROGRAM_KINDS = ['assistant', 'search', 'feed', 'other', 'browser'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];
