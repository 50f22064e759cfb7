import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { LANGUAGE_NAMES } from '@/shared/languages';
import type { ProjectLanguage } from '@/shared/languages';
import type { LocalizedText, PickedText } from '@/shared/localized-text';
import { useSwipe } from '../hooks/use-swipe';
import { textSize } from '../model/text-size';
import type { WalkStep } from '../model/walk';

const ALONE_SIZES = {
  huge: 'text-2xl sm:text-3xl wide:text-[clamp(1.75rem,4.4vw,4rem)] leading-tight',
  large: 'text-2xl wide:text-[clamp(1.5rem,3.4vw,3rem)] leading-snug',
  medium: 'text-xl wide:text-[clamp(1.25rem,2.6vw,2.25rem)] leading-snug',
  small: 'text-lg wide:text-[clamp(1.125rem,2vw,1.75rem)] leading-normal',
};

interface StepTextProps {
  step: number;
  count: number;
  current: WalkStep;
  lang: ProjectLanguage;
  read: (texts: readonly LocalizedText[]) => PickedText;
  headingId: string;
  /** there is no picture: the text owns the stage */
  isAlone: boolean;
  onNext: () => void;
  onPrevious: () => void;
}

export function StepText({ step, count, current, lang, read, headingId, isAlone, onNext, onPrevious }: StepTextProps) {
  const t = useTranslations('viewer');
  const swipe = useSwipe({ onNext, onPrevious });
  const name = read(current.name);
  const description = read(current.description);
  const chapter = current.chapter && read(current.chapter.name);
  const fallback = [name, description].find((text) => text.isFallback);
  return (
    // A keyboard scrolls what it can reach: long texts scroll inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section key={current.id} tabIndex={0} aria-labelledby={headingId} {...swipe}
      className={cn('touch-pan-y overflow-y-auto overscroll-contain rounded-md -outline-offset-3', isAlone
        ? 'absolute inset-0 flex flex-col px-6 pt-[max(1.5rem,env(safe-area-inset-top))] pb-24 wide:px-[8vw]'
        : 'order-1 -mx-2 h-[clamp(6.5rem,25dvh,15rem)] px-2 wide:h-auto wide:min-h-0 wide:flex-1 wide:[@media(min-height:32rem)]:py-3')}>
      <div className={cn(isAlone && 'm-auto w-full max-w-[60rem]')}>
        {chapter && <p lang={chapter.lang} className="text-sm font-semibold text-ink-muted"><span className="sr-only">{t('chapter')}: </span>{chapter.value}</p>}
        <h1 id={headingId} tabIndex={-1} className={cn('flex items-baseline gap-3 outline-none', isAlone ? 'mb-4 text-2xl wide:text-3xl' : 'mb-1.5 text-xl wide:[@media(min-height:32rem)]:mb-3 wide:[@media(min-height:32rem)]:text-2xl')}>
          <span className="shrink-0 font-mono tracking-tighter">
            <span className="sr-only">{t('position', { step, count })}: </span>
            <span aria-hidden className="text-[1.5em] leading-none font-bold text-signal">{step}</span>
            <span aria-hidden className="text-[0.7em] font-medium text-ink-muted">/{count}</span>
          </span>
          <span lang={name.lang} className="min-w-0">{name.value}</span>
        </h1>
        {description.value && (
          <p lang={description.lang} className={cn('whitespace-pre-line', isAlone ? ALONE_SIZES[textSize(description.value)] : 'text-lg wide:text-[clamp(1.125rem,1.6vw,1.5rem)] wide:leading-normal')}>{description.value}</p>
        )}
        {fallback && (
          <p className="mt-3 flex items-start gap-2 text-sm text-ink-muted">
            <Languages aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('fallback', { wanted: LANGUAGE_NAMES[lang], shown: LANGUAGE_NAMES[fallback.lang] })}
          </p>
        )}
      </div>
    </section>
  );
}
