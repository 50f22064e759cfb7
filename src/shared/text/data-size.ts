const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/**
 * A number of bytes in a readable unit, with one decimal where it matters, so that rounding never
 * shows '1,024 MB'. A kilobyte is 1,024 bytes, as in the product's limits.
 */
export function inLargestUnit(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
  const sizes = UNITS.map((unit, index) => ({ unit, value: rounded(bytes / STEP ** (index + 1)) }));
  return (
    sizes.find(({ value }) => value < STEP) ?? {
      unit: 'gigabyte',
      value: rounded(bytes / STEP ** UNITS.length),
    }
  );
}
