import { clsx } from 'clsx';
import type { ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({ extend: { theme: { shadow: ['lift'], animate: ['fade', 'rise', 'sheet', 'slide-in', 'fill', 'pulse-soft'] } } });

/** Joins class names; of two that contradict each other the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
