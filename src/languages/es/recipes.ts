/** Parted by commas; a star stands for any ending. */
export const recipes =
  'receta*, gastronomia, reposteria, panaderia, panes, postre*, comida*, bebida*, tartas';
