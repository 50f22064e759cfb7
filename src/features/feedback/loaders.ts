import 'server-only';
import type { Withdrawal } from './schema';
import { readWithdrawal } from './withdrawal';

/** What the link in a sender's mail can remove; undefined when it is not one of ours. Nobody has to be signed in. */
export function loadWithdrawal(token: string): Promise<Withdrawal | undefined> {
  return readWithdrawal(token);
}
