import type { Locale } from '@/shared/interface/languages';
import { COVER_OPACITY_MAX, COVER_OPACITY_MIN, COVER_OPACITY_STEP } from '../constants';

const STEPS = Math.round(1 / COVER_OPACITY_STEP);
const wholeStep = (value: number) => Math.round(value * STEPS) / STEPS;

/**
 * The typed number, with a point or a comma; undefined when it is not a number. The schema checks
 * its range.
 */
export function opacityOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d*\.?\d+$/.test(text) ? Number(text) : undefined;
}

/** An opacity in the format of a language: 0.5, or 0,5. */
export function opacityText(opacity: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(opacity);
}

/** The nearest valid opacity, from 0.01 to 1 in steps of 0.01. */
export function nearestOpacity(opacity: number): number {
  return wholeStep(Math.min(COVER_OPACITY_MAX, Math.max(COVER_OPACITY_MIN, opacity)));
}
