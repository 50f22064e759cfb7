const LEFT_ALONE = 'script, style, noscript, textarea, code, svg, font, [translate=no]';

function translate(text: Node): void {
  const { parentElement, nodeValue } = text;
  if (!parentElement || !nodeValue?.trim() || parentElement.closest(LEFT_ALONE)) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = nodeValue;
  outer.append(inner);
  parentElement.replaceChild(outer, text);
}

/**
 * Simulates the translation of a browser: each text node is replaced by elements of the translator,
 * with the same words. Called again after each change.
 */
export function translatePage(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  texts.forEach(translate);
}
