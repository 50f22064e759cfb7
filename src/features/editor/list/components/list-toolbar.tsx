import type { ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';

/** Narrower where three buttons would not fit; on phones they share the bar. */
export const toolbarButton =
  'px-3 text-sm max-md:flex-1 tight:basis-full [&_svg]:hidden lg:[&_svg]:block';

/**
 * The buttons that add items, always visible: above the list, and within reach of the thumb on a
 * phone. In an empty list they are below the text that says so.
 */
export function ListToolbar({
  isListEmpty = false,
  children,
}: {
  isListEmpty?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      data-bottom-bar="phone"
      className={cn(
        'flex flex-wrap items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-safe-bottom md:-mx-1 md:px-1',
        isListEmpty
          ? 'md:order-1 md:justify-center md:pb-12'
          : 'md:sticky md:top-0 md:z-20 md:mb-3 md:bg-paper md:py-2',
      )}
    >
      {children}
    </div>
  );
}
