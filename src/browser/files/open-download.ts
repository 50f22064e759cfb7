/** Lets the browser download an address of this product while the page stays. */
export function openDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // The response has the file name.
  link.download = '';
  link.click();
}
