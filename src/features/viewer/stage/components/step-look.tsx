import { Languages } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import { withoutFormatting } from '@/shared/text/formatting';
import { aroundDescription, type ShownLine } from '@/features/projects/model/lines/shown-lines';
import type { PickedText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import { fluidSources } from '@/shared/pictures/picture-sources';
import type { SpokenPart } from '../../speech/model/sentences';
import { textSize } from '../model/text-size';
import { SpokenLines } from '../../speech/components/spoken-lines';
import { SpokenName, SpokenText } from '../../speech/components/spoken-text';

// The look of a step, shared by the viewer and the editor's preview.

/** The background of pictures, and of a text without picture. */
export const STAGE = 'stage-ground';
/** The container of the text under a picture. */
export const SHEET = 'border-t border-line bg-surface';
export const STAGE_PICTURE = 'size-full bg-contain bg-center bg-no-repeat object-contain';

/** From the editor's preview on a phone up to a zoomed window. */
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

/** The name of a chapter, over the picture of its first step. */
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

const NO_LINES: readonly ShownLine[] = [];

interface StepWordsProps {
  step: number;
  count: number;
  chapter: PickedText | undefined;
  name: PickedText;
  description: PickedText;
  lines?: readonly ShownLine[];
  lang: ProjectLanguage;
  /** makes the name the heading of the page */
  headingId?: string;
  /** there is no picture: the text fills the stage */
  isAlone: boolean;
  /** in the smallest font size of a phone, instead of filling a `step-box` */
  isPhoneSized?: boolean;
  /** what is being read aloud */
  spoken?: SpokenPart | undefined;
  /** ids of the lines that the reader has acknowledged */
  acknowledged?: readonly string[];
  /** what the step uses, above its text, and the text of that */
  uses?: { list: ReactNode; texts: readonly string[] } | undefined;
  /** next to the number */
  children?: ReactNode;
}

/**
 * A step's number, chapter, name and description, with a note when the requested language is
 * missing.
 */
export function StepWords({
  step,
  count,
  chapter,
  name,
  description,
  lines = NO_LINES,
  lang,
  headingId,
  isAlone,
  isPhoneSized = false,
  spoken,
  acknowledged,
  uses,
  children,
}: StepWordsProps) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const { before, after } = aroundDescription(lines);
  const lineTexts = lines.map(({ text }) => text);
  const fallback = [name, description, ...lineTexts].find((text) => text.isFallback);
  const Heading = headingId ? 'h1' : 'p';
  const { bySide, byWord } = textSize(
    name.value,
    [
      ...(uses?.texts ?? []),
      ...[description, ...lineTexts].map(({ value }) => withoutFormatting(value)),
    ].join('\n'),
    lines.length + (uses?.texts.length ?? 0),
  );
  const sentenceIn = (of: SpokenPart['of']) => (spoken?.of === of ? spoken.sentence : undefined);
  return (
    <div
      data-step-words
      style={{ '--by-side': bySide, '--by-word': byWord } as CSSProperties}
      className={cn(
        'hyphens-long',
        isPhoneSized ? 'text-step' : cn('step-fill', isAlone && 'lone-step'),
      )}
    >
      <div className="mb-1 flex min-h-8 items-center gap-3">
        <p aria-hidden className="shrink-0 font-mono leading-none tracking-tighter">
          <span className="text-2xl leading-none font-bold text-signal">{step}</span>
          <span className="text-step-side font-medium text-ink-muted">{`/${count}`}</span>
        </p>
        {chapter && (
          <p
            lang={chapter.lang}
            className="line-clamp-2 min-w-0 text-step-side leading-tight font-semibold text-ink-muted"
          >
            <span className="sr-only">{`${t('chapter')}: `}</span>
            <span>{chapter.value}</span>
          </p>
        )}
        {children && <div className="ml-auto shrink-0">{children}</div>}
      </div>
      <Heading
        {...(headingId ? { id: headingId, tabIndex: -1 } : {})}
        className="mb-1 text-step-name font-heading font-bold outline-none"
      >
        <span className="sr-only">{`${t('position', { step, count })}: `}</span>
        <span lang={name.lang}>
          <SpokenName text={name} sentence={sentenceIn('name')} />
        </span>
      </Heading>
      <SpokenLines lines={before} spoken={spoken} acknowledged={acknowledged} className="mb-2" />
      {/* A warning stands above everything else. */}
      <WrapText>{uses?.list}</WrapText>
      {description.value && <SpokenText text={description} sentence={sentenceIn('description')} />}
      <SpokenLines lines={after} spoken={spoken} className="mt-2" />
      {fallback && (
        <p className="mt-3 flex items-start gap-2 text-step-side text-ink-muted">
          <Languages aria-hidden className="mt-0.5 size-letter shrink-0" />
          <span>
            {t('fallback', {
              wanted: languageIn(locale, lang),
              shown: languageIn(locale, fallback.lang),
            })}
          </span>
        </p>
      )}
    </div>
  );
}
