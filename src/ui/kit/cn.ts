import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge, validators } from 'tailwind-merge';

const named = [validators.isAnyNonArbitrary];

/** Knows the names of src/styles/tokens.css beside Tailwind's own. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      animate: named,
      container: named,
      radius: named,
      spacing: named,
      tracking: named,
      shadow: ['lift'],
      // Any other name may be a colour.
      text: [(name: string) => name.startsWith('step')],
    },
    classGroups: {
      'grid-cols': [{ 'grid-cols': named }],
      'grid-rows': [{ 'grid-rows': named }],
      'stroke-w': ['stroke-thin'],
    },
  },
});

/** Joins class names; of two that contradict each other the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
