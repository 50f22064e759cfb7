/** Reasons for a report about a guide. */
export const GUIDE_REPORT_REASONS = [
  'danger',
  'copied',
  'spam',
  'illegal',
  'offensive',
  'other',
] as const;
export type GuideReportReason = (typeof GUIDE_REPORT_REASONS)[number];
/** The fields of a report, in the order of the form. */
export const GUIDE_REPORT_FIELDS = ['reason', 'message', 'email'] as const;
export const GUIDE_REPORT_MESSAGE_MAX = 2000;
/** Maximum of open reports about one guide; more add nothing new. */
export const OPEN_GUIDE_REPORTS_MAX = 100;
/** Reports shown with a guide in the queue. */
export const GUIDE_REPORTS_SHOWN = 20;
/** Retention of reports after an operator's decision, and at most without a decision. */
export const GUIDE_REPORTS_KEPT_MONTHS = 13;
/** Decisions of an operator about a guide. */
export const DECISIONS = ['leave', 'ask', 'takeDown', 'putBack', 'removeAccount'] as const;
export type Decision = (typeof DECISIONS)[number];
