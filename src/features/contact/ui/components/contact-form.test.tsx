import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAccessToken } from '@/browser/api/session/access-token';
import { storedParcels } from '@/browser/outbox/outbox';
import { renderUi } from '@/testing/ui/render-ui';
import type { ContactDraft } from '../../schema';
import { ContactPanel } from './contact-panel';

let answers: (() => Response)[];
let sent: { path: string; body: Record<string, unknown>; key: string | null }[];

beforeEach(() => {
  localStorage.clear();
  [answers, sent] = [[], []];
  forgetAccessToken();
  document.cookie = 'makerstep_signed_in=; Max-Age=0';
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit = {}) => {
      if (address === '/api/auth/session')
        return Response.json({
          accessToken: {
            token: `h.${btoa(JSON.stringify({ sub: 'u1' }))}.s`,
            expires: new Date(Date.now() + 600_000).toISOString(),
          },
        });
      if (address === '/v1/dashboard/user')
        return Response.json({ id: 'u1', name: 'Ana', email: 'ana@makerstep.example' });
      sent.push({
        path: address,
        body: JSON.parse(String(init.body)),
        key: new Headers(init.headers).get('idempotency-key'),
      });
      return (answers.shift() ?? (() => Response.json({}, { status: 202 })))();
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const WORDS = {
  name: 'Rita',
  email: 'rita@makerstep.example',
  subject: 'Idea',
  message: 'Two\nlines',
};
const LABELS = { name: 'Name', email: 'E-mail', subject: 'Subject', message: 'Message' };
const field = (name: keyof typeof WORDS) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);
const fill = (words: Partial<typeof WORDS> = WORDS) => {
  for (const [name, value] of Object.entries(words))
    fireEvent.change(field(name as keyof typeof WORDS), { target: { value } });
};
const submit = () => fireEvent.click(screen.getByText('Send message'));

describe('the contact form', () => {
  it('shows missing input at its fields, focuses the first, and sends nothing', async () => {
    renderUi(<ContactPanel />);
    submit();
    for (const text of [
      'Please input your name!',
      'Please input your E-mail!',
      'Please enter the subject',
      'Please enter a message',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('name')));
    fill({ ...WORDS, email: 'rita' });
    submit();
    expect(await screen.findByText('E-mail is not a valid e-mail!')).toBeTruthy();
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('sends the message once, and replaces the form with thanks', async () => {
    renderUi(<ContactPanel />);
    fill();
    submit();
    const thanks = await screen.findByText('Your message is on its way');
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(sent).toEqual([
      { path: '/v1/contact', body: WORDS, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    fireEvent.click(screen.getByText('Write another message'));
    expect(field('message').value).toBe('');
  });

  it('keeps the input after a rejection, and shows the reason', async () => {
    answers = [
      () =>
        Response.json(
          {
            error: {
              code: 'too_many_requests',
              message: 'Too many attempts. Try again in 9 minutes.',
            },
          },
          { status: 429 },
        ),
    ];
    renderUi(<ContactPanel />);
    fill();
    submit();
    expect(await screen.findByText('Too many attempts. Try again in 9 minutes.')).toBeTruthy();
    expect(field('message').value).toBe(WORDS.message);
    submit();
    expect(await screen.findByText('Your message is on its way')).toBeTruthy();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('queues the message on the device while offline', async () => {
    answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
    ];
    renderUi(<ContactPanel />);
    fill();
    submit();
    expect(await screen.findByText('Your message is waiting on this device')).toBeTruthy();
    expect(storedParcels()).toMatchObject([{ path: '/contact', body: WORDS }]);
  });

  it('fills in the signed-in person, and overwrites nothing', async () => {
    document.cookie = 'makerstep_signed_in=1';
    renderUi(<ContactPanel />);
    fill({ name: 'A friend' });
    await waitFor(() => expect(field('email').value).toBe('ana@makerstep.example'));
    expect(field('name').value).toBe('A friend');
  });

  it('shows a draft with its errors until it is sent again', async () => {
    const draft: ContactDraft = {
      id: 'a-draft',
      words: { ...WORDS, subject: '' },
      form: undefined,
      fields: { subject: 'Please enter the subject' },
    };
    const { container } = renderUi(<ContactPanel draft={draft} />);
    expect(screen.getByText('Please enter the subject')).toBeTruthy();
    expect([
      field('message').value,
      container.querySelector<HTMLInputElement>('[name=draft]')?.value,
    ]).toEqual([WORDS.message, 'a-draft']);
    fill({ subject: 'Now' });
    submit();
    expect(await screen.findByText('Your message is on its way')).toBeTruthy();
  });

  it('is a form that the browser validates and submits without scripts', () => {
    renderUi(<ContactPanel />);
    const form = document.querySelector('form');
    expect([form?.getAttribute('action'), form?.method, form?.noValidate]).toEqual([
      '/api/contact',
      'post',
      true,
    ]);
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
        ({ name, required }) => [name, required],
      ),
    ).toEqual([
      ['name', true],
      ['email', true],
      ['subject', true],
      ['message', true],
    ]);
  });
});
