import { useFormatter } from 'next-intl';
import { useCallback } from 'react';
import { inLargestUnit } from '@/shared/text/data-size';

/** Formats a number of bytes in the language of the page: '12 MB', '3.4 GB'. */
export function useSizeText(): (bytes: number) => string {
  const { number } = useFormatter();
  return useCallback(
    (bytes) => {
      const { value, unit } = inLargestUnit(bytes);
      return number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
    },
    [number],
  );
}
