import {
  ArrowLeft,
  ChartColumn,
  CircleFadingArrowUp,
  CreditCard,
  FileUp,
  Globe,
  IdCard,
  Keyboard,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  NotebookPen,
  ReceiptText,
  Settings,
  SquareTerminal,
  UserRound,
  UsersRound,
  Webhook,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { cn } from '../../kit/cn';
import { KeysButton } from '../keyboard/keys-button';
import { NavLink } from '../site/nav-link';

const link =
  'flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper [&_svg]:size-5 [&_svg]:shrink-0';
const COLLAPSED = 'sidebar-collapsed:justify-center sidebar-collapsed:px-0';

type Entry = Pick<ComponentProps<typeof NavLink>, 'href' | 'isExact' | 'prefetch'> & {
  name: Parameters<ReturnType<typeof useTranslations<'layout'>>>[0];
  Icon: LucideIcon;
  /** below another entry */
  isSub?: boolean;
  /** needed of the role in the workshop */
  needs?: 'read' | 'write';
};

const MAIN: readonly Entry[] = [
  {
    href: paths.dashboard,
    name: 'dashboard',
    Icon: LayoutDashboard,
    isExact: true,
    needs: 'write',
  },
  { href: dashboardPaths.projects(), name: 'projects', Icon: NotebookPen },
  { href: dashboardPaths.analytics, name: 'analytics', Icon: ChartColumn, needs: 'read' },
  { href: dashboardPaths.transfer, name: 'import', Icon: FileUp, needs: 'write' },
];
const PROFILE: Entry = {
  href: dashboardPaths.profileSettings,
  name: 'settingsProfile',
  Icon: IdCard,
  isSub: true,
};
const WEBHOOKS: Entry = {
  href: dashboardPaths.webhookSettings,
  name: 'settingsWebhooks',
  Icon: Webhook,
  isSub: true,
};
const settingsWith = (
  access: 'settingsPassword' | 'settingsSessions',
  isOwner: boolean,
): readonly Entry[] => [
  { href: dashboardPaths.settings, name: 'settings', Icon: Settings, isExact: true },
  { href: dashboardPaths.accountSettings, name: 'settingsAccount', Icon: UserRound, isSub: true },
  ...(isOwner ? [PROFILE] : []),
  { href: dashboardPaths.peopleSettings, name: 'settingsPeople', Icon: UsersRound, isSub: true },
  { href: dashboardPaths.passwordSettings, name: access, Icon: KeyRound, isSub: true },
  { href: dashboardPaths.tokenSettings, name: 'settingsTokens', Icon: SquareTerminal, isSub: true },
  ...(isOwner ? [WEBHOOKS] : []),
];
const OPERATOR: readonly Entry[] = [{ href: dashboardPaths.site, name: 'site', Icon: Globe }];
const PLANS: readonly Entry[] = [
  { href: paths.pricing, name: 'bills', Icon: ReceiptText, prefetch: false },
  { href: paths.pricing, name: 'myPlan', Icon: CreditCard, prefetch: false },
  { href: paths.pricing, name: 'toUpgrade', Icon: CircleFadingArrowUp, prefetch: false },
];
const WAYS_OUT: readonly Entry[] = [
  { href: paths.home, name: 'backToSite', Icon: ArrowLeft, isExact: true, prefetch: false },
  { href: paths.logout, name: 'logOut', Icon: LogOut, prefetch: false },
];

interface SidebarNavProps {
  /** shows icons only while the sidebar is collapsed; names stay for screen readers */
  canCollapse?: boolean;
  /** the entries about plans */
  showsPlans: boolean;
  isOperator?: boolean;
  /** the entry about the password; else one about sessions */
  hasPasswords?: boolean;
  /** the entries about what only the owner of the workshop changes */
  isOwner?: boolean;
  /** reports what the role in the workshop includes */
  may?: (needed: 'read' | 'write') => boolean;
}

export function SidebarNav({
  canCollapse = false,
  showsPlans,
  isOperator = false,
  hasPasswords = true,
  isOwner = true,
  may = () => true,
}: SidebarNavProps) {
  const t = useTranslations('layout');
  const linkClass = canCollapse ? cn(link, COLLAPSED) : link;
  const textClass = canCollapse ? 'sidebar-collapsed:sr-only' : undefined;
  const show = ({ name, Icon, isSub = false, needs: _, ...target }: Entry) => (
    <NavLink key={name} {...target} title={t(name)} className={cn(linkClass, isSub && 'pl-6')}>
      <Icon aria-hidden />
      <span className={textClass}>{t(name)}</span>
    </NavLink>
  );
  return (
    <nav aria-label={t('sidebar')} className="flex flex-1 flex-col gap-1">
      {MAIN.filter(({ needs }) => !needs || may(needs)).map(show)}
      <span aria-hidden className="my-2 border-t border-line" />
      {settingsWith(hasPasswords ? 'settingsPassword' : 'settingsSessions', isOwner).map(show)}
      {isOperator && OPERATOR.map(show)}
      {showsPlans && (
        <div
          role="group"
          aria-label={t('plan')}
          className="mt-2 flex flex-col gap-1 border-t border-line pt-2"
        >
          <p
            aria-hidden
            className={cn(
              'px-3 pt-1 text-sm text-ink-muted',
              canCollapse && 'sidebar-collapsed:hidden',
            )}
          >
            {t('plan')}
          </p>
          {PLANS.map(show)}
        </div>
      )}
      <span aria-hidden className="mt-auto" />
      <KeysButton icon={<Keyboard aria-hidden />} className={linkClass} textClass={textClass} />
      {WAYS_OUT.map(show)}
    </nav>
  );
}
