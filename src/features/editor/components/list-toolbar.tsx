'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Badge } from '@/components/ui/badge';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { useEditor } from '../hooks/editor-context';
import { useNextText } from '../hooks/use-next-text';
import { languageProgress } from '../model/language-progress';

/** Narrower where two of them would not fit beside each other. */
export const toolbarButton = 'px-3 text-sm xs:px-5 xs:text-base [&_svg]:hidden xs:[&_svg]:block';

/** The buttons that add items, which stay in reach, and how much of the guide is written in each language. */
export function ListToolbar({ children }: { children: ReactNode }) {
  const t = useTranslations('editor');
  const { project } = useEditor();
  const goToNext = useNextText();
  const unfinished = useMemo(() => languageProgress(project).filter(({ percent }) => percent < 100), [project]);
  return (
    <>
      <div className="sticky top-header z-20 -mx-1 mb-3 flex flex-wrap items-center gap-2 bg-paper px-1 py-2 md:top-0">{children}</div>
      {unfinished.length > 0 && (
        <ul aria-label={t('progressLabel')} className="mb-4 flex flex-wrap gap-2">
          {unfinished.map(({ lang, percent, written, total }) => (
            <li key={lang}>
              <button type="button" title={t('nextTextIn', { language: LANGUAGE_NAMES[lang] })} onClick={() => goToNext(lang)} className="flex min-h-11 items-center rounded-full">
                <Badge tone="warn">{t('progress', { language: LANGUAGE_NAMES[lang], percent, pending: total - written })}<ArrowRight aria-hidden /></Badge>
                <span className="sr-only">: {t('nextTextIn', { language: LANGUAGE_NAMES[lang] })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
