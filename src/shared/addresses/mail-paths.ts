import { withQuery } from './with-query';

/** Links in mails. */
export const mailPaths = {
  /** The link of a recovery mail. */
  resetPassword: (token: string) => withQuery('/auth/recovery', { token }),
  /** The link of a confirmation mail. */
  confirmEmail: (token: string) => withQuery('/auth/confirm', { token }),
  /** The unsubscribe link of a daily mail. */
  unsubscribe: (token: string) => withQuery('/auth/unsubscribe', { token }),
  /** The link to delete a message to a creator. */
  withdraw: (token: string) => withQuery('/auth/withdraw', { token }),
} as const;
