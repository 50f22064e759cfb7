import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const FixedZone = createContext<string | undefined>(undefined);
const never = () => () => undefined;

// Browsers that do not know it return this name, which no formatter takes.
const deviceZone = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
};

/** Shows the moments within it in UTC, where they stand beside sums of UTC days. */
export function InUtc({ children }: { children: ReactNode }) {
  return <FixedZone value="UTC">{children}</FixedZone>;
}

/** The time zone of the device; UTC on a server, which does not know it, and until hydration. */
export function useDeviceZone(): string {
  return useSyncExternalStore(never, deviceZone, () => 'UTC');
}

/** The time zone in which to show moments: that of the device, or UTC within `InUtc`. */
export function useTimeZone(): string {
  const device = useDeviceZone();
  return use(FixedZone) ?? device;
}
