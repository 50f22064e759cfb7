import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadToast } from '@/ui/kit/toasts/toast-loading';
import { TEST_TIMEOUT_MS } from '../test-timeout';

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS });

// jsdom has none of these; Radix uses most of them.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver);
URL.createObjectURL = () => 'blob:http://localhost/picture';
URL.revokeObjectURL = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.animate = () => ({}) as Animation;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};

// jsdom only has the older API for reading a file.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error as DOMException);
    reader.readAsArrayBuffer(this);
  });
};

// A page under test never becomes idle on its own: tests trigger it.
vi.stubGlobal('requestIdleCallback', () => 0);
vi.stubGlobal('cancelIdleCallback', () => {});

// As on a page that has announced something before.
beforeAll(async () => void (await loadToast()));

const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...message) => void complaints.push(message));
});
afterEach(() => {
  cleanup();
  expect(complaints, 'the console must stay silent').toEqual([]);
});

// Test files share the page: each leaves it as it was.
afterAll(() => {
  for (const { attributes } of [document.documentElement, document.head, document.body])
    while (attributes[0]) attributes.removeNamedItem(attributes[0].name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
