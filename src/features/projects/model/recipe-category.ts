import { RECIPES } from '@/languages/recipes';
import { firstWord } from './first-word';

const WORDS = Object.values(RECIPES).join(',');

/** True for categories such as 'Baking' or 'Receitas', in any language. */
export const isRecipeCategory = (categories: readonly string[]): boolean =>
  categories.some((category) => firstWord(category, WORDS) !== undefined);
