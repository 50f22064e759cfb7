import 'server-only';

declare const verified: unique symbol;

/**
 * A creator with a verified session or personal token. Created in this file only; services that
 * need authority require one.
 */
export type Actor = {
  readonly userId: string;
  readonly creatorId: string;
  /** The current session; for a personal token the token's id, which matches no session. */
  readonly sessionId: string;
  /** The personal token that acts; undefined for a session. */
  readonly tokenId?: string;
  readonly [verified]: true;
};

/**
 * Call this only after verifying a session or token (service.ts), in scripts that act for a
 * creator, and in tests.
 */
export function mintActor(facts: {
  userId: string;
  creatorId: string;
  sessionId: string;
  tokenId?: string;
}): Actor {
  return facts as Actor;
}
