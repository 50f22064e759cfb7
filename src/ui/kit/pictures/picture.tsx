import type { CSSProperties } from 'react';
import type { PickedText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import {
  boxSources,
  coverFactor,
  fluidSources,
  scaledSizes,
} from '@/shared/pictures/picture-sources';
import { cn } from '../cn';

/** The size of a picture's box: fixed, or a range that follows the window. */
type Place =
  | {
      widthPx: number;
      /** where it is larger on paper: a picture of its own, which browsers fetch when they print */
      paperPx?: number;
    }
  | {
      /**
       * the width of the box, as in the `sizes` attribute; if its shape changes too, the width at
       * which a picture of this aspect covers it
       */
      sizes: string | ((pictureAspect: number) => string);
      rangePx: readonly [number, number];
    };

interface PictureProps {
  file: Pick<PictureView, 'key' | 'width' | 'height' | 'placeholder' | 'variants'>;
  /** what it shows, in its language; blank where the words beside it say as much */
  alt: string | Pick<PickedText, 'value' | 'lang'>;
  place: Place;
  /** of the place, width by height; `fill` where its height comes from what is around it */
  aspect: number | 'fill';
  /** for the one picture a visitor sees first */
  isUrgent?: boolean;
  className?: string;
}

/**
 * A stored picture that covers its box, in the size that the window needs (docs/decisions/0028);
 * large ones over a blurred placeholder.
 */
export function Picture({ file, alt, place, aspect, isUrgent = false, className }: PictureProps) {
  const isSmall = 'widthPx' in place;
  // As many small ones weigh more than they help.
  const placeholder = isSmall ? null : file.placeholder;
  const cover = 'absolute inset-0 size-full object-cover';
  const paperPx = isSmall ? place.paperPx : undefined;
  return (
    <span
      className={cn(
        'relative block overflow-hidden bg-sunken bg-cover bg-center',
        placeholder && 'blurred',
        className,
      )}
      style={
        {
          aspectRatio: aspect === 'fill' ? undefined : aspect,
          '--blurred': placeholder ? `url("${placeholder}")` : undefined,
        } as CSSProperties
      }
    >
      <img
        {...sourcesFor(file, place, aspect)}
        alt={typeof alt === 'string' ? alt : alt.value}
        lang={typeof alt === 'string' ? undefined : alt.lang}
        width={file.width}
        height={file.height}
        decoding={isUrgent ? 'sync' : 'async'}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        className={cover}
      />
      {/* Over the small one, which is what paper gets where this has not come in time. */}
      {paperPx && (
        <img
          src={boxSources(file, paperPx * 2, paperPx * 2).src}
          alt=""
          loading="lazy"
          className={cn(cover, 'hidden print:block')}
        />
      )}
    </span>
  );
}

function sourcesFor(file: PictureProps['file'], place: Place, aspect: PictureProps['aspect']) {
  const pictureAspect = file.width / file.height;
  const boxAspect = aspect === 'fill' ? pictureAspect : aspect;
  if ('widthPx' in place) return boxSources(file, place.widthPx, place.widthPx / boxAspect);
  if (typeof place.sizes === 'function')
    return fluidSources(file, place.sizes(Math.round(pictureAspect * 1000) / 1000), place.rangePx);
  const factor = coverFactor(file, boxAspect);
  return fluidSources(file, scaledSizes(place.sizes, factor), [
    place.rangePx[0] * factor,
    place.rangePx[1] * factor,
  ]);
}
