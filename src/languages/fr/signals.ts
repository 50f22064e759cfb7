import type { SignalWords } from '../types';

export const signals: SignalWords = {
  danger: 'Danger',
  warning: 'Avertissement',
  caution: 'Attention',
  note: 'Remarque',
  tip: 'Conseil',
};
