import type { GuideWords } from '../types';

export const guide: GuideWords = {
  step: 'Paso',
  steps: ['paso', 'pasos'],
  stepAlso: ['etapa'],
  scan: 'Escanea para ver la guía',
};
