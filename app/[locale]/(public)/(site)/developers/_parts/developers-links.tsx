import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { paths } from '@/shared/addresses/paths';
import { GUIDES } from '../_guides/guides';
import { groupLinks } from '../_reference/reference';

interface DevelopersLinksProps {
  /** of the page that shows them */
  path: string;
}

const LIST = 'mt-1 flex flex-col border-l-3 border-signal pl-4';
export const LINK =
  'inline-flex min-h-11 items-center py-1 lg:min-h-8 text-ink-muted underline-offset-4 wrap-anywhere hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** All pages of the documentation. */
export async function DevelopersLinks({ path }: DevelopersLinksProps) {
  const [t, guides] = await Promise.all([
    getTranslations('developers'),
    getTranslations('developerGuides'),
  ]);
  const to = (href: string, label: string, lang?: 'en') => (
    <li key={href}>
      <Link
        href={href}
        prefetch={false}
        className={LINK}
        {...(href === path ? { 'aria-current': 'page' as const } : {})}
        {...(lang ? { lang } : {})}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <>
      <ul className={LIST}>{to(paths.developers, t('title'))}</ul>
      <h2 className="mt-4 text-sm font-semibold">{t('guides')}</h2>
      <ul className={LIST}>
        {GUIDES.map(({ slug }) => to(paths.developerGuide(slug), guides(`${slug}.title`)))}
      </ul>
      <h2 className="mt-4 text-sm font-semibold">{t('reference')}</h2>
      <ul className={LIST}>
        {groupLinks().map(({ slug, name }) => to(paths.developerGroup(slug), name, 'en'))}
      </ul>
    </>
  );
}
