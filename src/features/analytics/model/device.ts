import Bowser from 'bowser';
import type { Device } from '../constants';

const KNOWN: Record<string, Device> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** What a user agent says it runs on; 'other' for television sets, machines and what says nothing. */
export function deviceOf(userAgent: string): Device {
  return (
    (userAgent === '' ? undefined : KNOWN[Bowser.parse(userAgent).platform.type ?? '']) ?? 'other'
  );
}
