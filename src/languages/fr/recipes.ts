/** Parted by commas; a star stands for any ending. */
export const recipes =
  'recette*, gastronomie, patisserie*, boulangerie, pains, gateau*, dessert*, boissons, repas';
