import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/**
 * Copies texts, and reports success for a moment; `failed` over plain http and where the browser
 * forbids it.
 */
export function useCopy(): {
  state: 'idle' | 'copied' | 'failed';
  copy: (text: string) => Promise<boolean>;
} {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  return { state, copy };
}
