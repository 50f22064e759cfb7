import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactElement } from 'react';
import type { SiteFacts } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';
import { HomeLink } from './home-link';
import { KeysButton } from '../keyboard/keys-button';
import { LanguageSelect } from './language-select';
import { ThemeSwitch } from './theme-switch';

const FOOTER_ID = 'footer';

interface SiteFooterProps {
  site: SiteFacts;
  /** the operators' own words, links and other addresses */
  social: ReactElement;
}

export function SiteFooter({ site, social }: SiteFooterProps) {
  const t = useTranslations('layout');
  return (
    <footer id={FOOTER_ID} className="border-t-3 border-ink print:hidden">
      {/* Nothing is painted before the page's frame is here to its end: a page painted in pieces moves what it has painted. */}
      <link rel="expect" href={`#${FOOTER_ID}`} blocking="render" />
      <div className="mx-auto flex max-w-page flex-wrap items-start justify-between gap-x-12 gap-y-6 px-4 py-10 md:px-8">
        <div>
          <HomeLink site={site} />
          <p className="mt-2 text-ink-muted">{t('footerLine')}</p>
          <div className="-ml-3 mt-2 flex flex-wrap items-center">
            <LanguageSelect />
            <ThemeSwitch />
            <KeysButton className="foot-link px-3" />
          </div>
          {social}
          {site.product && (
            <p className="mt-2 text-sm text-ink-muted">{t('credit', { product: site.product })}</p>
          )}
        </div>
        <nav aria-label={t('footerNavigation')} className="foot-links">
          <Link href={paths.explore()} prefetch={false}>
            {t('explore')}
          </Link>
          <Link href={paths.about} prefetch={false}>
            {t('about')}
          </Link>
          {site.shows.pricing && (
            <Link href={paths.pricing} prefetch={false}>
              {t('pricing')}
            </Link>
          )}
          <Link href={paths.contact} prefetch={false}>
            {t('contact')}
          </Link>
          <Link href={paths.terms} prefetch={false}>
            {t('terms')}
          </Link>
          <Link href={paths.privacy} prefetch={false}>
            {t('privacy')}
          </Link>
          {site.shows.imprint && (
            <Link href={paths.imprint} prefetch={false}>
              {t('imprint')}
            </Link>
          )}
          {site.shows.rules && (
            <Link href={paths.rules} prefetch={false}>
              {t('rules')}
            </Link>
          )}
          {site.shows.developers && (
            <Link href={paths.developers} prefetch={false}>
              {t('developers')}
            </Link>
          )}
          <Link href={paths.signIn()} prefetch={false} className="signed-in:hidden">
            {t('logIn')}
          </Link>
          {site.shows.signUp && (
            <Link href={paths.signUpAlone()} prefetch={false} className="signed-in:hidden">
              {t('signUp')}
            </Link>
          )}
          <Link href={paths.dashboard} prefetch={false} className="signed-out:hidden">
            {t('dashboard')}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
