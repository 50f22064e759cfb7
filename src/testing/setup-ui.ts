import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom has neither; Radix asks for them.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver);
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};

const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...message) => void complaints.push(message));
});
afterEach(() => {
  cleanup();
  expect(complaints, 'the console must stay silent').toEqual([]);
});
