import { TOKEN_SCOPES, type TokenScope } from '../constants';

/** What a call asks for: a scope, or a signed-in session, which no token replaces. */
export type CallScope = TokenScope | 'session';

/** What a bearer may do: all that its account may, or what its token says. */
export type Authority = 'all' | readonly TokenScope[];

/** The scopes of a token for which these were chosen, each once and in order: reading is part of all. */
export function wholeScopes(chosen: readonly TokenScope[]): TokenScope[] {
  return TOKEN_SCOPES.filter((scope) => scope === 'read' || chosen.includes(scope));
}

export function mayDo(authority: Authority, needed: CallScope): boolean {
  return authority === 'all' || (needed !== 'session' && authority.includes(needed));
}
