import { ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { Accordion } from '@/ui/kit/accordion';
import { cn } from '@/ui/kit/cn';
import { FormattedText } from '@/ui/kit/formatted-text';
import { StepType } from '@/features/projects/constants';
import type { StepView } from '@/features/projects/steps/schema';
import { ChapterSign, STAGE } from '@/features/viewer/stage/components/step-look';
import { languageIn } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import { shownLines } from '@/features/projects/model/lines/shown-lines';
import { picturePath } from '@/shared/addresses/picture-path';
import { useEditor } from '../../shell/hooks/editor-context';
import { type Draft, textsOf } from '../../saving/model/draft';
import { partsOf } from '../../saving/model/parts';
import { StepPreview } from './step-preview';

const CLOSED = 'closed';

interface ItemPreviewProps {
  id: string;
  draft: Draft;
  number: number;
  file: PictureView | null;
}

/** A live preview of the item, as readers of the selected language will see it. */
export function ItemPreview({ id, draft, number, file }: ItemPreviewProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const {
    project: { languages, steps, stepCount },
    lang,
  } = useEditor();
  const {
    name = [],
    description = [],
    alt = [],
    question = [],
    answer = [],
  } = textsOf(draft, languages);
  const pick = (texts: typeof name) => pickText(texts, lang, languages);
  const title = pick(draft.kind === 'question' ? question : name);
  const picked = pick(answer);
  const [stored, store] = useStoredValue('makerstep_preview');
  const isOpen = stored !== CLOSED;
  const setOpen = (opens: boolean) => {
    if (opens !== isOpen) store(() => (opens ? '' : CLOSED));
  };
  const chapter = useMemo(() => chapterOf(steps, id), [steps, id]);
  return (
    <section aria-label={t('preview')}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group/preview"
      >
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-md text-sm font-semibold hover:text-signal [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-5 transition-transform group-open/preview:rotate-90"
          />
          <span>{t('preview')}</span>
        </summary>
        {draft.kind === 'step' && (
          <StepPreview
            number={number}
            count={Math.max(stepCount, number)}
            chapter={chapter && pick(chapter.name)}
            name={title}
            description={pick(description)}
            lines={shownLines(partsOf(draft, languages).lines ?? [], lang, languages)}
            alt={pick(alt)}
            lang={lang}
            file={file}
            waitingUrl={draft.file && picturePath(draft.file.url)}
          />
        )}
        {draft.kind === 'chapter' && (
          <div
            className={cn(
              'grid aspect-3/1 place-items-center rounded-lg border border-line p-4',
              STAGE,
            )}
          >
            <ChapterSign
              name={{ ...title, value: title.value || t('noName') }}
              className="wrap-anywhere"
            />
          </div>
        )}
        {draft.kind === 'question' && (
          <Accordion
            items={[
              {
                id: `preview-${id}`,
                isOpenAtFirst: true,
                title: (
                  <span lang={title.lang} className="wrap-anywhere">
                    {title.value || t('noQuestion')}
                  </span>
                ),
                content: (
                  <FormattedText
                    text={picked.value}
                    lang={picked.lang}
                    hasLinks
                    className="wrap-anywhere"
                  />
                ),
              },
            ]}
          />
        )}
        {draft.kind !== 'step' && title.isFallback && lang !== languages[0] && (
          <p className="mt-2 text-sm text-ink-muted">
            {t('previewFallback', { language: languageIn(locale, title.lang) })}
          </p>
        )}
      </details>
    </section>
  );
}

/** The chapter of a step; a new one comes last. */
function chapterOf(steps: readonly StepView[], id: string): StepView | undefined {
  const place = steps.findIndex((step) => step.id === id);
  return steps
    .slice(0, place < 0 ? undefined : place)
    .findLast(({ type }) => type === StepType.Chapter);
}
