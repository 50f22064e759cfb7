import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { KeyboardHelp } from './keyboard-help';
import { KeysButton } from './keys-button';

const place = vi.hoisted(() => ({ pathname: '/explore' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.pathname }));
// Loading it may take longer than tests wait for what is on its way.
beforeAll(async () => void (await import('./keyboard-dialog')));
beforeEach(() => {
  place.pathname = '/explore';
});

const press = (target: Element, keys: KeyboardEventInit) =>
  fireEvent.keyDown(target, { key: '?', ...keys });

it('opens with a question mark wherever a keyboard has it, and closes with Escape', async () => {
  renderUi(<KeyboardHelp />);
  press(document.body, { shiftKey: true, code: 'Minus' });
  expect((await screen.findByRole('dialog', { name: 'Keyboard' })).textContent).toContain(
    'Go to the search field',
  );
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is no help while somebody writes, nor with a command of the browser or the system', async () => {
  renderUi(
    <>
      <KeyboardHelp />
      <input aria-label="Name" />
      <textarea aria-label="Text" />
      <div contentEditable aria-label="Words" />
      <input type="checkbox" aria-label="Tick" />
    </>,
  );
  for (const name of ['Name', 'Text', 'Words'])
    press(screen.getByLabelText(name), { shiftKey: true });
  for (const command of ['ctrlKey', 'metaKey', 'altKey']) press(document.body, { [command]: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  press(screen.getByLabelText('Tick'), { shiftKey: true });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('opens by its button too, in the language of the page, with the keys of the place', async () => {
  place.pathname = '/p/k3m9xw2hq7pd/s/1';
  renderUi(
    <>
      <KeyboardHelp />
      <KeysButton className="" />
    </>,
    'pt-BR',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Teclado' }));
  const dialog = await screen.findByRole('dialog', { name: 'Teclado' });
  expect(dialog.textContent).toContain('Próximo passo→Espaço');
});
