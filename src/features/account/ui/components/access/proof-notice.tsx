import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Provider } from '@/features/auth/constants';
import { proofPath } from '@/features/auth/model/proof-path';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import { paths } from '@/shared/addresses/paths';

const link =
  'inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4';

interface ProofNoticeProps {
  providers: readonly Provider[];
  ways: SignInWays;
  purpose: 'delete' | 'password' | 'token' | 'operate' | 'factor';
  /** the page to return to after signing in again */
  callbackUrl: string;
}

/**
 * The options of an account without a password to prove ownership
 * (docs/reference/accounts.md#accounts-without-a-password).
 */
export function ProofNotice({ providers, ways, purpose, callbackUrl }: ProofNoticeProps) {
  const t = useTranslations('settings.proof');
  // Without passwords, a provider that is not linked yet finds the account by its e-mail.
  const offered = ways.configured.filter((id) => !ways.hasPasswords || providers.includes(id));
  return (
    <div className="flex flex-col gap-3">
      <p>{ways.hasPasswords ? t(purpose) : t('byProvider')}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {offered.map((provider) => (
          <li key={provider}>
            <span>{t('provider', { provider: ways.names[provider] })}</span>{' '}
            <Link href={paths.logoutFrom(proofPath(callbackUrl))} prefetch={false} className={link}>
              {t('signInAgain')}
            </Link>
          </li>
        ))}
        {ways.hasPasswords && (
          <li>
            <span>{t('mail')}</span>{' '}
            <Link href={paths.recovery} className={link}>
              {t('recover')}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
