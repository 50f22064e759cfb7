'use client';

import type { ReactElement, ReactNode } from 'react';
import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CONTENT_ID } from '@/browser/navigation/arrive';
import type { SiteFacts } from '@/i18n/operator-settings';
import { WrapText } from '@/ui/kit/wrap-text';
import { paths } from '@/shared/addresses/paths';
import { KeyboardHelp } from '../keyboard/keyboard-help';
import { SkipLink } from '../document/skip-link';
import { HomeLink } from './home-link';
import { LanguageSelect } from './language-select';
import { MenuOverlay } from './menu-overlay';
import { NavLink } from './nav-link';
import { SiteFooter } from './site-footer';
import { ThemeSwitch } from './theme-switch';

interface SiteBodyProps {
  site: SiteFacts;
  /** the operators' own words, links and other addresses */
  social: ReactElement;
  children: ReactNode;
}

/** The elements of SiteFrame. A client component: a page names its facts, and not its elements. */
export function SiteBody({ site, social, children }: SiteBodyProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader site={site} />
      <main id={CONTENT_ID} tabIndex={-1} className="relative flex-1 outline-none">
        <WrapText>{children}</WrapText>
        <BackToTop />
      </main>
      <SiteFooter site={site} social={social} />
      <KeyboardHelp />
    </div>
  );
}

/** Appears after two window heights of a long page, by styles alone; not on shorter pages. */
function BackToTop() {
  const t = useTranslations('layout');
  return (
    <div className="to-top">
      <a href={`#${CONTENT_ID}`} title={t('toTop')} aria-label={t('toTop')}>
        <ArrowUp aria-hidden />
      </a>
    </div>
  );
}

/** Breakpoints are in rem: with larger text, a window gets the menu of a narrower one. */
function SiteHeader({ site }: Pick<SiteBodyProps, 'site'>) {
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      {/* Places of their own: browsers paint before all of it is read, and nothing may move when the rest comes. */}
      <div className="mx-auto grid min-h-header max-w-page grid-cols-header items-center gap-2 px-4 @max-slim:gap-0 @max-tight:px-1 @3xl:grid-cols-header-wide @3xl:px-8">
        <HomeLink site={site} />
        <SiteNav site={site} className="hidden items-center gap-1 @3xl:flex" />
        <LanguageSelect />
        <div className="hidden @3xl:block">
          <ThemeSwitch />
        </div>
        <MenuOverlay buttonClass="@3xl:hidden" heading={<HomeLink site={site} />}>
          <SiteNav site={site} className="flex flex-col gap-2 text-xl [&_a]:min-h-14" />
          <div className="mt-auto flex items-center justify-between border-t border-line pt-4">
            <LanguageSelect />
            <ThemeSwitch />
          </div>
        </MenuOverlay>
      </div>
    </header>
  );
}

/** The public menu. What it offers depends on the session hint that the early script read. */
export function SiteNav({ site, className }: Pick<SiteBodyProps, 'site'> & { className?: string }) {
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
      {site.shows.signUp && (
        <NavLink href={paths.signUp} prefetch={false} className="nav-button signed-in:hidden">
          {t('headerSignUp')}
        </NavLink>
      )}
    </nav>
  );
}
