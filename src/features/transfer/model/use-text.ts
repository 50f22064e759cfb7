import { USE_AMOUNT_MAX, USE_UNIT_MAX } from '@/features/projects/constants';
import type { StepUse } from '@/features/projects/model/content/content';
import { lengthOf } from '@/shared/text/text';

/** How much of a part or tool a step uses: all of it, a share or an amount of its own. */
type Use = Omit<StepUse, 'item'>;

const DENOMINATORS = [2, 3, 4, 5, 6, 8];

/** A line of a list as a step uses it: '300 ml milk', '300 ml milk (× 1/3)' or '300 ml milk (200 ml)'. */
export function useText(line: string, { share, amount }: Use): string {
  if (amount)
    return `${line} (${[amount.value, amount.unit].filter((each) => each !== null).join(' ')})`;
  return share === undefined ? line : `${line} (× ${shareText(share)})`;
}

function shareText(share: number): string {
  for (const below of DENOMINATORS) {
    const above = Math.round(share * below);
    if (above / below === share) return above === below ? '1' : `${above}/${below}`;
  }
  return String(share);
}

/** The line of a list that such a text begins with, by its place, and how much of it, within the limits. */
export function useIn(
  text: string,
  lines: readonly string[],
): ({ index: number } & Use) | undefined {
  const whole = lines.indexOf(text);
  if (text === '') return undefined;
  if (whole >= 0) return { index: whole };
  const index = lines.reduce(
    (longest, line, place) =>
      line.length > (lines[longest]?.length ?? 0) && text.startsWith(`${line} (`) ? place : longest,
    -1,
  );
  const rest = text.slice((lines[index] ?? '').length);
  const [, above, below = '1', value, unit = null] =
    /^ \((?:× ([\d.e-]{1,30})(?:\/(\d))?|([\d.e-]{1,30})(?: (.{1,60}))?)\)$/u.exec(rest) ?? [];
  const number = value === undefined ? Number(above) / Number(below) : Number(value);
  const max = value === undefined ? 1 : USE_AMOUNT_MAX;
  if (index < 0 || !(number > 0 && number <= max) || lengthOf(unit ?? '') > USE_UNIT_MAX)
    return undefined;
  return value === undefined
    ? { index, share: number }
    : { index, amount: { value: number, unit } };
}
