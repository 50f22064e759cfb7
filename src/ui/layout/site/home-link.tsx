import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { siteLogo, siteName } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

export function HomeLink() {
  const t = useTranslations('layout');
  const logo = siteLogo();
  return (
    // A name that does not fit wraps to a second line, which is hidden: that depends on the text,
    // not on a width. Not prefetched: it is rarely used, and the landing page has scripts of its
    // own.
    <Link
      href={paths.home}
      prefetch={false}
      aria-label={t('home', { site: siteName() })}
      className="flex h-11 min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden font-heading text-xl font-bold tracking-tight"
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
        <Logo className="my-1.5 size-8 shrink-0" />
      )}
      <span aria-hidden translate="no">
        {siteName()}
      </span>
    </Link>
  );
}

/** Steps that lead up: the mark of the product. */
function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" className="fill-signal" />
      <path
        d="M6 24h6v-5h5v-5h5V9h4"
        fill="none"
        strokeWidth="3.4"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-on-signal"
      />
    </svg>
  );
}
