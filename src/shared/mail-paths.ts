import { withQuery } from './with-query';

/** Links of mails. */
export const mailPaths = {
  /** The link of a recovery mail. */
  resetPassword: (token: string) => withQuery('/auth/recovery', { token }),
  /** The link of a confirmation mail. */
  confirmEmail: (token: string) => withQuery('/auth/confirm', { token }),
  /** The link at the end of a daily mail. */
  unsubscribe: (token: string) => withQuery('/auth/unsubscribe', { token }),
  /** The link by which somebody removes what they sent to a creator. */
  withdraw: (token: string) => withQuery('/auth/withdraw', { token }),
} as const;
