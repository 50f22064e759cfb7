import { DIFFICULTIES, RATING_MAX, RATING_MIN, RATING_STEP } from '../constants';

/** The draft of a message; untouched fields are absent. */
export type MessageDraft = Partial<Record<'subject' | 'message' | 'name' | 'email', string>> & {
  rating?: number;
  difficulty?: (typeof DIFFICULTIES)[number];
};

/** The values a rating can have. */
export const RATINGS: readonly number[] = Array.from(
  { length: (RATING_MAX - RATING_MIN) / RATING_STEP + 1 },
  (_, index) => RATING_MIN + index * RATING_STEP,
);

/** Parses a stored draft, as far as it is valid. */
export function parseMessageDraft(kept: unknown): MessageDraft {
  if (typeof kept !== 'object' || kept === null) return {};
  const { rating, difficulty, ...rest } = kept as Record<string, unknown>;
  const texts = (['subject', 'message', 'name', 'email'] as const).flatMap((name) =>
    typeof rest[name] === 'string' ? [[name, rest[name]] as const] : [],
  );
  const level = DIFFICULTIES.find((value) => value === difficulty);
  return {
    ...Object.fromEntries(texts),
    ...(RATINGS.includes(rating as number) ? { rating: rating as number } : {}),
    ...(level ? { difficulty: level } : {}),
  };
}

/** The rating at a position on the row of stars, from 0 (its left edge) to 1. */
export function ratingAt(share: number): number {
  return (
    RATINGS[Math.min(RATINGS.length - 1, Math.max(0, Math.ceil(share * RATINGS.length) - 1))] ??
    RATING_MIN
  );
}
