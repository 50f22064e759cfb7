import { useFormatter } from 'next-intl';
import { useCallback } from 'react';

const MB_BYTES = 1_000_000;

/** Writes a size as people read it: in MB with one decimal, never as nothing. */
export function useSizeText(): (bytes: number) => string {
  const { number } = useFormatter();
  return useCallback((bytes) => number(Math.max(bytes / MB_BYTES, 0.1), { style: 'unit', unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1 }), [number]);
}
