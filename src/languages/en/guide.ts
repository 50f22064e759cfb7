import type { GuideWords } from '../types';

export const guide: GuideWords = {
  step: 'Step',
  steps: ['step', 'steps'],
  stepAlso: [],
  scan: 'Scan for the guide',
  recipe:
    'recipe*, cooking, baking, bread, breads, cake, cakes, cookies, pastry, pastries, dessert*, food*, drinks, meal*',
};
