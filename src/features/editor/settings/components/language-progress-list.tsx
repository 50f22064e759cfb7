import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Badge } from '@/ui/kit/badge';
import { languageIn, languageLabel } from '@/shared/interface/languages';
import { useEditor } from '../../shell/hooks/editor-context';
import { useNextText } from '../../list/hooks/use-next-text';
import { languageProgress } from '../../translations/model/language-progress';

/** The progress of each incomplete language; each leads to its next text. */
export function LanguageProgressList() {
  const t = useTranslations('editor');
  const locale = useLocale();
  const { project } = useEditor();
  const goToNext = useNextText();
  const unfinished = useMemo(
    () => languageProgress(project).filter(({ percent }) => percent < 100),
    [project],
  );
  if (unfinished.length === 0) return null;
  return (
    <ul aria-label={t('progressLabel')} className="flex flex-wrap gap-x-2">
      {unfinished.map(({ lang, percent, written, old, total }) => (
        <li key={lang}>
          <button
            type="button"
            title={t('nextTextIn', { language: languageIn(locale, lang) })}
            onClick={() => goToNext(lang)}
            className="flex min-h-11 items-center rounded-full"
          >
            <Badge tone="warn">
              <span aria-hidden className="md:hidden">
                {`${lang} ${percent}%`}
              </span>
              <span className="max-md:sr-only">
                {t('progress', {
                  language: languageLabel(locale, lang),
                  percent,
                  pending: total - written - old,
                  old,
                })}
              </span>
              <ArrowRight aria-hidden />
            </Badge>
            <span className="sr-only">{`: ${t('nextTextIn', { language: languageIn(locale, lang) })}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
