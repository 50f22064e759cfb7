import { SWIPE_THRESHOLD_PX } from '../../constants';

/**
 * The direction of a swipe, which must be longer than the threshold: left is next, like turning a
 * page; up and down are those of the finger.
 * @param dx pixels to the right
 * @param dy pixels down
 */
export function swipeDirection(
  dx: number,
  dy: number,
): 'next' | 'previous' | 'up' | 'down' | undefined {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (Math.max(across, along) <= SWIPE_THRESHOLD_PX || across === along) return undefined;
  if (across > along) return dx < 0 ? 'next' : 'previous';
  return dy < 0 ? 'up' : 'down';
}
