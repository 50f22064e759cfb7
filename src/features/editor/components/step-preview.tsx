'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Picture } from '@/components/ui/picture';
import type { PickedText } from '@/shared/localized-text';
import type { PictureView } from '@/shared/picture';

interface StepPreviewProps {
  /** 1-based, without chapters */
  number: number;
  name: PickedText;
  description: PickedText;
  alt: PickedText;
  file: PictureView | null;
  /** of an upload that waits for its step */
  waitingUrl: string | undefined;
}

/** A step as readers see it: the picture on dark ground, the text under it. */
export function StepPreview({ number, name, description, alt, file, waitingUrl }: StepPreviewProps) {
  const t = useTranslations('editor');
  return (
    <div data-theme="dark" className="overflow-hidden rounded-lg bg-paper text-ink">
      {file && !waitingUrl
        ? <Picture file={file} alt={alt} sizes="(min-width: 992px) 35vw, 100vw" aspect="2 / 1" fit="contain" />
        : (
          <div className={cn('grid place-items-center bg-sunken text-sm text-ink-muted', waitingUrl ? 'aspect-2/1' : 'h-20')}>
            {waitingUrl ? <img src={waitingUrl} alt="" className="size-full min-h-0 object-contain" /> : t('noPicture')}
          </div>
        )}
      {/* Long texts scroll, so that the form stays in sight; by keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <div tabIndex={0} role="group" aria-label={t('previewText')} className="flex max-h-40 gap-3 overflow-y-auto border-t border-line bg-surface p-4 -outline-offset-3">
        <span className="font-mono text-2xl font-medium text-signal">{number}</span>
        <div className="min-w-0 flex-1">
          <p lang={name.lang} className="font-heading text-lg leading-6 font-bold break-words">{name.value || t('noName')}</p>
          {description.value && <p lang={description.lang} className="mt-1 break-words whitespace-pre-line">{description.value}</p>}
        </div>
      </div>
    </div>
  );
}
