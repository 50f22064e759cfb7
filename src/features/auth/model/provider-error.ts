/** The message about a failed round trip to a provider, and after how many minutes to retry. */
export type ProviderError = {
  code:
    | 'provider_refused'
    | 'provider_email_taken'
    | 'provider_email_missing'
    | 'provider_email_unverified'
    | 'confirm_email_first'
    | 'provider_not_configured'
    | 'provider_not_fresh'
    | 'provider_unreachable'
    | 'joining_closed'
    | 'invitation_required'
    | 'invitation_over'
    | 'email_domain_refused'
    | 'name_refused'
    | 'too_many_requests';
  minutes: number;
};

const MINUTES_MAX = 60;
const TOLD_APART = [
  'provider_email_taken',
  'provider_email_missing',
  'provider_email_unverified',
  'confirm_email_first',
  'provider_not_configured',
  'provider_not_fresh',
  'provider_unreachable',
  'joining_closed',
  'invitation_required',
  'invitation_over',
  'email_domain_refused',
  'name_refused',
  'too_many_requests',
] as const;

/**
 * Parses the error of an /auth address: `code`, or `code:seconds`. Anybody can write such an
 * address, so it only selects one of our texts; an unknown code is 'unable to connect'
 * (docs/reference/accounts.md#sign-in-providers).
 */
export function readProviderError(error: string | string[] | undefined): ProviderError | undefined {
  if (error === undefined) return undefined;
  const [name, seconds] = String(error).split(':');
  const code = TOLD_APART.find((each) => each === name) ?? 'provider_refused';
  const minutes = Math.ceil(Number(seconds) / 60);
  return { code, minutes: minutes >= 1 && minutes <= MINUTES_MAX ? minutes : 1 };
}
