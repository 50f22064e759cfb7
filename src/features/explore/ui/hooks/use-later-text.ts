import { useEffect, useRef, useState } from 'react';

/** Longer than the pauses between letters: only what stays is told. */
const CALM_MS = 1200;

/** A text to be read out once it has stayed for a while; what was there from the beginning is not. */
export function useLaterText(text: string): string {
  const [told, setTold] = useState('');
  const isKnown = useRef(text);
  useEffect(() => {
    if (isKnown.current === text) return;
    const calm = setTimeout(() => {
      isKnown.current = text;
      setTold(text);
    }, CALM_MS);
    return () => clearTimeout(calm);
  }, [text]);
  return told;
}
