import type { ComponentType } from 'react';
import type { ToastProps } from './toast';

let loaded: ComponentType<ToastProps> | undefined;

/** Component of the messages, if it has been loaded. */
export const loadedToast = () => loaded;

/**
 * Loads the look of toasts on demand, because most visits show none. If loading fails, the toast
 * still appears.
 */
export async function loadToast(): Promise<ComponentType<ToastProps>> {
  try {
    return (loaded ??= (await import('./toast')).Toast);
  } catch {
    return PlainToast;
  }
}

function PlainToast({ id, text, onDismiss }: ToastProps) {
  return (
    <div role="alert">
      <button
        type="button"
        onClick={() => onDismiss(id)}
        className="pointer-events-auto border border-line bg-surface p-4"
      >
        {text}
      </button>
    </div>
  );
}
