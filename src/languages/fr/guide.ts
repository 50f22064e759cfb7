import type { GuideWords } from '../types';

export const guide: GuideWords = {
  step: 'Étape',
  steps: ['étape', 'étapes'],
  stepAlso: ['etape'],
  scan: 'Scannez pour voir le guide',
};
