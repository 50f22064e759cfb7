import { escapeHtml } from '@/shared/escape-html';

/** Wide enough for picture and text, small enough for a blog's column; the page fits from 320×240 to 800×600. */
export const EMBED_SIZE_PX = { width: 480, height: 360 };

/** What somebody pastes into a page of theirs to show a guide there. @param address of the embed page. The size is in px. */
export function embedCode(address: string, name: string, { width, height } = EMBED_SIZE_PX): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy" style="max-width:100%;border:0"></iframe>`;
}
