import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { COUNTS, type LabelChoice, labelQuery, type Paper } from '../../model/labels';

interface LabelChoicesProps {
  projectUid: string;
  choice: LabelChoice;
  languages: readonly ProjectLanguage[];
}

const PAPER_NAMES: readonly Paper[] = ['a4', 'letter'];

/**
 * The options of the sheet: number of labels, paper, language. Links, so that a choice can be
 * bookmarked.
 */
export function LabelChoices({ projectUid, choice, languages }: LabelChoicesProps) {
  const t = useTranslations('labels');
  const href = (change: Partial<LabelChoice>) =>
    dashboardPaths.labels(projectUid, labelQuery({ ...choice, ...change }, languages));
  const groups = [
    {
      label: t('count'),
      options: COUNTS.map((count) => ({
        text: String(count),
        href: href({ count }),
        isOn: choice.count === count,
      })),
    },
    {
      label: t('paper'),
      options: PAPER_NAMES.map((paper) => ({
        text: t(`papers.${paper}`),
        href: href({ paper }),
        isOn: choice.paper === paper,
      })),
    },
    {
      label: t('lines'),
      options: [false, true].map((hasLines) => ({
        text: t(hasLines ? 'withLines' : 'withoutLines'),
        href: href({ hasLines }),
        isOn: choice.hasLines === hasLines,
      })),
    },
    {
      label: t('language'),
      options:
        languages.length < 2
          ? []
          : languages.map((language) => ({
              text: LANGUAGE_NAMES[language],
              href: href({ language }),
              isOn: choice.language === language,
            })),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {groups.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label} className="min-w-0">
          <p aria-hidden className="mb-1 text-sm font-semibold">
            {label}
          </p>
          <ul className="flex flex-wrap gap-2">
            {options.map(({ text, href: target, isOn }) => (
              <li key={text}>
                <Link
                  href={target}
                  replace
                  scroll={false}
                  prefetch={false}
                  {...(isOn ? { 'aria-current': 'true' } : {})}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
