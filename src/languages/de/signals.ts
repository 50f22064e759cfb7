import type { SignalWords } from '../types';

export const signals: SignalWords = {
  danger: 'Gefahr',
  warning: 'Warnung',
  caution: 'Vorsicht',
  note: 'Hinweis',
  tip: 'Tipp',
};
