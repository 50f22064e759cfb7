'use client';

import { useEffect } from 'react';
import { takeStoredToast } from '@/browser/page/stored-toast';
import { useToast } from '../../kit/toasts/toast-context';

/** Shows what the page before wanted to say and could not, because it was left for this one. */
export function LeftToast() {
  const showToast = useToast();
  useEffect(() => {
    const message = takeStoredToast();
    if (message) showToast(message);
  }, [showToast]);
  return null;
}
