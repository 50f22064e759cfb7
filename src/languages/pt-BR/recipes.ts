/** Parted by commas; a star stands for any ending. */
export const recipes =
  'receita*, culinaria, gastronomia, panificacao, confeitaria, pao, paes, bolo*, doces, sobremesa*, comida*, bebida*, salgados';
