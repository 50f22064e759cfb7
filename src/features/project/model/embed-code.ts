import { escapeHtml } from '@/shared/escape-html';

/** Wide enough for picture and text, small enough for a blog's column; the page fits from 320×240 to 800×600. */
export const EMBED_SIZE_PX = { width: 480, height: 360 };

/** What somebody pastes into a page of theirs to show a guide there. @param address of the embed page. The size is in px, as large as it gets: in less room it keeps its shape. */
export function embedCode(
  address: string,
  name: string,
  { width, height } = EMBED_SIZE_PX,
): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy" allow="fullscreen" style="width:100%;max-width:${width}px;height:auto;aspect-ratio:${width}/${height};border:0"></iframe>`;
}
