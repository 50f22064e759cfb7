import { useSyncExternalStore } from 'react';
import { THEMES, THEME_KEY, type Theme } from '@/shared/interface/preferences';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  listeners.forEach((listener) => listener());
}

/**
 * Shows at once what is chosen in another tab.
 * @returns ends it
 */
export function followTheme(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    // Without a key all of the storage was emptied.
    if (key === THEME_KEY || key === null)
      show(THEMES.find((theme) => theme === newValue) ?? 'system');
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Applies a theme at once and remembers it where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
  show(theme);
}

/** The chosen theme; 'system' until the page has come alive. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system' as const);
}
