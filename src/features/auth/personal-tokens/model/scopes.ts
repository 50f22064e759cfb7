import type { CallScope } from '@/shared/http/contract';
import { TOKEN_SCOPES, type TokenScope } from '../constants';

/** Rights of a bearer: all of its account, or the scopes of its token. */
export type Authority = 'all' | readonly TokenScope[];

/** The scopes of a token for the chosen ones, each once and in order: all include reading. */
export function wholeScopes(chosen: readonly TokenScope[]): TokenScope[] {
  return TOKEN_SCOPES.filter((scope) => scope === 'read' || chosen.includes(scope));
}

export function mayDo(authority: Authority, needed: CallScope): boolean {
  if (authority === 'all') return true;
  if (needed === 'session') return false;
  return authority.includes(needed) || (needed === 'translate' && authority.includes('write'));
}
