import { isNumber, withoutStepNumbers } from '@/features/projects/model/step-numbers';

const NUMBERS_MAX = 500;
const EMPTY_ITEM = /^[•▪]$/;

/** Lines of a text without their numbers; lines after a line with only a number are one step. */
export function numberedLines(text: string): string[] {
  const lines = inlineLines(
    text
      .split(/\n+/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !EMPTY_ITEM.test(line)),
  );
  if (lines.length === 1) return lines.filter((line) => !isNumber(line));
  const numbers = lines.filter(isNumber).map((line) => Number(/\d+/.exec(line)?.[0]));
  // Lines with other numbers are amounts.
  const areCounted = numbers.length > 1 && numbers.every((number, index) => number === index + 1);
  if (!areCounted) return withoutStepNumbers(lines).filter(Boolean);
  const steps: string[][] = [];
  for (const line of lines) {
    if (isNumber(line) || steps.length === 0) steps.push([]);
    if (!isNumber(line)) steps.at(-1)?.push(line);
  }
  return steps.map((each) => each.join('\n')).filter(Boolean);
}

/** Consecutive numbers within a line, '1. Mix it. 2. Bake it.', begin lines. */
function inlineLines(lines: string[]): string[] {
  const [first = '', ...others] = lines;
  const line = first.replace(/\s+/g, ' ');
  if (others.length > 0 || !/^\(?1[.)]\s/.test(line)) return lines;
  const inline: string[] = [];
  let from = 0;
  for (let number = 2; number < NUMBERS_MAX; number += 1) {
    const at = line
      .slice(from + 1)
      .search(new RegExp(`(?<=[.!?:;,]\\s)\\(?${number}[.)]\\s+(?=\\p{L})`, 'u'));
    if (at < 0) break;
    inline.push(line.slice(from, from + 1 + at).trim());
    from += 1 + at;
  }
  return [...inline, line.slice(from)];
}
