import type { PictureView } from '@/shared/picture';

/** Makes the browser fetch the largest variant once somebody looks closely. */
export const ZOOMED_SIZES = '400vw';

/** How wide a picture is drawn on the stage, which it fills one way: beside the text where the window is wide, over it elsewhere. As in the `sizes` attribute. */
export function stageSizes({ width, height }: Pick<PictureView, 'width' | 'height'>): string {
  const aspect = Math.round((width / height) * 1000) / 1000;
  return `(min-aspect-ratio: 5/4) and (min-width: 480px) min(calc(100vw - clamp(320px, 30vw, 480px)), calc(100vh * ${aspect})), min(100vw, calc(60vh * ${aspect}))`;
}
