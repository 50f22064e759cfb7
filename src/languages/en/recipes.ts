/** Parted by commas; a star stands for any ending. */
export const recipes =
  'recipe*, cooking, baking, bread, breads, cake, cakes, cookies, pastry, pastries, dessert*, food*, drinks, meal*';
