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
  NotebookPen,
  ReceiptText,
  Settings,
  SquareTerminal,
  UserRound,
  Webhook,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { cn } from '../../kit/cn';
import { KeysButton } from '../keyboard/keys-button';
import { NavLink } from '../site/nav-link';

const link =
  'flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper [&_svg]:size-5 [&_svg]:shrink-0';

interface SidebarNavProps {
  /** shows icons only while the sidebar is collapsed; names stay for screen readers */
  canCollapse?: boolean;
  /** the entries about plans */
  showsPlans: boolean;
  isOperator?: boolean;
  /** the entry about the password; else one about sessions */
  hasPasswords?: boolean;
}

export function SidebarNav({
  canCollapse = false,
  showsPlans,
  isOperator = false,
  hasPasswords = true,
}: SidebarNavProps) {
  const t = useTranslations('layout');
  const linkClass = cn(
    link,
    canCollapse && 'sidebar-collapsed:justify-center sidebar-collapsed:px-0',
  );
  const subLinkClass = cn(
    link,
    'pl-6',
    canCollapse && 'sidebar-collapsed:justify-center sidebar-collapsed:px-0',
  );
  const access = hasPasswords ? t('settingsPassword') : t('settingsSessions');
  const textClass = canCollapse ? 'sidebar-collapsed:sr-only' : undefined;
  return (
    <nav aria-label={t('sidebar')} className="flex flex-1 flex-col gap-1">
      <NavLink href={paths.dashboard} isExact title={t('dashboard')} className={linkClass}>
        <LayoutDashboard aria-hidden />
        <span className={textClass}>{t('dashboard')}</span>
      </NavLink>
      <NavLink href={dashboardPaths.projects()} title={t('projects')} className={linkClass}>
        <NotebookPen aria-hidden />
        <span className={textClass}>{t('projects')}</span>
      </NavLink>
      <NavLink href={dashboardPaths.analytics} title={t('analytics')} className={linkClass}>
        <ChartColumn aria-hidden />
        <span className={textClass}>{t('analytics')}</span>
      </NavLink>
      <NavLink href={dashboardPaths.transfer} title={t('import')} className={linkClass}>
        <FileUp aria-hidden />
        <span className={textClass}>{t('import')}</span>
      </NavLink>
      <span aria-hidden className="my-2 border-t border-line" />
      <NavLink href={dashboardPaths.settings} isExact title={t('settings')} className={linkClass}>
        <Settings aria-hidden />
        <span className={textClass}>{t('settings')}</span>
      </NavLink>
      <NavLink
        href={dashboardPaths.accountSettings}
        title={t('settingsAccount')}
        className={subLinkClass}
      >
        <UserRound aria-hidden />
        <span className={textClass}>{t('settingsAccount')}</span>
      </NavLink>
      <NavLink
        href={dashboardPaths.profileSettings}
        title={t('settingsProfile')}
        className={subLinkClass}
      >
        <IdCard aria-hidden />
        <span className={textClass}>{t('settingsProfile')}</span>
      </NavLink>
      <NavLink href={dashboardPaths.passwordSettings} title={access} className={subLinkClass}>
        <KeyRound aria-hidden />
        <span className={textClass}>{access}</span>
      </NavLink>
      <NavLink
        href={dashboardPaths.tokenSettings}
        title={t('settingsTokens')}
        className={subLinkClass}
      >
        <SquareTerminal aria-hidden />
        <span className={textClass}>{t('settingsTokens')}</span>
      </NavLink>
      <NavLink
        href={dashboardPaths.webhookSettings}
        title={t('settingsWebhooks')}
        className={subLinkClass}
      >
        <Webhook aria-hidden />
        <span className={textClass}>{t('settingsWebhooks')}</span>
      </NavLink>
      {isOperator && (
        <NavLink href={dashboardPaths.site} title={t('site')} className={linkClass}>
          <Globe aria-hidden />
          <span className={textClass}>{t('site')}</span>
        </NavLink>
      )}
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
          <NavLink href={paths.pricing} prefetch={false} title={t('bills')} className={linkClass}>
            <ReceiptText aria-hidden />
            <span className={textClass}>{t('bills')}</span>
          </NavLink>
          <NavLink href={paths.pricing} prefetch={false} title={t('myPlan')} className={linkClass}>
            <CreditCard aria-hidden />
            <span className={textClass}>{t('myPlan')}</span>
          </NavLink>
          <NavLink
            href={paths.pricing}
            prefetch={false}
            title={t('toUpgrade')}
            className={linkClass}
          >
            <CircleFadingArrowUp aria-hidden />
            <span className={textClass}>{t('toUpgrade')}</span>
          </NavLink>
        </div>
      )}
      <span aria-hidden className="mt-auto" />
      <KeysButton icon={<Keyboard aria-hidden />} className={linkClass} textClass={textClass} />
      <NavLink
        href={paths.home}
        isExact
        prefetch={false}
        title={t('backToSite')}
        className={linkClass}
      >
        <ArrowLeft aria-hidden />
        <span className={textClass}>{t('backToSite')}</span>
      </NavLink>
      <NavLink href={paths.logout} prefetch={false} title={t('logOut')} className={linkClass}>
        <LogOut aria-hidden />
        <span className={textClass}>{t('logOut')}</span>
      </NavLink>
    </nav>
  );
}
