import type { PickedText } from '@/shared/localized-text';
import type { PictureView } from '@/shared/picture';
import { picturePath } from '@/shared/picture-path';
import { cn } from './cn';

interface PictureProps {
  file: Pick<PictureView, 'key' | 'width' | 'height' | 'placeholder' | 'variants'>;
  /** what it shows, in its language; blank where the words beside it say as much */
  alt: string | Pick<PickedText, 'value' | 'lang'>;
  /** how wide it is shown, as in the `sizes` attribute */
  sizes: string;
  /** CSS aspect-ratio of the box; the picture's own when left out */
  aspect?: string;
  fit?: 'cover' | 'contain';
  /** shown no wider than the smallest stored variant: that one alone, without a placeholder, as many of them weigh more than they help */
  isSmall?: boolean;
  /** for the one picture a visitor sees first */
  isUrgent?: boolean;
  className?: string;
}

/** A stored picture in the size the window needs, over its blurred placeholder. */
export function Picture({ file, alt, sizes, aspect, fit = 'cover', isSmall = false, isUrgent = false, className }: PictureProps) {
  // A path, not the absolute address: the policy of the page allows pictures of the host it was opened on.
  const source = isSmall && file.variants[0] ? file.variants[0].url : picturePath(file.key);
  const sources = [...file.variants, { url: source, width: file.width }].sort((a, b) => a.width - b.width);
  const placeholder = fit === 'cover' && file.placeholder && !isSmall ? { backgroundImage: `url("${file.placeholder}")` } : {};
  return (
    <span className={cn('relative block overflow-hidden bg-sunken bg-cover bg-center', className)}
      style={{ aspectRatio: aspect ?? `${file.width} / ${file.height}`, ...placeholder }}>
      <img src={source} srcSet={isSmall ? undefined : sources.map(({ url, width }) => `${url} ${width}w`).join(', ')} sizes={isSmall ? undefined : sizes} alt={typeof alt === 'string' ? alt : alt.value} lang={typeof alt === 'string' ? undefined : alt.lang}
        width={file.width} height={file.height} decoding="async" loading={isUrgent ? 'eager' : 'lazy'} fetchPriority={isUrgent ? 'high' : 'auto'}
        className={cn('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')} />
    </span>
  );
}
