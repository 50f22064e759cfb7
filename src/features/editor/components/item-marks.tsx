'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { LANGUAGE_NAMES } from '@/shared/languages';
import type { LocalizedText } from '@/shared/localized-text';
import { useEditor } from '../hooks/editor-context';
import { pendingLanguages } from '../model/language-progress';

/** What is still to be done for an item: unsaved typing, languages left for later. */
export function ItemMarks({ id, texts }: { id: string; texts: readonly LocalizedText[][] }) {
  const t = useTranslations('editor');
  const { project: { languages }, drafts } = useEditor();
  const pending = pendingLanguages(texts, languages);
  if (pending.length === 0 && !(id in drafts)) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {id in drafts && <Badge tone="info">{t('unsavedMark')}</Badge>}
      {pending.map((lang) => (
        <Badge key={lang} tone="warn">
          <span aria-hidden className="font-mono">{lang}</span>
          <span className="sr-only">{t('pendingIn', { language: LANGUAGE_NAMES[lang] })}</span>
        </Badge>
      ))}
    </span>
  );
}
