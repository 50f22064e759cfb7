import type { SignalWords } from '../types';

export const signals: SignalWords = {
  danger: 'Perigo',
  warning: 'Advertência',
  caution: 'Cuidado',
  note: 'Nota',
  tip: 'Dica',
};
