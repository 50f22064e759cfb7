import 'server-only';
import type { UserView } from '../../schema';
import type { Actor } from '../actor';
import type { Provider } from '../../constants';
import type { Workshop } from '../workshops/repository';

/** A bearer's account, verified: by a session or a personal token. */
export type LiveSession = {
  actor: Actor;
  user: UserView;
  /** The workshop for which the actor acts. */
  workshop: Workshop;
  /** Every workshop of the account, the personal one first. */
  workshops: readonly Workshop[];
  /** True if the account runs the site. */
  isOperator: boolean;
  /** True if the account signs in with a second factor. */
  hasSecondFactor: boolean;
  /** When the session last proved its owner: at sign-in, or since; null if it never did. */
  provedAt: Date | null;
  /** The provider with which the session began; null for a password or a personal token. */
  provider: Provider | null;
};
