import type { GuideWords } from '../types';

export const guide: GuideWords = {
  step: 'Step',
  steps: ['step', 'steps'],
  stepAlso: [],
  scan: 'Scan for the guide',
};
