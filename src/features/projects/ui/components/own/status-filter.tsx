import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { StatusFilter as Status } from '../../../constants';
import { projectsAddress } from '../../../model/projects-query';
import type { ProjectsQuery } from '../../../schema';

const FILTERS = [
  { status: undefined, label: 'filterActive' },
  { status: 'published', label: 'filterPublished' },
  { status: 'unpublished', label: 'filterUnpublished' },
  { status: 'archived', label: 'filterArchived' },
  { status: 'all', label: 'filterAll' },
] as const satisfies readonly { status: Status | undefined; label: string }[];

/** Links, so that a filtered list has an address; what is searched for and the order stay. */
export function StatusFilter({ query }: { query: ProjectsQuery }) {
  const t = useTranslations('dashboard');
  return (
    <nav aria-label={t('filter')}>
      <ul className="flex flex-wrap gap-2">
        {FILTERS.map(({ status, label }) => (
          <li key={label}>
            <Link
              href={projectsAddress({ ...query, status, page: 1 })}
              {...(status === query.status ? { 'aria-current': 'page' } : {})}
              className="flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-3 text-sm font-semibold whitespace-nowrap xs:px-4 md:max-lg:px-3 hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
