import { getFormatter, getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { Prose } from '@/ui/kit/prose';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';

interface LongPageProps {
  title: string;
  intro: string;
  /** since when it holds */
  effective: Date;
  /** `id` is the anchor */
  sections: readonly { id: string; title: string; text: string }[];
  links: Readonly<Record<string, string>>;
}

const link =
  'inline-flex min-h-11 items-center py-1 lg:min-h-8 text-ink-muted underline-offset-4 hover:text-ink hover:underline';

/** Link targets in the texts of long pages. */
export const pageLinks = (contact: string | undefined) => ({
  contact: paths.contact,
  privacy: paths.privacy,
  settings: dashboardPaths.settings,
  account: dashboardPaths.accountSettings,
  dashboard: paths.dashboard,
  ...(contact === undefined ? {} : { mail: `mailto:${contact}` }),
});

/** A long text with a table of contents, beside it where there is room. */
export async function LongPage({ title, intro, effective, sections, links }: LongPageProps) {
  const [t, format] = await Promise.all([getTranslations('longPage'), getFormatter()]);
  return (
    <PageContainer className="grid gap-x-16 gap-y-10 pt-8 pb-16 md:pt-14 lg:grid-cols-contents">
      <div className="max-w-prose">
        <h1 className="text-3xl md:text-5xl">{title}</h1>
        <p className="mt-3 font-mono text-sm text-ink-muted">
          {t('effective', { date: format.dateTime(effective, { dateStyle: 'long' }) })}
        </p>
        <p className="mt-6 text-lg">{intro}</p>
      </div>
      <nav
        aria-labelledby="toc"
        className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start print:hidden"
      >
        <h2 id="toc" className="text-sm font-semibold">
          {t('toc')}
        </h2>
        <ol className="mt-2 border-l-3 border-signal pl-4 md:max-lg:columns-2">
          {sections.map(({ id, title: name }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className={link}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-col gap-10">
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="scroll-mt-24 border-t border-line pt-6"
          >
            <h2 id={`${section.id}-title`} className="text-xl md:text-2xl">
              {section.title}
            </h2>
            <Prose text={section.text} links={links} className="mt-3" />
          </section>
        ))}
      </div>
    </PageContainer>
  );
}
