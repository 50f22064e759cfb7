'use client';

/** Has the browser save what an address of this product answers; the page stays, and holds nothing of it. */
export function openDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // The name comes with the answer.
  link.download = '';
  link.click();
}
