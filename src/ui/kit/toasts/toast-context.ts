import { createContext, useContext } from 'react';

export interface ToastMessage {
  text: string;
  /** a failure is announced at once and stays until it is put away */
  tone?: 'info' | 'good' | 'bad';
  detail?: string;
  /** one thing to do about it; doing it takes the message away */
  action?: { label: string; onSelect: () => void };
  /** offered for 10 s, by Ctrl+Z or Cmd+Z too; the message goes when it is taken */
  undo?: () => void;
}

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Shows a short message at the edge of the window.
 * @throws when no ToastProvider is around
 */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider around it.');
  return showToast;
}
