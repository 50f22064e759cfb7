import { useStoredValue } from '@/browser/storage/use-stored-value';

const COMPACT = 'compact';

/** Reports whether this device shows lists without pictures and second lines, for long guides. */
export function useCompactList(): [boolean, () => void] {
  const [stored, change] = useStoredValue('makerstep_list');
  return [stored === COMPACT, () => change((before) => (before === COMPACT ? 'full' : COMPACT))];
}
