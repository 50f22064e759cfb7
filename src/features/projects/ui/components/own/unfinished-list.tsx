import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { languageLabel } from '@/shared/interface/languages';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { Unfinished } from '../../../overview/schema';

/** Languages that were left for later, with how far they are. */
export function UnfinishedList({ entries }: { entries: readonly Unfinished[] }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished" className="mb-4 text-2xl">
        {t('unfinished')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map(({ projectUid, name, primary, lang, percent, pending }) => (
          <li key={`${projectUid} ${lang}`}>
            <Link
              href={dashboardPaths.editor(projectUid)}
              className="flex min-h-14 items-center gap-4 py-3 hover:text-signal"
            >
              <span className="min-w-0 flex-1">
                <span lang={primary} className="line-clamp-2 font-semibold wrap-anywhere">
                  {name}
                </span>
                <span className="text-sm text-ink-muted">
                  <span>{languageLabel(locale, lang)}</span>{' '}
                  <span>{`· ${t('unfinishedEntry', { percent, pending })}`}</span>
                </span>
              </span>
              <span
                aria-hidden
                className="hidden h-2 w-32 shrink-0 overflow-hidden rounded-full bg-sunken xs:block"
              >
                <span
                  className="block h-full origin-left bg-signal"
                  style={{ transform: `scaleX(${percent / 100})` }}
                />
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
