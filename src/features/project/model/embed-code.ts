import { escapeHtml } from '@/shared/escape-html';

/** A phone's shape: picture, text and controls above each other. */
export const EMBED_SIZE_PX = { width: 480, height: 640 };

/** What somebody pastes into a page of theirs to show a guide there. @param address of the embed page. The size is in px, as large as it gets: it is as wide as its place, and leaves a part of a low window to the page around it. */
export function embedCode(
  address: string,
  name: string,
  { width, height } = EMBED_SIZE_PX,
): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy" allow="fullscreen" allowfullscreen style="width:100%;max-width:${width}px;max-height:90vh;border:0"></iframe>`;
}
