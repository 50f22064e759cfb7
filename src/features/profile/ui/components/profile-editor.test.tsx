import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import type { Locale } from '@/shared/interface/languages';
import { renderUi } from '@/testing/ui/render-ui';
import type { CreatorView } from '@/features/auth/schema';
import type { ProfileInput } from '../../schema';
import { ProfileEditor } from './profile-editor';

const refresh = vi.fn();
const push = vi.fn();
const router = { refresh, push };
vi.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => {
  refresh.mockReset();
  push.mockReset();
});

const creator: CreatorView = {
  uid: 'abcdefghjkmn',
  name: 'Oficina',
  avatar: null,
  cover: null,
  textColor: '#1b1916',
  backgroundColor: '#d3d3d3',
  coverOpacity: 0.5,
  smallDescription: 'Guides.',
  url: '',
  verified: false,
  verifiedAt: null,
};
function open(change: Partial<CreatorView> = {}, locale: Locale = 'en') {
  const saved = { ...creator, ...change };
  const onUpdate = vi.fn<(input: ProfileInput) => Promise<CreatorView>>(async (input) => ({
    ...saved,
    ...input,
    avatar: null,
    cover: null,
  }));
  renderUi(<ProfileEditor creator={saved} siteName="Makerstep" onUpdate={onUpdate} />, locale);
  return { user: userEvent.setup(), onUpdate };
}
const preview = () => screen.getByRole('region', { name: /Preview|Prévia/ });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const update = () => screen.getByText<HTMLButtonElement>(/^(Update|Atualizar)$/);
const opacity = () => field(/^(Cover opacity|Opacidade da capa)$/);
// In one step, as pasting does; single keys do not matter here.
const fill = (input: HTMLInputElement, value: string) => {
  input.focus();
  fireEvent.change(input, { target: { value } });
};

describe('the profile form', () => {
  it('sends every field in the form of the API, and confirms it', async () => {
    const { user, onUpdate } = open();
    fill(field('Name'), 'Pátio ');
    fill(field(/^Link/), 'patio.example/loja');
    fill(field('Text colour'), 'FFF');
    fireEvent.change(screen.getByLabelText('Pick the background colour'), {
      target: { value: '#224466' },
    });
    fill(opacity(), '0.8');
    await user.click(update());
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith({
      name: 'Pátio',
      url: 'https://patio.example/loja',
      smallDescription: 'Guides.',
      textColor: '#ffffff',
      backgroundColor: '#224466',
      coverOpacity: 0.8,
    });
    expect(await screen.findByText('Data successfully updated!')).toBeTruthy();
    expect(refresh).toHaveBeenCalled();
    expect(within(preview()).getByText('As readers see it')).toBeTruthy();
  });

  it('requires a name with the text of the specification, and focuses it', async () => {
    const { user, onUpdate } = open();
    fill(field('Name'), '');
    await user.click(update());
    expect(screen.getByText('Please type a name.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it.each([
    ['url', /^Link/, 'javascript:alert(1)', 'Use an address that begins with http:// or https://.'],
    ['colour', 'Text colour', 'red', 'Use a colour such as #1b1916.'],
  ] as const)('refuses a %s that is none', async (_, label, typed, problem) => {
    const { user, onUpdate } = open();
    fill(field(label), typed);
    await user.click(update());
    expect(screen.getByText(problem)).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('counts code points and rejects the 181st', async () => {
    const { user, onUpdate } = open({ smallDescription: '' });
    fill(field(/^Short description/), '🪑'.repeat(181));
    expect(screen.getByText('181/180')).toBeTruthy();
    await user.click(update());
    expect(screen.getByText('At most 180 characters.')).toBeTruthy();
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('keeps the input after a rejection or without a connection', async () => {
    const { user, onUpdate } = open();
    fill(field('Name'), 'Oficina!');
    onUpdate.mockRejectedValueOnce(
      new ApiError('timeout', 'The server took too long to answer.', { status: 0 }),
    );
    await user.click(update());
    expect(
      (await screen.findByText('The server took too long to answer.')).closest('[role=alert]'),
    ).toBeTruthy();
    expect(field('Name').value).toBe('Oficina!');
    onUpdate.mockRejectedValueOnce(
      new ApiError('validation_failed', 'm', { status: 422, fields: { name: 'Not this one.' } }),
    );
    await user.click(update());
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.click(update());
    expect(await screen.findByText('Data successfully updated!')).toBeTruthy();
  });
});

describe('colours', () => {
  it('stay in sync between picker and text', async () => {
    const { user } = open();
    fireEvent.change(screen.getByLabelText('Pick the text colour'), {
      target: { value: '#aa0000' },
    });
    expect(field('Text colour').value).toBe('#aa0000');
    fill(field('Text colour'), '0a5');
    expect(screen.getByLabelText<HTMLInputElement>('Pick the text colour').value).toBe('#00aa55');
    await user.tab();
    expect(field('Text colour').value).toBe('#00aa55');
  });

  it('show a warning when the text is unreadable, and what readers see', async () => {
    open({}, 'pt-BR');
    expect(screen.queryByText(/difícil de ler/)).toBeNull();
    fill(field('Cor do texto'), '#cccccc');
    expect(
      screen.getByText(
        /o contraste é de 1,0 para 1, e é preciso 4,5 para 1\. Os leitores veem o texto em preto\./,
      ),
    ).toBeTruthy();
  });
});

describe('the opacity of the cover', () => {
  it('stays in sync between slider and number', async () => {
    const { user } = open();
    const slider = screen.getByRole('slider', { name: 'Cover opacity, slider' });
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(opacity().value).toBe('0.51');
    fill(opacity(), '.2');
    expect(slider.getAttribute('aria-valuenow')).toBe('0.2');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(opacity().value).toBe('0.22');
  });

  it('accepts a decimal comma and a point, and rejects values out of range', async () => {
    const { user, onUpdate } = open({}, 'pt-BR');
    expect(opacity().value).toBe('0,5');
    fill(opacity(), '1,5');
    await user.click(update());
    expect(screen.getByText('De 0,01 a 1, em passos de 0,01.')).toBeTruthy();
    expect(onUpdate).not.toHaveBeenCalled();
    fill(opacity(), '0.35');
    await user.tab();
    expect(opacity().value).toBe('0,35');
    await user.click(update());
    expect(onUpdate).toHaveBeenCalledWith(expect.objectContaining({ coverOpacity: 0.35 }));
  });
});

describe('the preview', () => {
  it('shows the current input, marked as not saved, and links to the public page', async () => {
    open();
    expect(
      within(preview())
        .getByRole('link', { name: /Your public page/ })
        .getAttribute('href'),
    ).toBe('/c/abcdefghjkmn');
    fill(field(/^Short description/), 'Guides. For all.');
    expect(within(preview()).getByText('Guides. For all.')).toBeTruthy();
    expect(within(preview()).getByText('Preview: not saved yet')).toBeTruthy();
  });

  it('asks before leaving with unsaved changes', async () => {
    const { user } = open();
    const away = document.body.appendChild(
      Object.assign(document.createElement('a'), { href: '/dashboard', textContent: 'Away' }),
    );
    away.addEventListener('click', (event) => event.preventDefault());
    await user.click(away);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fill(field('Name'), 'Oficina!');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await user.click(away);
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(push).toHaveBeenCalledWith('/dashboard');
    away.remove();
  });
});
