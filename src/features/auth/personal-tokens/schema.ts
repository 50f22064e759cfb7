import { z } from 'zod';
import { line } from '@/shared/text/text-schemas';
import { typedPassword } from '../schema';
import { TOKEN_DAYS, TOKEN_NAME_MAX, TOKEN_SCOPES } from './constants';

export const newTokenInput = z.strictObject({
  name: line(TOKEN_NAME_MAX, 'tokenNameRequired'),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, 'tokenScopes'), { error: 'tokenScopes' })
    .min(1, 'tokenScopes')
    .max(TOKEN_SCOPES.length, 'tokenScopes'),
  expiresInDays: z.literal(TOKEN_DAYS, 'tokenDays'),
  /** Proof of ownership; accounts without a password sign in with their provider again instead. */
  currentPassword: typedPassword('currentPasswordRequired').optional(),
});

export const tokenView = z.object({
  id: z.string(),
  name: z.string(),
  workshop: z.object({ uid: z.string(), name: z.string() }).meta({
    description: 'Where it acts; the token ends with its owner’s role there.',
  }),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute; null before its first use. */
  lastUsedAt: z.iso.datetime().nullable(),
  webhooks: z.array(z.string()).meta({
    description: 'The addresses of the webhooks that are switched off when the token ends.',
  }),
});
export const tokensResponse = z.object({
  results: z.array(tokenView),
  totalResults: z.number().int(),
});
/** The only response that contains the token. */
export const newTokenView = tokenView.extend({ token: z.string() });

export type NewTokenInput = z.infer<typeof newTokenInput>;
export type TokenView = z.infer<typeof tokenView>;
export type TokensResponse = z.infer<typeof tokensResponse>;
export type NewTokenView = z.infer<typeof newTokenView>;
