'use client';

/** Offers bytes made in the browser as a download under this name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address once more when it begins to save.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
