import 'server-only';
import type { UserView } from '../schema';
import type { Actor } from './actor';

/** A bearer's account, verified: by a session or a personal token. */
export type LiveSession = {
  actor: Actor;
  user: UserView;
  /** Whether the account runs the site. */
  isOperator: boolean;
  /** When the session last proved its owner: at sign-in, or since; null for a personal token. */
  provedAt: Date | null;
};
