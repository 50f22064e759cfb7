import { isProjectLanguage, LANGUAGE_NAMES } from '@/shared/interface/languages';
import type { FilterName } from './explore-address';

/** The label of a filter value: languages have their own name, other values stay as written. */
export function filterText(name: FilterName, value: string): string {
  return name === 'language' && isProjectLanguage(value) ? LANGUAGE_NAMES[value] : value;
}
