import { only } from '../notation';
import type { SearchWords } from '../types';

export const search: SearchWords = {
  stop: `
    le la les un une des du de au aux et ou en dans sur sous par pour avec sans que qui quoi
    quel quelle quels quelles quand comment pourquoi je tu il elle nous vous ils elles mon ma
    mes ton ta tes son sa ses ce cet cette ces est sont ne pas l d j n c qu m`,
  guides: `
    remplacer remplacement changer changement reparer reparation installer installation enlever
    faire monter utiliser guide tutoriel manuel casse nouveau`,
  plurals: [
    ['eaux', 'eau', 1],
    ['aux', 'al', 2],
    ['oux', 'ou', 1],
    ['eux', 'eu', 1],
    ['ss', 'ss', 1],
    ['s', '', 2],
  ],
  forms: [...only(4, 'ement', 'ation', 'age', 'ant', 'ee'), ...only(3, 'er', 'ez', 'e')],
  unchanged: new Set([
    'bras',
    'bois',
    'temps',
    'souris',
    'fois',
    'mais',
    'tres',
    'plus',
    'sans',
    'dans',
  ]),
};
