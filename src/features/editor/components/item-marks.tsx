'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { languageIn, type ProjectLanguage } from '@/shared/languages';
import type { LocalizedText } from '@/shared/localized-text';
import { pendingLanguages } from '../model/language-progress';

interface ItemMarksProps {
  texts: readonly LocalizedText[][];
  languages: readonly ProjectLanguage[];
  isUnsaved: boolean;
}

/** What is still to be done for an item: unsaved typing, languages left for later. */
export function ItemMarks({ texts, languages, isUnsaved }: ItemMarksProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const pending = pendingLanguages(texts, languages);
  if (pending.length === 0 && !isUnsaved) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {isUnsaved && <Badge tone="info">{t('unsavedMark')}</Badge>}
      {pending.map((lang) => (
        <Badge key={lang} tone="warn">
          <span aria-hidden className="font-mono">
            {lang}
          </span>
          <span className="sr-only">{t('pendingIn', { language: languageIn(locale, lang) })}</span>
        </Badge>
      ))}
    </span>
  );
}
