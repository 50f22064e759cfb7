import Bowser from 'bowser';
import type { Device } from '../constants';

const KNOWN: Record<string, Device> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** The device of a user agent; 'other' for TVs, bots and unknown ones. */
export function deviceOf(userAgent: string): Device {
  return (
    (userAgent === '' ? undefined : KNOWN[Bowser.parse(userAgent).platform.type ?? '']) ?? 'other'
  );
}
