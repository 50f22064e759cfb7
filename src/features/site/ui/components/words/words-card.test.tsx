import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import type { SettingsView } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';
import { WordsCard } from './words-card';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('../../identity-api', () => ({ changeSettings: vi.fn() }));

const link = { label: { en: 'Shop', 'pt-BR': 'Loja' }, url: 'https://shop.example/' };
const settings = { ...SITE_DEFAULTS, footerLinks: [link], refusedWords: ['Casino'] };
const open = () => {
  renderUi(<WordsCard settings={settings as unknown as SettingsView} />);
  return userEvent.setup();
};
const save = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(changeSettings).mockImplementation(
    async (patch) => ({ ...settings, ...patch }) as unknown as SettingsView,
  );
});

it('saves texts, links and lists, and shows them as they are kept', async () => {
  const user = open();
  await user.type(screen.getByLabelText(/^House rules, English/), 'Be kind');
  await user.type(screen.getByLabelText(/^Words that/), '\nCASINO\npão');
  await user.type(screen.getByLabelText(/^Domains that/), '*.Spam.example');
  await user.click(screen.getByRole('button', { name: 'Remove link 1' }));
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByLabelText(/^Address/), 'https://forum.example/');
  for (const name of screen.getAllByLabelText(/^Name, /)) await user.type(name, 'Forum');
  await save(user);
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(vi.mocked(changeSettings).mock.calls[0]?.[0]).toMatchObject({
    rules: { en: 'Be kind', 'pt-BR': '' },
    footerLinks: [{ url: 'https://forum.example/', label: { en: 'Forum', 'pt-BR': 'Forum' } }],
    refusedWords: ['Casino', 'pão'],
    refusedDomains: ['spam.example'],
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Words that/).value).toBe('Casino\npão');
});

it('says what is wrong at its field, and keeps what was typed', async () => {
  const user = open();
  await user.type(screen.getByLabelText(/^Words that/), '\ntwo words');
  await user.clear(screen.getByLabelText(/^Address/));
  await save(user);
  expect(await screen.findByText(/^Write single words/)).toBeTruthy();
  expect(screen.getByText(/^Use a whole address/)).toBeTruthy();
  expect(changeSettings).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Words that/).value).toBe('Casino\ntwo words');
});

it('shows a refusal of the server at the link', async () => {
  const fields = { 'footerLinks.0.url': 'Not this.' };
  vi.mocked(changeSettings).mockRejectedValue(
    new ApiError('validation_failed', 'No.', { status: 422, fields }),
  );
  await save(open());
  expect(await screen.findByText('Not this.')).toBeTruthy();
});
