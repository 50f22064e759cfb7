import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { cutText } from '@/shared/text/letters';
import { harmlessLine } from '@/shared/text/text';
import type { Env } from '../env/env';
import { OpenIdMetadataError, readOpenIdMetadata } from '../openid-metadata';

/** Of a text of the provider. */
const NAMED_MAX = 100;

/** Examines the sign-in with the operator's own provider, by its metadata. */
export async function examineSignIn(
  provider: Pick<NonNullable<Env['oidc']>, 'issuer'> | undefined,
): Promise<HealthFinding[]> {
  if (!provider) return [];
  const { issuer } = provider;
  try {
    await readOpenIdMetadata(issuer);
    return [healthFinding('signInGood', { issuer })];
  } catch (error) {
    if (!(error instanceof OpenIdMetadataError)) throw error;
    const { reason, networkError, named } = error;
    if (reason === 'no_answer')
      return [healthFinding('signInSilent', { issuer, reason: networkError ?? 'none' })];
    if (reason === 'another_issuer')
      return [
        healthFinding('signInOther', { issuer, named: cutText(harmlessLine(named), NAMED_MAX) }),
      ];
    return [healthFinding('signInWrong', { issuer })];
  }
}
