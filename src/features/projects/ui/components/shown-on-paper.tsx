'use client';

import { useEffect } from 'react';

/** On paper nothing can be scrolled to or opened. */
function showAll(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    picture.loading = 'eager';
  for (const question of document.querySelectorAll<HTMLDetailsElement>('main details'))
    question.open = true;
}

/** Has pictures further down and answers to questions on paper too. */
export function ShownOnPaper() {
  useEffect(() => {
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  return null;
}
