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
  facts: { time: 'Durée', yield: 'Quantité', cost: 'Coût estimé', video: 'Vidéo', page: 'Voir' },
};
