import 'server-only';
import { emit } from '@/events/emit';
import { deletePersonalTokensOf, lockPersonalTokensOf } from './repository';

/**
 * Revokes a personal token of an account, or all. Call this in a transaction.
 * @returns whether there was any
 */
export async function revokeTokens(userId: string, tokenId?: string): Promise<boolean> {
  await lockPersonalTokensOf(userId, tokenId);
  await emit('tokens.revoked', { userId, tokenId });
  return (await deletePersonalTokensOf(userId, tokenId)) > 0;
}
