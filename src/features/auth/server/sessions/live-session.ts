import 'server-only';
import type { UserView } from '../../schema';
import type { Actor } from '../actor';
import type { Provider } from '../../constants';

/** A bearer's account, verified: by a session or a personal token. */
export type LiveSession = {
  actor: Actor;
  user: UserView;
  /** True if the account runs the site. */
  isOperator: boolean;
  /** When the session last proved its owner: at sign-in, or since; null if it never did. */
  provedAt: Date | null;
  /** The provider with which the session began; null for a password or a personal token. */
  provider: Provider | null;
};
