import { useEffect, useRef, useState } from 'react';

/** Longer than the pauses between keystrokes, so that only the final text is announced. */
const CALM_MS = 1200;

/** The text to announce, once it has not changed for a while; the initial one is not announced. */
export function useLaterText(text: string): string {
  const [announced, setAnnounced] = useState('');
  const isKnown = useRef(text);
  useEffect(() => {
    if (isKnown.current === text) return;
    const calm = setTimeout(() => {
      isKnown.current = text;
      setAnnounced(text);
    }, CALM_MS);
    return () => clearTimeout(calm);
  }, [text]);
  return announced;
}
