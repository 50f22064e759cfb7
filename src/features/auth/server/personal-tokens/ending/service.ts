import 'server-only';
import { emit } from '@/events/emit';
import { deletePersonalTokens, lockPersonalTokens, type OwnTokens } from './repository';

/**
 * Revokes personal tokens. Call this in a transaction.
 * @returns whether there was any
 */
export async function revokeTokens(tokens: OwnTokens): Promise<boolean> {
  await lockPersonalTokens(tokens);
  await emit('tokens.revoked', tokens);
  return (await deletePersonalTokens(tokens)) > 0;
}
