import { clsx } from 'clsx';
import type { ClassValue } from 'clsx';
import { mergeClasses } from './merge-classes';

// What components say is the same again and again.
const merged = new Map<string, string>();

/** Joins class names; of two that contradict each other the later one wins. */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  let result = merged.get(all);
  if (result === undefined) merged.set(all, (result = mergeClasses(all)));
  return result;
}
