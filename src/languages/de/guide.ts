import type { GuideWords } from '../types';

export const guide: GuideWords = {
  step: 'Schritt',
  steps: ['Schritt', 'Schritte'],
  stepAlso: [],
  scan: 'Scannen und Anleitung öffnen',
};
