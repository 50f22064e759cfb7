import { Languages } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { WrapText } from '@/components/ui/wrap-text';
import { languageIn, type ProjectLanguage } from '@/shared/languages';
import type { PickedText } from '@/shared/localized-text';
import type { PictureView } from '@/shared/picture';
import { fluidSources } from '@/shared/picture-sources';
import type { SpokenPart } from '../model/sentences';
import { textSize } from '../model/text-size';
import { SpokenText } from './spoken-text';

// How a step looks, for the viewer and for the editor's preview of it: neither has classes of its own for these.

/** The ground under pictures, and under a text that has no picture. */
export const STAGE = 'stage-ground';
/** What holds the text under a picture. */
export const SHEET = 'border-t border-line bg-surface';
export const STAGE_PICTURE = 'size-full bg-contain bg-center bg-no-repeat object-contain';

/** From the editor's preview on a phone up to a window that somebody zooms in. */
const STAGE_RANGE_PX = [240, 2560] as const;

type StagePictureProps = Pick<
  ComponentProps<'img'>,
  'ref' | 'fetchPriority' | 'decoding' | 'onLoad' | 'onError' | 'className'
> & {
  file: PictureView;
  alt: PickedText;
  sizes: string;
  isLoading?: boolean;
};

/** A step's picture, whole, over its blurred placeholder while it loads. */
export function StagePicture({
  file,
  alt,
  sizes,
  isLoading = false,
  className,
  ...rest
}: StagePictureProps) {
  return (
    <img
      decoding="async"
      {...rest}
      {...fluidSources(file, sizes, STAGE_RANGE_PX)}
      alt={alt.value}
      lang={alt.lang}
      width={file.width}
      height={file.height}
      draggable={false}
      style={
        isLoading && file.placeholder
          ? { backgroundImage: `url("${file.placeholder}")` }
          : undefined
      }
      className={cn(STAGE_PICTURE, className)}
    />
  );
}

/** The name of a chapter as it comes over the picture of its first step. */
export function ChapterSign({
  name,
  className,
  ...rest
}: { name: PickedText } & Omit<ComponentProps<'p'>, 'children' | 'lang'>) {
  return (
    <p
      {...rest}
      lang={name.lang}
      className={cn(
        'w-fit max-w-full rounded-lg bg-ink px-4 py-2 font-heading text-lg font-bold text-balance text-paper shadow-lift',
        className,
      )}
    >
      {name.value}
    </p>
  );
}

const ALONE = {
  huge: { phone: 'text-2xl sm:text-3xl leading-tight', wide: 'wide:text-step-huge' },
  large: { phone: 'text-2xl leading-snug', wide: 'wide:text-step-large' },
  medium: { phone: 'text-xl leading-snug', wide: 'wide:text-step-medium' },
  small: { phone: 'text-lg leading-normal', wide: 'wide:text-step-small' },
};
const BESIDE = {
  phone: 'text-lg',
  wide: 'wide:low:text-base wide:high:text-step-beside wide:leading-normal',
};
const HEADING = {
  alone: { phone: 'mb-4 text-2xl', wide: 'wide:text-3xl' },
  beside: {
    phone: 'mb-1.5 text-xl',
    wide: 'wide:low:mb-1 wide:low:text-lg wide:high:mb-3 wide:high:text-2xl',
  },
};

interface StepWordsProps {
  step: number;
  count: number;
  chapter: PickedText | undefined;
  name: PickedText;
  description: PickedText;
  /** the language that was asked for */
  lang: ProjectLanguage;
  /** makes the name the heading of the page */
  headingId?: string;
  /** there is no picture: the text owns the stage */
  isAlone: boolean;
  /** in the sizes of a phone whatever the window */
  isPhoneSized?: boolean;
  /** what is being read aloud of it */
  spoken?: SpokenPart | undefined;
  /** floats beside the name */
  children?: ReactNode;
}

/** A step's number, chapter, name and description, and in which language they are when it is not the one asked for. */
export function StepWords({
  step,
  count,
  chapter,
  name,
  description,
  lang,
  headingId,
  isAlone,
  isPhoneSized = false,
  spoken,
  children,
}: StepWordsProps) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const fallback = [name, description].find((text) => text.isFallback);
  const Heading = headingId ? 'h1' : 'p';
  const sized = ({ phone, wide }: { phone: string; wide: string }) =>
    cn(phone, !isPhoneSized && wide);
  return (
    <>
      <WrapText>{children}</WrapText>
      {chapter && (
        <p lang={chapter.lang} className="text-sm font-semibold text-ink-muted forced-colors:mb-2">
          <span className="sr-only">{`${t('chapter')}: `}</span>
          <span>{chapter.value}</span>
        </p>
      )}
      <Heading
        {...(headingId ? { id: headingId, tabIndex: -1 } : {})}
        className={cn(
          'flex items-baseline gap-3 tight:flex-col tight:gap-1 font-heading font-bold outline-none',
          sized(HEADING[isAlone ? 'alone' : 'beside']),
        )}
      >
        <span className="shrink-0 font-mono tracking-tighter">
          <span className="sr-only">{`${t('position', { step, count })}: `}</span>
          <span aria-hidden className="text-number leading-none font-bold text-signal">
            {step}
          </span>
          <span
            aria-hidden
            className="text-number-of font-medium text-ink-muted"
          >{`/${count}`}</span>
        </span>
        <span lang={name.lang} className="min-w-0">
          {spoken?.of === 'name' ? (
            <SpokenText text={name} sentence={spoken.sentence} />
          ) : (
            name.value
          )}
        </span>
      </Heading>
      {description.value && (
        <p
          lang={description.lang}
          className={cn(
            'whitespace-pre-wrap',
            sized(isAlone ? ALONE[textSize(description.value)] : BESIDE),
          )}
        >
          {spoken?.of === 'description' ? (
            <SpokenText text={description} sentence={spoken.sentence} isFollowed />
          ) : (
            description.value
          )}
        </p>
      )}
      {fallback && (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-muted">
          <Languages aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('fallback', {
              wanted: languageIn(locale, lang),
              shown: languageIn(locale, fallback.lang),
            })}
          </span>
        </p>
      )}
    </>
  );
}
