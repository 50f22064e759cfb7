import {
  ChevronRight,
  IdCard,
  KeyRound,
  SquareTerminal,
  UserRound,
  UsersRound,
  Webhook,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { Badge } from '@/ui/kit/badge';
import { hostOf } from '@/features/profile/model/host-of';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { CreatorView } from '@/features/auth/schema';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { AccountView } from '../../schema';

interface CardProps {
  href: string;
  icon: ReactElement;
  title: string;
  children: ReactNode;
}

function Card({ href, icon, title, children }: CardProps) {
  return (
    <li className="relative flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-5 transition-colors focus-within:border-ink hover:border-ink">
      <h2 className="text-xl [&_svg]:size-5 [&_svg]:shrink-0">
        <Link href={href} className="flex min-h-11 items-center gap-3 after:absolute after:inset-0">
          {icon}
          <span className="flex-1">{title}</span>
          <ChevronRight aria-hidden className="text-ink-muted" />
        </Link>
      </h2>
      <dl className="flex flex-col gap-3">{children}</dl>
    </li>
  );
}

function Fact({
  label,
  badge,
  children,
}: {
  label: string;
  badge?: ReactElement | false;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="line-clamp-3 min-w-0 wrap-anywhere">{children}</span>
        {badge}
      </dd>
    </div>
  );
}

interface SettingsOverviewProps {
  account: AccountView;
  ways: SignInWays;
  /** of the shown workshop; undefined where the person does not own it */
  profile: CreatorView | undefined;
  peopleCount: number;
  sessionCount: number;
  tokenCount: number;
  /** undefined where the role of the person lacks webhooks */
  webhookCount: number | undefined;
}

/** Signed-in account, and links to all settings. */
export function SettingsOverview({
  account,
  ways,
  profile,
  peopleCount,
  sessionCount,
  tokenCount,
  webhookCount,
}: SettingsOverviewProps) {
  const t = useTranslations('settings');
  const tConfirmation = useTranslations('confirmation');
  const tWebhooks = useTranslations('webhooks');
  const { name, email, emailConfirmed, hasPassword, providers, creator } = account;
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <div className="mt-6 flex items-center gap-4">
        <Avatar name={creator.name} picture={creator.avatar} size={64} />
        <div className="min-w-0">
          <p className="line-clamp-2 text-xl font-semibold wrap-anywhere">{name}</p>
          <p translate="no" className="truncate text-ink-muted">
            {email}
          </p>
        </div>
      </div>
      <ul className="mt-8 grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
        <Card
          href={dashboardPaths.accountSettings}
          icon={<UserRound aria-hidden />}
          title={t('account.title')}
        >
          <Fact label={t('account.name')}>{name}</Fact>
          <Fact
            label={t('account.email')}
            badge={
              <Badge tone={emailConfirmed ? 'good' : 'warn'}>
                {emailConfirmed
                  ? tConfirmation('confirmedShort')
                  : tConfirmation('unconfirmedShort')}
              </Badge>
            }
          >
            <span translate="no">{email}</span>
          </Fact>
          <Fact label={t('waysIn')}>
            {[
              ...(hasPassword ? [t('byPassword')] : []),
              ...providers.map((provider) => ways.names[provider]),
            ].join(', ')}
          </Fact>
        </Card>
        <WorkshopCards profile={profile} peopleCount={peopleCount} />
        <Card
          href={dashboardPaths.passwordSettings}
          icon={<KeyRound aria-hidden />}
          title={ways.hasPasswords ? t('password.title') : t('password.sessionsTitle')}
        >
          {ways.hasPasswords && (
            <Fact label={t('password.title')}>{hasPassword ? t('passwordSet') : <NotSet />}</Fact>
          )}
          <Fact label={t('password.sessions')}>{t('sessionCount', { count: sessionCount })}</Fact>
        </Card>
        <Card
          href={dashboardPaths.tokenSettings}
          icon={<SquareTerminal aria-hidden />}
          title={t('tokens.title')}
        >
          <Fact label={t('tokens.yours')}>
            {tokenCount > 0 ? (
              t('tokenCount', { count: tokenCount })
            ) : (
              <span className="text-ink-muted">{t('tokens.noneShort')}</span>
            )}
          </Fact>
        </Card>
        {webhookCount !== undefined && (
          <Card
            href={dashboardPaths.webhookSettings}
            icon={<Webhook aria-hidden />}
            title={tWebhooks('title')}
          >
            <Fact label={t('webhooksCard')}>{tWebhooks('count', { count: webhookCount })}</Fact>
          </Card>
        )}
      </ul>
    </>
  );
}

/** The profile of the shown workshop, for its owner, and its people. */
function WorkshopCards({
  profile,
  peopleCount,
}: Pick<SettingsOverviewProps, 'profile' | 'peopleCount'>) {
  const t = useTranslations('settings');
  const tPeople = useTranslations('people');
  return (
    <>
      {profile && (
        <Card
          href={dashboardPaths.profileSettings}
          icon={<IdCard aria-hidden />}
          title={t('profile.title')}
        >
          <Fact label={t('profile.name')}>{profile.name}</Fact>
          <Fact label={t('profile.smallDescription')}>
            {profile.smallDescription || <NotSet />}
          </Fact>
          <Fact label={t('profile.url')}>{hostOf(profile.url) ?? <NotSet />}</Fact>
        </Card>
      )}
      <Card
        href={dashboardPaths.peopleSettings}
        icon={<UsersRound aria-hidden />}
        title={tPeople('title')}
      >
        <Fact label={t('peopleCard')}>{tPeople('count', { count: peopleCount })}</Fact>
      </Card>
    </>
  );
}

function NotSet() {
  const t = useTranslations('settings');
  return <span className="text-ink-muted">{t('notSet')}</span>;
}
