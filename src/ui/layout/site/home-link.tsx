import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { SiteFacts } from '@/i18n/operator-settings';
import { SymbolIcon } from '@/ui/kit/symbols';
import { paths } from '@/shared/addresses/paths';

export function HomeLink({ site: { name, logo } }: { site: Pick<SiteFacts, 'name' | 'logo'> }) {
  const t = useTranslations('layout');
  return (
    // A name that does not fit wraps to a second line, which is hidden: that depends on the text,
    // not on a width. Not prefetched: it is rarely used, and the landing page has scripts of its
    // own.
    <Link
      href={paths.home}
      prefetch={false}
      aria-label={t('home', { site: name })}
      className="home-link"
    >
      {logo ? (
        // A wide logo is as high as the mark; its name follows, also for readers of screens.
        <img
          src={logo.path}
          alt=""
          width={logo.width}
          height={logo.height}
          className="my-1.5 h-8 w-auto max-w-32 shrink-0 object-contain"
        />
      ) : (
        <SymbolIcon name="product" />
      )}
      <span aria-hidden translate="no">
        {name}
      </span>
    </Link>
  );
}
