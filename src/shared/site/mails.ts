/** How a mail fared; `written` is one in the data folder, without a mail server. */
export const MAIL_STATES = ['sent', 'written', 'delayed', 'givenUp'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Retention of the log of mails. */
export const MAIL_LOG_DAYS = 30;
