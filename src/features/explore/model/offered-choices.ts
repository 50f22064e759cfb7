import { foldText } from '@/shared/text/text';
import type { FiltersAnswer } from '../schema';
import type { Asked, FilterName } from './explore-address';

/** A value of a filter, and how many guides it leaves where that is known. */
export type Choice = { value: string; count?: number };

export const isChosen = ({ value }: Choice, chosen: string | undefined): boolean =>
  chosen !== undefined && foldText(value) === foldText(chosen);

/**
 * The values of a filter. The chosen one comes first where it is not among them, so that it can be
 * removed, unless a person types another one.
 */
export function offeredChoices(
  name: FilterName,
  asked: Asked,
  { languages, categories, tags }: FiltersAnswer,
  typed = '',
): readonly Choice[] {
  const found: readonly Choice[] = { language: languages, category: categories, tag: tags }[name];
  const chosen = asked[name];
  return chosen === undefined || typed !== '' || found.some((choice) => isChosen(choice, chosen))
    ? found
    : [{ value: chosen }, ...found];
}
