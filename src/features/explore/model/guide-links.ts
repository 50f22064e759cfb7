import type { Link, List, Text } from 'mdast';

/** A line of a list of guides for programs. */
export type GuideLink = { name: string; url: string; text?: string };

const textNode = (value: string): Text => ({ type: 'text', value });

/** Links to guides as a list in Markdown: '- [name](url): text'. */
export const guideLinks = (links: readonly GuideLink[]): List => ({
  type: 'list',
  spread: false,
  children: links.map(({ name, url, text }) => {
    const link: Link = { type: 'link', url, children: [textNode(name)] };
    return {
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: text ? [link, textNode(`: ${text}`)] : [link] }],
    };
  }),
});
