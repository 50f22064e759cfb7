import 'server-only';

declare const verified: unique symbol;

/** A signed-in creator, proved by a live session. Minted in this file only; services that need authority ask for one. */
export type Actor = {
  readonly userId: string;
  readonly creatorId: string;
  readonly sessionId: string;
  readonly [verified]: true;
};

/** To be called only where a session was just found to be alive (service.ts), by scripts that act for a creator, and by tests. */
export function mintActor(facts: { userId: string; creatorId: string; sessionId: string }): Actor {
  return facts as Actor;
}
