import { useTranslations } from 'next-intl';
import { showsPart } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';
import { NavLink } from './nav-link';

/** The public menu. What it offers depends on the session hint that the early script read. */
export function SiteNav({ className }: { className?: string }) {
  const t = useTranslations('layout');
  return (
    <nav aria-label={t('mainNavigation')} className={className}>
      <NavLink href={paths.explore()} prefetch={false} className="nav-link">
        {t('explore')}
      </NavLink>
      <NavLink href={paths.about} prefetch={false} className="nav-link">
        {t('about')}
      </NavLink>
      <NavLink href={paths.contact} prefetch={false} className="nav-link">
        {t('contact')}
      </NavLink>
      <NavLink href={paths.dashboard} prefetch={false} className="nav-link signed-out:hidden">
        {t('dashboard')}
      </NavLink>
      <NavLink href={paths.logout} prefetch={false} className="nav-link signed-out:hidden">
        {t('logOut')}
      </NavLink>
      {showsPart('signUp') && (
        <NavLink href={paths.signUp} prefetch={false} className="nav-button signed-in:hidden">
          {t('headerSignUp')}
        </NavLink>
      )}
    </nav>
  );
}
