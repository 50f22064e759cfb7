import { describe, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import type { ProviderIdentity } from '../../schema';
import { checkProviderDomain } from './provider-domain';

const ana: ProviderIdentity = {
  provider: 'oidc',
  subject: '7',
  email: 'ana@school.example',
  isEmailVouched: true,
  provedAt: undefined,
  name: 'Ana',
};
const refusal = (change: Partial<ProviderIdentity>, allowedDomains = ['school.example']) => {
  Object.assign(env(), { oidc: { allowedDomains } });
  try {
    checkProviderDomain({ ...ana, ...change });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the allowed domains of the operator’s own provider', () => {
  it('let in people with a verified e-mail there', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ email: ' ANA@School.example ' })).toBeUndefined();
  });

  it.each<[string, Partial<ProviderIdentity>]>([
    ['provider_email_missing', { email: undefined }],
    ['provider_email_missing', { email: ' ' }],
    ['email_domain_refused', { email: 'ana@example.org' }],
    ['email_domain_refused', { email: 'ana@example.org', isEmailVouched: false }],
    ['provider_email_unverified', { isEmailVouched: false }],
  ])('refuse with %s: %j', (code, change) => expect(refusal(change)).toBe(code));

  it('do not matter where there are none, and for other providers', () => {
    expect(refusal({ isEmailVouched: false }, [])).toBeUndefined();
    expect(refusal({ provider: 'google', isEmailVouched: false })).toBeUndefined();
  });
});
