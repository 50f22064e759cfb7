import { picturePath } from '@/shared/picture-path';
import type { PictureView } from '@/shared/picture';

/** How much of the window's width the stage has, as in the `sizes` attribute. */
export const STAGE_SIZES = '(min-aspect-ratio: 5/4) 75vw, 100vw';
/** Makes the browser fetch the largest variant once somebody looks closely. */
export const ZOOMED_SIZES = '400vw';

/** The addresses of a picture's variants on this host, largest last. */
export function pictureSources(file: PictureView): { src: string; srcSet: string } {
  const src = picturePath(file.key);
  const sources = [...file.variants, { url: src, width: file.width }];
  return { src, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}
