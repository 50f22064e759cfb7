import type { PictureView } from '@/shared/picture';

/** Makes the browser fetch the largest variant once somebody looks closely. */
export const ZOOMED_SIZES = '400vw';

/** What controls take of the height below the stage, about; the text has 37.5 % beside them (`--spacing-step-text`). */
const CONTROLS_PX = 136;

/**
 * How wide a picture is drawn on the stage, which it fills one way: beside the text where the window is wide, over it elsewhere. As in the `sizes` attribute.
 * @param isExpanded it has the room of the text
 */
export function stageSizes(
  { width, height }: Pick<PictureView, 'width' | 'height'>,
  isExpanded: boolean,
): string {
  const aspect = Math.round((width / height) * 1000) / 1000;
  if (isExpanded) return `min(100vw, calc((100vh - ${CONTROLS_PX}px) * ${aspect}))`;
  return `(min-aspect-ratio: 5/4) and (min-width: 480px) min(calc(100vw - clamp(320px, 30vw, 480px)), calc(100vh * ${aspect})), min(100vw, calc((62.5vh - ${CONTROLS_PX}px) * ${aspect}))`;
}
