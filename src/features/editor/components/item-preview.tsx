'use client';

import { useTranslations } from 'next-intl';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { pickText } from '@/shared/localized-text';
import type { PictureView } from '@/shared/picture';
import { picturePath } from '@/shared/picture-path';
import { useEditor } from '../hooks/editor-context';
import { type Draft, textsOf } from '../model/draft';
import { StepPreview } from './step-preview';

interface ItemPreviewProps {
  draft: Draft;
  number: number;
  file: PictureView | null;
}

/** What readers of the chosen language will see of the item, while it is being written. */
export function ItemPreview({ draft, number, file }: ItemPreviewProps) {
  const t = useTranslations('editor');
  const { project: { languages }, lang } = useEditor();
  const { name = [], description = [], alt = [], question = [], answer = [] } = textsOf(draft, languages);
  const pick = (texts: typeof name) => pickText(texts, lang, languages);
  const title = pick(draft.kind === 'question' ? question : name);
  return (
    <section aria-label={t('preview')} className="flex flex-col gap-2">
      {draft.kind === 'step' && (
        <StepPreview number={number} name={title} description={pick(description)} alt={pick(alt)} file={file} waitingUrl={draft.file && picturePath(draft.file.url)} />
      )}
      {draft.kind === 'chapter' && (
        <div data-theme="dark" className="grid aspect-3/1 place-items-center rounded-lg bg-paper p-4 text-ink">
          <p lang={title.lang} className="rounded-full bg-signal px-5 py-2 text-center font-heading text-lg font-bold break-words text-on-signal">{title.value || t('noName')}</p>
        </div>
      )}
      {draft.kind === 'question' && (
        <div className="rounded-lg border border-line bg-paper p-4">
          <p lang={title.lang} className="text-lg font-semibold break-words">{title.value || t('noQuestion')}</p>
          <p className="mt-2 break-words whitespace-pre-line text-ink-muted">{pick(answer).value}</p>
        </div>
      )}
      {title.isFallback && lang !== languages[0] && <p className="text-sm text-ink-muted">{t('previewFallback', { language: LANGUAGE_NAMES[title.lang] })}</p>}
    </section>
  );
}
