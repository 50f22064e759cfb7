import type { JoiningMode } from '@/shared/site/settings';

/** The state of each decision that a new site needs. */
export interface SetupView {
  name: { text: string; isDone: boolean };
  joining: { mode: JoiningMode; isDone: boolean };
  sendsMail: boolean;
  /** ISO time of the newest backup in DATA_DIR/backups */
  backupAt: string | null;
}

/** Number of reports, guides and contact messages that wait for an operator. */
export interface OpenCounts {
  reports: number;
  guides: number;
  messages: number;
}
