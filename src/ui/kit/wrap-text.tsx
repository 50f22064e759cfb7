import type { ReactNode } from 'react';

/**
 * For slots beside other elements: a bare text gets an element of its own, all else stays as it is.
 * React loses text nodes that the browser's translation has replaced; see decision 0033.
 */
export function WrapText({ children }: { children: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? (
    <span>{children}</span>
  ) : (
    children
  );
}
