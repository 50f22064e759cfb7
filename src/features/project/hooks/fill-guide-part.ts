import { focusPage } from '@/client/navigation/arrive';
import type { GuidePartName } from '../guide-page/model/guide-page';
import { showViewsAgain } from './shown-views';

let lastDocument: { address: string; page: Promise<Document> } | undefined;

/** The parts of one page are asked for together. */
function documentAt(address: string): Promise<Document> {
  if (lastDocument?.address === address) return lastDocument.page;
  const page = fetch(address)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`No guide at ${address}.`);
      return new DOMParser().parseFromString(await answer.text(), 'text/html');
    })
    .finally(() => {
      lastDocument = undefined;
    });
  lastDocument = { address, page };
  return page;
}

/**
 * Puts into a part of a guide's page what stands there in the page's HTML: for who came here without a new document. Where that cannot be had
 * the browser goes to the page itself.
 */
export async function fillGuidePart(
  container: HTMLElement,
  part: GuidePartName,
  address: string,
): Promise<void> {
  try {
    const found = (await documentAt(address)).querySelector(`[data-part="${part}"]`);
    if (!found) throw new Error(`Nothing of a guide at ${address}.`);
    if (container.childElementCount === 0) container.replaceChildren(...found.childNodes);
    if (part === 'facts') showViewsAgain();
    if (part === 'head') focusPage();
  } catch {
    // The browser's own way to the page says what is wrong, or finds what is kept on the device.
    if (container.isConnected) window.location.assign(address);
  }
}
