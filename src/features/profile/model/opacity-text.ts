import type { Locale } from '@/shared/languages';
import { COVER_OPACITY_MAX, COVER_OPACITY_MIN, COVER_OPACITY_STEP } from '../constants';

const STEPS = Math.round(1 / COVER_OPACITY_STEP);
const wholeStep = (value: number) => Math.round(value * STEPS) / STEPS;

/** The number that was typed, with a point or a comma; undefined for what is no number. Its range is judged by the schema. */
export function opacityOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d*\.?\d+$/.test(text) ? Number(text) : undefined;
}

/** An opacity as it is written in a language: 0.5, or 0,5. */
export function opacityText(opacity: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(opacity);
}

/** The nearest opacity there is, from 0.01 to 1 in steps of 0.01. */
export function nearestOpacity(opacity: number): number {
  return wholeStep(Math.min(COVER_OPACITY_MAX, Math.max(COVER_OPACITY_MIN, opacity)));
}
