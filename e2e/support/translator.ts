import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page of the context like a browser does: replaces each text node, also later
 * ones, with elements of the translator. The words stay the same.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT_ALONE = 'script, style, noscript, textarea, code, svg, font, [translate=no]';
    const translate = (text: Node) => {
      const { parentElement, nodeValue } = text;
      if (!parentElement || !nodeValue?.trim() || parentElement.closest(LEFT_ALONE)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = nodeValue;
      outer.append(inner);
      parentElement.replaceChild(outer, text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    const handle = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node);
          else translateAll(node);
        }
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll(document.body);
      // React may replace the whole body.
      new MutationObserver(handle).observe(document.documentElement, {
        childList: true,
        subtree: true,
      });
    });
  });
}
