import { shareText } from '@/features/projects/model/amounts/scale-line';
import type { DraftUse } from '../../saving/model/draft';

// Signs are the same in every language.
const signOf = (share: number) => shareText(share, 'en');
/** Shares to choose from, the largest first. */
export const SHARES = [3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4].map(
  (share) => [signOf(share), share] as const,
);

/** The chosen share as a sign, `all`, `own` for an amount of its own, or the share itself. */
export function choiceOf({ share, amount }: DraftUse): string {
  if (amount) return 'own';
  if (share === undefined || share === 1) return 'all';
  const sign = signOf(share);
  return SHARES.some(([each]) => each === sign) ? sign : String(share);
}

/** A use of the same part or tool with another choice. */
export function withChoice(
  { id, amount }: DraftUse,
  choice: string,
  unit: string | null,
): DraftUse {
  if (choice === 'own') return { id, amount: amount ?? { value: 0, unit } };
  const share = SHARES.find(([sign]) => sign === choice)?.[1] ?? Number(choice);
  return choice === 'all' || Number.isNaN(share) ? { id } : { id, share };
}

/** The amount that is written as '1.5', '1,5', '1/2' or '1 1/2'; 0 for none. */
export function parseAmount(text: string): number {
  const [, whole, top, bottom] = /^(?:(\d+(?:[.,]\d*)?)(?!\s*\/))?\s*(?:(\d+)\s*\/\s*(\d+))?$/.exec(
    text.trim(),
  ) ?? [undefined, undefined];
  const value = Number((whole ?? '0').replace(',', '.')) + (top ? Number(top) / Number(bottom) : 0);
  return Number.isFinite(value) ? value : 0;
}
