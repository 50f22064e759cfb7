/** Offers bytes as a download with this name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the URL once more when it starts to save.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
