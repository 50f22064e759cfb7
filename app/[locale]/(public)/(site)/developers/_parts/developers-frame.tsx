import { ChevronDown } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import Link from 'next/link';
import { PageContainer } from '@/ui/layout/page-container';
import { paths } from '@/shared/addresses/paths';
import { GUIDES } from '../_guides/guides';
import { shownGroups } from '../_reference/reference';

interface DevelopersFrameProps {
  title: ReactNode;
  intro: ReactNode;
  /** of this page, to be marked among the others */
  path: string;
  children: ReactNode;
}

/**
 * A page of the documentation with the list of all pages: beside it, or folded above it on narrow
 * windows.
 */
export async function DevelopersFrame({ title, intro, path, children }: DevelopersFrameProps) {
  const t = await getTranslations('developers');
  return (
    <PageContainer className="grid gap-x-16 gap-y-8 pt-8 pb-16 md:pt-14 lg:grid-cols-contents">
      <details className="group min-w-0 rounded-lg border border-line bg-surface px-4 lg:hidden print:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 font-semibold hover:text-signal [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 wrap-anywhere">{t('allPages')}</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('navigation')} className="pb-4">
          <DevelopersLinks path={path} />
        </nav>
      </details>
      <div className="min-w-0 max-w-prose">
        <h1 className="text-3xl wrap-anywhere md:text-5xl">{title}</h1>
        <div className="mt-4 text-lg">{intro}</div>
      </div>
      <nav
        aria-label={t('navigation')}
        className="max-lg:hidden lg:sticky lg:top-24 lg:row-span-2 lg:max-h-screen lg:self-start lg:overflow-y-auto print:hidden"
      >
        <DevelopersLinks path={path} />
      </nav>
      <div className="flex min-w-0 flex-col gap-10">{children}</div>
    </PageContainer>
  );
}

interface DevelopersLinksProps {
  /** of the page that shows them */
  path: string;
}

/** The classes of the links are at their lists: they are sent four times for each link. */
const LIST =
  'mt-1 flex flex-col border-l-3 border-signal pl-4 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1 [&_a]:lg:min-h-8 [&_a]:text-ink-muted [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_a]:hover:text-ink [&_a]:hover:underline [&_[aria-current=page]]:font-semibold [&_[aria-current=page]]:text-ink';

/** All pages of the documentation. */
async function DevelopersLinks({ path }: DevelopersLinksProps) {
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
