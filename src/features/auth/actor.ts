import 'server-only';

declare const verified: unique symbol;

/** A creator, proved by a live session or by a personal token. Minted in this file only; services that need authority ask for one. */
export type Actor = {
  readonly userId: string;
  readonly creatorId: string;
  /** The session that asks; for a personal token the token's id, which no session has. */
  readonly sessionId: string;
  readonly [verified]: true;
};

/** To be called only where a session or a token was just found to be alive (service.ts), by scripts that act for a creator, and by tests. */
export function mintActor(facts: { userId: string; creatorId: string; sessionId: string }): Actor {
  return facts as Actor;
}
