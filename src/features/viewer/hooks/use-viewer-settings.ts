'use client';

import { useCallback, useMemo } from 'react';
import { useStoredValue } from '@/client/use-stored-value';
import { VIEWER_KEY } from '@/shared/preferences';
import { parseSettings } from '../model/settings';
import type { ViewerSettings } from '../model/settings';

/** How this device's reader likes the viewer, and how to change single settings. The defaults until the page is alive. */
export function useViewerSettings(): [ViewerSettings, (change: Partial<ViewerSettings>) => void] {
  const [stored, write] = useStoredValue(VIEWER_KEY);
  const settings = useMemo(() => parseSettings(stored), [stored]);
  const change = useCallback((some: Partial<ViewerSettings>) => write((before) => JSON.stringify({ ...parseSettings(before), ...some })), [write]);
  return [settings, change];
}
