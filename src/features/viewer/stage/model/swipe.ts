import { SWIPE_THRESHOLD_PX } from '../../constants';

/**
 * The direction of a swipe: left is next, like turning a page. It must be longer than the threshold
 * and more horizontal than vertical.
 * @param dx pixels to the right
 * @param dy pixels down
 */
export function swipeDirection(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX || Math.abs(dx) <= Math.abs(dy)) return undefined;
  return dx < 0 ? 'next' : 'previous';
}
