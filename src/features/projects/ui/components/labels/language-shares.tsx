import { History } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { languageLabel } from '@/shared/interface/languages';
import type { ListedProject } from '../../../schema';

/** The languages of a guide, and how far each is written. */
export function LanguageShares({
  progress,
  stepCount,
}: Pick<ListedProject, 'progress' | 'stepCount'>) {
  const t = useTranslations('dashboard.list');
  const locale = useLocale();
  return (
    <ul aria-label={t('languages')} className="flex flex-wrap gap-1.5">
      {progress.map(({ lang, percent, old }) => {
        const name = languageLabel(locale, lang);
        // A guide without steps is not written, though its name is.
        const isBegun = stepCount > 0 || percent < 100;
        const text = !isBegun ? name : t('written', { language: name, percent, old });
        return (
          <li
            key={lang}
            title={text}
            className="inline-flex min-h-6 items-center gap-1 rounded-md border border-line px-1.5 font-mono text-xs"
          >
            <span aria-hidden>{lang.split('-')[0]?.toUpperCase()}</span>
            {isBegun && (
              <span aria-hidden className={percent < 100 ? 'text-warn' : 'text-good'}>
                {`${percent}%`}
              </span>
            )}
            {old > 0 && (
              <span aria-hidden className="inline-flex items-center gap-0.5 text-warn">
                <History className="size-3" />
                <span>{old}</span>
              </span>
            )}
            <span className="sr-only">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
