/** Parted by commas; a star stands for any ending. */
export const recipes =
  'rezept*, kochen, backen, kochrezept*, backrezept*, brote, kuchen, geback, dessert*, nachtisch*, speisen, getranke, essen';
