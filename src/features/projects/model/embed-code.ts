import { escapeHtml } from '@/shared/text/escape-html';

/** The shape of a phone: picture, text and controls stacked. */
export const EMBED_SIZE_PX = { width: 480, height: 640 };

/**
 * The HTML snippet that embeds a guide. The size in px is a maximum: the frame fills the width of
 * its place, and leaves space around it in a low window.
 * @param address of the embed page
 */
export function embedCode(
  address: string,
  name: string,
  { width, height } = EMBED_SIZE_PX,
): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy" allow="fullscreen" allowfullscreen style="width:100%;max-width:${width}px;max-height:90vh;border:0"></iframe>`;
}
