/** A time in ms as hours:minutes:seconds (docs/reference/interface.md#dates-and-numbers). */
export function clockText(timeMs: number): string {
  const seconds = Math.round(timeMs / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** A short form for axes: minutes:seconds, with hours only when needed. */
export function shortClockText(timeMs: number): string {
  const text = clockText(timeMs);
  return text.startsWith('00:') ? text.slice(3) : text;
}
