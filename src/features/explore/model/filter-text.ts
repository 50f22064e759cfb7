import { isProjectLanguage, LANGUAGE_NAMES } from '@/shared/interface/languages';
import type { FilterName } from './explore-address';

/** What people read of the value of a filter: languages are called as they call themselves, the rest stands as it was written. */
export function filterText(name: FilterName, value: string): string {
  return name === 'language' && isProjectLanguage(value) ? LANGUAGE_NAMES[value] : value;
}
