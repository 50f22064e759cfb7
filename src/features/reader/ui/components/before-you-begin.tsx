import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { LineNote } from '@/features/projects/ui/components/lines/line-note';
import { paths } from '@/shared/addresses/paths';
import type { GuidePage } from '../../model/guide-page';
import { guideWarnings } from '../../model/before-you-begin';

/** All dangers and warnings of a guide, each with the way to its steps. */
export function BeforeYouBegin({
  project,
  lang,
  address,
}: Pick<GuidePage, 'project' | 'lang' | 'address'>) {
  const t = useTranslations('project');
  const locale = useLocale();
  const warnings = guideWarnings(project, lang);
  if (warnings.length === 0) return null;
  return (
    <section
      aria-labelledby="before"
      data-poster="warnings"
      className="max-w-3xl rounded-lg border-2 border-ink bg-surface p-4 md:p-6"
    >
      <h2 id="before" className="mb-4 text-2xl break-after-avoid">
        {t('beforeYouBegin')}
      </h2>
      <ul className="flex flex-col gap-3">
        {warnings.map(({ line, steps }) => (
          <li key={line.id}>
            <LineNote line={line}>
              <p lang={locale} className="mt-1 flex flex-wrap gap-x-4 text-sm">
                {steps.map((number) => (
                  <Link
                    key={number}
                    href={paths.stepBelow(address, number)}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2 print:min-h-0"
                  >
                    {t('stepNumber', { number })}
                  </Link>
                ))}
              </p>
            </LineNote>
          </li>
        ))}
      </ul>
    </section>
  );
}
