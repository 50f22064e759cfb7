import { DIFFICULTIES } from '../constants';

export type DifficultyLevel = (typeof DIFFICULTIES)[number];
const NORMAL = 3;

/**
 * The label of a difficulty or an average of some; an unknown value is normal
 * (docs/reference/feedback.md#feedback).
 */
export function difficultyLevel(value: number): DifficultyLevel {
  return DIFFICULTIES.find((level) => level === Math.round(value)) ?? NORMAL;
}
