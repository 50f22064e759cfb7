import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { paths } from '@/shared/addresses/paths';
import { GUIDES } from '../_guides/guides';
import { shownGroups } from '../_reference/reference';

interface DevelopersLinksProps {
  /** of the page that shows them */
  path: string;
}

/** The classes of the links are at their lists: they are sent four times for each link. */
const LIST =
  'mt-1 flex flex-col border-l-3 border-signal pl-4 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1 [&_a]:lg:min-h-8 [&_a]:text-ink-muted [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_a]:hover:text-ink [&_a]:hover:underline [&_[aria-current=page]]:font-semibold [&_[aria-current=page]]:text-ink';

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
        {to(paths.developerCalls, t('allCalls'))}
        {shownGroups().map(({ slug, name }) => to(paths.developerGroup(slug), name, 'en'))}
      </ul>
    </>
  );
}
