import type { GuideWords } from '../types';

export const guide: GuideWords = {
  step: 'Passo',
  steps: ['passo', 'passos'],
  stepAlso: ['etapa'],
  scan: 'Escaneie para abrir o guia',
};
