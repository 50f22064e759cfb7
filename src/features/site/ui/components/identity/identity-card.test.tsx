import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Locale, LOCALES } from '@/shared/interface/languages';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { SITE_PARTS } from '@/shared/site/settings';
import type { SettingsView } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';
import { IdentityCard } from './identity-card';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('../../identity-api', () => ({ changeSettings: vi.fn() }));

const NO_TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, ''])) as Record<
  Locale,
  string
>;
const settings: SettingsView = {
  name: 'Makerstep',
  logo: null,
  accent: null,
  shownAccent: { light: '#c2410c', dark: '#fb923c' },
  imprint: NO_TEXTS,
  legal: NO_TEXTS,
  footerText: NO_TEXTS,
  aboutText: NO_TEXTS,
  footerLinks: [],
  rules: NO_TEXTS,
  refusedWords: [],
  refusedDomains: [],
  links: ['https://example.org/we'],
  language: 'en',
  readers: 'everybody',
  shows: Object.fromEntries(SITE_PARTS.map((part) => [part, true])) as SettingsView['shows'],
};
const open = (fields: Partial<SettingsView> = {}) => {
  renderUi(<IdentityCard settings={{ ...settings, ...fields }} />);
  return userEvent.setup();
};
const retype = async (user: ReturnType<typeof open>, label: string | RegExp, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};
const save = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(changeSettings).mockImplementation(async (patch) => ({
    ...settings,
    ...(patch.name ? { name: patch.name } : {}),
  }));
});

it('saves what was typed, leaves defaults alone, and shows it on every page', async () => {
  const user = open();
  await retype(user, 'Name of the site', 'Werkbank');
  await user.type(screen.getByLabelText(/^Legal notice, Brazilian/), 'Rua Um, 1');
  await user.click(screen.getByLabelText('Developers'));
  await save(user);
  expect(await screen.findByText('Saved. Every page shows it now.')).toBeTruthy();
  expect(changeSettings).toHaveBeenCalledExactlyOnceWith({
    name: 'Werkbank',
    accent: null,
    language: 'en',
    imprint: { ...NO_TEXTS, 'pt-BR': 'Rua Um, 1' },
    legal: NO_TEXTS,
    shows: { developers: false },
  });
  expect(refresh).toHaveBeenCalledOnce();
});

it('shows a colour as each theme has it, and says that it is shifted', async () => {
  const user = open();
  expect(screen.getByText('#c2410c', { selector: '[data-theme="light"] *' })).toBeTruthy();
  await retype(user, 'Colour', '#ffee00');
  expect(screen.getByText(/hard to read, so pages show it darker or lighter/)).toBeTruthy();
  await save(user);
  expect(vi.mocked(changeSettings).mock.calls[0]?.[0].accent).toBe('#ffee00');
});

it('gives the colour of the product back when the field is empty', async () => {
  const user = open({ accent: '#0f766e' });
  await user.clear(screen.getByLabelText('Colour'));
  await save(user);
  expect(vi.mocked(changeSettings).mock.calls[0]?.[0].accent).toBeNull();
});

it('keeps what was typed and says what is wrong at its field', async () => {
  vi.mocked(changeSettings).mockRejectedValue(
    new ApiError('validation_failed', 'Some fields need your attention.', {
      status: 422,
      fields: { 'links.0': 'Write a whole address.' },
    }),
  );
  const user = open();
  await retype(user, /^Other profiles/, 'javascript:alert(1)');
  await save(user);
  expect(await screen.findByText('Write a whole address.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Other profiles/).value).toBe(
    'javascript:alert(1)',
  );
  expect(document.activeElement).toBe(screen.getByLabelText(/^Other profiles/));
  expect(refresh).not.toHaveBeenCalled();
});
