import { expect, it } from 'vitest';
import { isRecipeCategory } from './recipe-category';

it.each(['Recipes', 'Baking', 'Receita de família', 'Culinária', 'Pâtisserie', 'Food & drink'])(
  'proposes a recipe for “%s”',
  (category) => expect(isRecipeCategory(['', category])).toBe(true),
);

it.each(['', 'Furniture', 'Kitchen appliances', 'Breadboards', 'Móveis de cozinha', 'Essence'])(
  'proposes none for “%s”',
  (category) => expect(isRecipeCategory([category])).toBe(false),
);
