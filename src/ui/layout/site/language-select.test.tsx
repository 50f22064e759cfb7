import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { LanguageSelect } from './language-select';

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock('@/browser/page/go-to-page', () => ({ reloadPage }));

it('stores the language for a year in place of that of the visit, and reloads the page without it in its address', () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/about?lang=pt-BR&x=1#content');
  renderUi(<LanguageSelect />, 'pt-BR');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Idioma/ });
  expect(select.value).toBe('pt-BR');
  fireEvent.change(select, { target: { value: 'en' } });
  expect(setCookie.mock.calls).toEqual([
    ['makerstep_lang=en; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['makerstep_lang_visit=; Path=/; Max-Age=0'],
  ]);
  expect(window.location.href).toMatch(/\/about\?x=1#content$/);
  expect(reloadPage).toHaveBeenCalledOnce();
  setCookie.mockRestore();
  window.history.replaceState(null, '', '/');
});
