import { SWIPE_THRESHOLD_PX } from '../constants';

/**
 * Where a swipe leads: to the left is next, as one turns a page. Has to be longer than the threshold and more across than along.
 * @param dx pixels to the right @param dy pixels down
 */
export function swipeDirection(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX || Math.abs(dx) <= Math.abs(dy)) return undefined;
  return dx < 0 ? 'next' : 'previous';
}
