import { DIFFICULTIES } from '../constants';

export type DifficultyLevel = (typeof DIFFICULTIES)[number];
const NORMAL = 3;

/** The word a difficulty or a mean of them is told by; anything unknown is normal (specification, section 9). */
export function difficultyLevel(value: number): DifficultyLevel {
  return DIFFICULTIES.find((level) => level === Math.round(value)) ?? NORMAL;
}
