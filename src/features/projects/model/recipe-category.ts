import { GUIDE_WORDS } from '@/languages/guide';
import { firstWord } from './danger-words';

const RECIPES = Object.values(GUIDE_WORDS)
  .map(({ recipe }) => recipe)
  .join(',');

/** True for categories such as 'Baking' or 'Receitas', in any language. */
export const isRecipeCategory = (categories: readonly string[]): boolean =>
  categories.some((category) => firstWord(category, RECIPES) !== undefined);
