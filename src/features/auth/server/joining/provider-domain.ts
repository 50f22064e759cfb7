import 'server-only';
import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';
import { isOfDomains } from '../../model/email-domain';
import type { ProviderIdentity } from '../../schema';

/**
 * Refuses people of the operator's own provider whose e-mail is of another domain, or not verified:
 * some providers let people write any e-mail. At each sign-in: they may have left the organisation.
 * @throws {AppError} provider_email_missing, email_domain_refused, provider_email_unverified
 */
export function checkProviderDomain({ provider, email, isEmailVouched }: ProviderIdentity): void {
  const allowed = provider === 'oidc' ? env().oidc?.allowedDomains : undefined;
  if (!allowed || allowed.length === 0) return;
  if (!email?.trim()) throw new AppError('provider_email_missing');
  if (!isOfDomains(email.trim(), allowed)) throw new AppError('email_domain_refused');
  if (!isEmailVouched) throw new AppError('provider_email_unverified');
}
