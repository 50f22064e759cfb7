import { BadgeCheck, KeyRound, MailWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';
import type { SignInWays as Ways } from '@/features/auth/model/sign-in-ways';
import type { AccountView } from '../../../schema';
import { SendConfirmation } from './send-confirmation';

function Way({
  icon,
  title,
  children,
}: {
  icon: ReactElement;
  title: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{title}</p>
        <WrapText>{children}</WrapText>
      </div>
    </li>
  );
}

type SignInWaysProps = Pick<
  AccountView,
  'email' | 'emailConfirmed' | 'hasPassword' | 'providers'
> & {
  ways: Ways;
};

/** The ways to sign in: e-mail, password, providers. */
export function SignInWays({
  email,
  emailConfirmed,
  hasPassword,
  providers,
  ways,
}: SignInWaysProps) {
  const t = useTranslations('settings');
  const tConfirmation = useTranslations('confirmation');
  return (
    <ul className="flex flex-col gap-5">
      {emailConfirmed ? (
        <Way
          icon={<BadgeCheck aria-hidden className="text-good" />}
          title={tConfirmation('confirmed')}
        />
      ) : (
        <Way
          icon={<MailWarning aria-hidden className="text-warn" />}
          title={tConfirmation('unconfirmed')}
        >
          <p className="text-ink-muted">{tConfirmation('text')}</p>
          <SendConfirmation email={email} />
        </Way>
      )}
      {ways.hasPasswords && (
        <Way
          icon={<KeyRound aria-hidden />}
          title={hasPassword ? t('account.hasPassword') : t('account.noPassword')}
        />
      )}
      {providers.map((provider) => (
        <Way
          key={provider}
          icon={<BadgeCheck aria-hidden className="text-good" />}
          title={t('account.linked', { provider: ways.names[provider] })}
        />
      ))}
    </ul>
  );
}
