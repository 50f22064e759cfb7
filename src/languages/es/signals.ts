import type { SignalWords } from '../types';

export const signals: SignalWords = {
  danger: 'Peligro',
  warning: 'Advertencia',
  caution: 'Precaución',
  note: 'Nota',
  tip: 'Consejo',
};
