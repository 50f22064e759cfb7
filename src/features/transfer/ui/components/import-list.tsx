import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useMoments } from '@/browser/time/use-moments';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { ImportSummary } from '../../schema';

/** Links to the imports of the last seven days. */
export function ImportList({ imports }: { imports: readonly ImportSummary[] }) {
  const t = useTranslations('transfer');
  const { moment } = useMoments();
  const headingId = useId();
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 id={headingId} className="text-lg font-semibold">
        {t('list.title')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {imports.map(({ id, fileName, createdAt, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link
              href={dashboardPaths.import(id)}
              className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere underline"
            >
              {fileName}
            </Link>
            <span className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
              <span>{moment(createdAt)}</span>
              <span>{t(`list.${state}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
