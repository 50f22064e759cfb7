export const TIME_PARTS = ['hours', 'minutes', 'seconds'] as const;
/** A length of time as it is typed; blank for nothing. */
export type TimeParts = Record<(typeof TIME_PARTS)[number], string>;

export const secondsOf = ({ hours, minutes, seconds }: TimeParts): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

export function timePartsOf(seconds: number): TimeParts {
  const shown = (count: number) => (count > 0 ? String(count) : '');
  return {
    hours: shown(Math.floor(seconds / 3600)),
    minutes: shown(Math.floor((seconds % 3600) / 60)),
    seconds: shown(seconds % 60),
  };
}
