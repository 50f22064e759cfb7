'use client';

import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { languageIn, languageLabel } from '@/shared/languages';
import { useEditor } from '../hooks/editor-context';
import { useNextText } from '../hooks/use-next-text';
import { languageProgress } from '../model/language-progress';

/** Narrower where three of them would not fit beside each other; on phones, where they never do, they fill their rows. */
export const toolbarButton =
  'px-3 text-sm max-xs:flex-1 tight:basis-full lg:px-5 lg:text-base [&_svg]:hidden lg:[&_svg]:block';

/**
 * The buttons that add items, which stay in reach, and how much of the guide is written in each language; in a column whose
 * list is empty they stand below what says so.
 */
export function ListToolbar({
  isListEmpty,
  children,
}: {
  isListEmpty: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const { project } = useEditor();
  const goToNext = useNextText();
  const unfinished = useMemo(
    () => languageProgress(project).filter(({ percent }) => percent < 100),
    [project],
  );
  return (
    <>
      <div
        className={cn(
          '-mx-1 flex flex-wrap items-center gap-2 px-1',
          isListEmpty
            ? 'order-1 justify-center pb-12'
            : 'sticky top-header z-20 mb-3 bg-paper py-2 md:top-0',
        )}
      >
        {children}
      </div>
      {unfinished.length > 0 && (
        <ul aria-label={t('progressLabel')} className="mb-4 flex flex-wrap gap-2">
          {unfinished.map(({ lang, percent, written, total }) => (
            <li key={lang}>
              <button
                type="button"
                title={t('nextTextIn', { language: languageIn(locale, lang) })}
                onClick={() => goToNext(lang)}
                className="flex min-h-11 items-center rounded-full"
              >
                <Badge tone="warn">
                  <span>
                    {t('progress', {
                      language: languageLabel(locale, lang),
                      percent,
                      pending: total - written,
                    })}
                  </span>
                  <ArrowRight aria-hidden />
                </Badge>
                <span className="sr-only">{`: ${t('nextTextIn', { language: languageIn(locale, lang) })}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
