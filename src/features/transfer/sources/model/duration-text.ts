/** A duration in units common to all languages: '2 h 5 min'. */
export function durationText(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} s`;
  const whole = Math.round(minutes);
  return [
    whole >= 60 ? `${Math.floor(whole / 60)} h` : '',
    whole % 60 > 0 ? `${whole % 60} min` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
