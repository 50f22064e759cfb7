import type { PictureView } from '@/shared/pictures/picture';

/** Makes the browser load the largest variant when the reader zooms in. */
export const ZOOMED_SIZES = '400vw';

/**
 * Approximate height of the controls below the stage; beside it the text has 37.5 %
 * (`--spacing-step-text`).
 */
const CONTROLS_PX = 136;

/**
 * The width of a picture on the stage: beside the text in wide windows, above it in others. For the
 * `sizes` attribute.
 * @param isExpanded it has the room of the text
 */
export function stageSizes(
  { width, height }: Pick<PictureView, 'width' | 'height'>,
  isExpanded: boolean,
): string {
  const aspect = Math.round((width / height) * 1000) / 1000;
  if (isExpanded) return `min(100vw, calc((100vh - ${CONTROLS_PX}px) * ${aspect}))`;
  return `(min-aspect-ratio: 5/4) and (min-width: 1600px) min(60vw, calc(100vh * ${aspect})), (min-aspect-ratio: 5/4) and (min-width: 480px) min(calc(100vw - clamp(320px, 36vw, 480px)), calc(100vh * ${aspect})), min(100vw, calc((62.5vh - ${CONTROLS_PX}px) * ${aspect}))`;
}
