/** What a person is told about a round trip to a provider that gave no session, and after how many minutes to try again. */
export type ProviderError = {
  code:
    | 'provider_refused'
    | 'provider_email_taken'
    | 'provider_email_missing'
    | 'too_many_requests';
  minutes: number;
};

const MINUTES_MAX = 60;
const TOLD_APART = ['provider_email_taken', 'provider_email_missing', 'too_many_requests'] as const;

/**
 * Reads the error of an address of /auth: `code`, or `code:seconds`. Anybody can write such an address, so it only chooses
 * between texts of ours; what is not told apart is 'unable to connect' (specification, section 8).
 */
export function readProviderError(error: string | string[] | undefined): ProviderError | undefined {
  if (error === undefined) return undefined;
  const [name, seconds] = String(error).split(':');
  const code = TOLD_APART.find((each) => each === name) ?? 'provider_refused';
  const minutes = Math.ceil(Number(seconds) / 60);
  return { code, minutes: minutes >= 1 && minutes <= MINUTES_MAX ? minutes : 1 };
}
