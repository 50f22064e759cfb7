import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';

export type ParseMarkdown = (text: string) => Root;

/** Markdown as our own files have it. */
export const parsePlain: ParseMarkdown = (text) => fromMarkdown(text);

/** Markdown of other origin, where `~~words~~` are struck out. */
export const parseForeign: ParseMarkdown = (text) =>
  fromMarkdown(text, {
    extensions: [gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [gfmStrikethroughFromMarkdown()],
  });
