import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { LanguageSelect } from './language-select';

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock('@/browser/page/go-to-page', () => ({ reloadPage }));

afterEach(() => {
  document.cookie = 'makerstep_lang=; Max-Age=0';
  window.history.replaceState(null, '', '/');
});

it('stores the language in place of that of the visit, and reloads the page without it in its address', () => {
  document.cookie = 'makerstep_lang_visit=pt-BR';
  window.history.replaceState(null, '', '/about?lang=pt-BR&x=1#content');
  renderUi(<LanguageSelect />, 'pt-BR');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Idioma/ });
  expect(select.value).toBe('pt-BR');
  fireEvent.change(select, { target: { value: 'en' } });
  expect(document.cookie).toBe('makerstep_lang=en');
  expect(window.location.href).toMatch(/\/about\?x=1#content$/);
  expect(reloadPage).toHaveBeenCalledOnce();
});
