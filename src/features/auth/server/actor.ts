import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { Role } from '../workshops/roles';

declare const verified: unique symbol;

/**
 * A creator with a verified session or personal token. Created in this file only; services that
 * need authority require one.
 */
export type Actor = {
  readonly userId: string;
  /** The workshop for which it acts. */
  readonly creatorId: string;
  /** Its role there. */
  readonly role: Role;
  /** The only ones that a translator writes; empty for other roles. */
  readonly languages: readonly ProjectLanguage[];
  /** The current session; for a personal token the token's id, which matches no session. */
  readonly sessionId: string;
  /** The personal token that acts; undefined for a session. */
  readonly tokenId?: string;
  /** Name of the personal token, with `mcp: ` before it for an assistant; undefined for a session. */
  readonly via?: string;
  readonly [verified]: true;
};

/**
 * Call this only after verifying a session or token (service.ts), in scripts that act for a
 * creator, and in tests.
 */
export function mintActor(facts: {
  userId: string;
  creatorId: string;
  role: Role;
  languages?: readonly ProjectLanguage[];
  sessionId: string;
  tokenId?: string;
  via?: string;
}): Actor {
  return { languages: [], ...facts } as unknown as Actor;
}

/** The actor of a personal token that an assistant uses. */
export const throughMcp = (actor: Actor): Actor => ({ ...actor, via: `mcp: ${actor.via ?? ''}` });
