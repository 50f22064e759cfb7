import type { SignalWords } from '../types';

export const signals: SignalWords = {
  danger: 'Danger',
  warning: 'Warning',
  caution: 'Caution',
  note: 'Note',
  tip: 'Tip',
};
