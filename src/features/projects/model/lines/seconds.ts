const UNITS = [
  { word: 'h', iso: 'H', seconds: 3600 },
  { word: 'min', iso: 'M', seconds: 60 },
  { word: 's', iso: 'S', seconds: 1 },
] as const;

/** '45 s', '20 min' or '1 h 30 min': the same in every language. */
export const shortSeconds = (seconds: number): string =>
  partsOf(seconds)
    .map(({ count, word }) => `${count} ${word}`)
    .join(' ');

/** The ISO 8601 duration: PT1H30M. */
export const isoSeconds = (seconds: number): string =>
  `PT${partsOf(seconds)
    .map(({ count, iso }) => `${count}${iso}`)
    .join('')}`;

function partsOf(seconds: number) {
  let rest = seconds;
  const parts = UNITS.map((unit) => {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    return { ...unit, count };
  });
  const shown = parts.filter(({ count }) => count > 0);
  return shown.length > 0 ? shown : parts.slice(-1);
}
