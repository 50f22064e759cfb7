'use client';

import { useEffect } from 'react';

/** On paper nothing can be scrolled to or opened. */
function showAll(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    picture.loading = 'eager';
  for (const question of document.querySelectorAll<HTMLDetailsElement>('main details'))
    question.open = true;
}

/**
 * Loads the lazy pictures that a printed page shows, once the first one has loaded: tools that
 * print a page on load wait for nothing else. With Save-Data, pictures load by scrolling.
 */
function loadForPrint(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const first = document.querySelector<HTMLImageElement>('main img[loading=eager]');
  const fetchThem = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(
      '[data-paper] img:not(.hidden)',
    )) {
      // The page waits for new pictures, and for none that was lazy.
      Object.assign(new Image(), { src: picture.src, srcset: picture.srcset });
      picture.loading = 'eager';
    }
  };
  if (first?.complete === false) first.addEventListener('load', fetchThem);
  else fetchThem();
}

/** Has pictures further down and answers to questions on paper too. */
export function ShownOnPaper() {
  useEffect(() => {
    loadForPrint();
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  return null;
}
