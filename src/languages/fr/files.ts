import type { FileWords } from '../types';

export const files: FileWords = {
  headings: {
    tools: ['Outils', 'outillage', 'ustensiles', 'materiel'],
    parts: ['Pièces', 'ingrédients', 'fournitures', 'materiaux', 'matériaux'],
    questions: ['Questions', 'foire aux questions', 'questions frequentes'],
    source: ['Source'],
  },
  directions: [
    'préparation',
    'étapes',
    'instructions',
    'réalisation',
    'marche à suivre',
    'mode opératoire',
    'pas à pas',
  ],
  introduction: 'Introduction',
  conclusion: 'Conclusion',
  doFirst: 'À faire d’abord',
  inLanguage: 'en {language}',
  facts: { time: 'Durée', yield: 'Quantité', cost: 'Coût estimé', video: 'Vidéo', page: 'Voir' },
  marks: { circle: 'cercle', box: 'cadre', arrow: 'flèche', dot: 'point' },
  ninths: {
    upper_left: 'en haut à gauche',
    upper_middle: 'en haut',
    upper_right: 'en haut à droite',
    middle_left: 'à gauche',
    middle_middle: 'au milieu',
    middle_right: 'à droite',
    lower_left: 'en bas à gauche',
    lower_middle: 'en bas',
    lower_right: 'en bas à droite',
  },
};
