'use client';

import { useEffect, useLayoutEffect } from 'react';
import { hasSession } from '@/browser/api/access-token';
import { SIDEBAR_KEY, THEME_KEY } from '@/shared/interface/preferences';
import { followTheme } from '../site/theme-store';

/**
 * Sets what the early script sets, for documents that React creates in the browser: inline scripts
 * never run there.
 */
export function StoredState() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (hasSession()) dataset['session'] = 'in';
    try {
      const theme = localStorage.getItem(THEME_KEY);
      if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
      if (localStorage.getItem(SIDEBAR_KEY) === '1') dataset['sidebar'] = 'collapsed';
    } catch {
      // Storage may be forbidden; then nothing was chosen.
    }
  }, []);
  useEffect(followTheme, []);
  return null;
}
