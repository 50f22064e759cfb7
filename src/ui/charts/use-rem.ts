import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const USUAL_PX = 16;

/**
 * 1 rem in px, which depends on the reader's text size; measured again when the element, which
 * contains text, is resized.
 */
export function useRem<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [remPx, setRem] = useState(USUAL_PX);
  useLayoutEffect(() => {
    const measure = () =>
      setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX);
    measure();
    const observer = new ResizeObserver(measure);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, remPx];
}
