import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { MenuOverlay } from './menu-overlay';

const windowWidth = new EventTarget();
beforeEach(() => {
  // An overlay of another test may still wait for its entry to be left.
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.stubGlobal('matchMedia', () => windowWidth);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const isOpen = () => document.querySelector('dialog')?.open;
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));

it('is in the document only once it is opened, and closes by its button and by going somewhere', () => {
  renderUi(
    <MenuOverlay buttonClass="" heading={<p>Makerstep</p>}>
      <a href="#about">About</a>
    </MenuOverlay>,
  );
  expect([isOpen(), screen.queryByText('About')]).toEqual([false, null]);
  open();
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(isOpen()).toBe(false);
  open();
  fireEvent.click(screen.getByText('About'));
  expect(isOpen()).toBe(false);
});

it('closes when the window becomes wide, and when one goes back', () => {
  renderUi(
    <MenuOverlay buttonClass="" heading={<p>Makerstep</p>}>
      <a href="#about">About</a>
    </MenuOverlay>,
  );
  open();
  windowWidth.dispatchEvent(new Event('change'));
  expect(isOpen()).toBe(false);
  open();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpen()).toBe(false);
});
