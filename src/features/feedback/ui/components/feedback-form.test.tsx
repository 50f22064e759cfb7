import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAccessToken } from '@/browser/api/session/access-token';
import { storedParcels } from '@/browser/outbox/outbox';
import { renderUi } from '@/testing/ui/render-ui';
import { FeedbackForm } from './feedback-form';
import { ReportDialog } from './report-dialog';

const ok = () => Response.json({}, { status: 201 });
const refused = (status: number, message: string, fields?: object) => () =>
  Response.json(
    { error: { code: status === 422 ? 'validation_failed' : 'internal', message, fields } },
    { status },
  );
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
let answers: (() => Response)[];
let sent: { path: string; body: Record<string, unknown>; key: string | null }[];
let person: { id: string; name: string; email: string } | undefined;

beforeEach(() => {
  localStorage.clear();
  [answers, sent, person] = [[], [], undefined];
  forgetAccessToken();
  document.cookie = 'makerstep_signed_in=; Max-Age=0';
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit = {}) => {
      if (address === '/api/auth/session')
        return Response.json({
          accessToken: {
            token: `h.${btoa(JSON.stringify({ sub: person?.id }))}.s`,
            expires: new Date(Date.now() + 600_000).toISOString(),
          },
        });
      if (address === '/v1/dashboard/user') return Response.json(person);
      sent.push({
        path: address,
        body: JSON.parse(String(init.body)),
        key: new Headers(init.headers).get('idempotency-key'),
      });
      return (answers.shift() ?? ok)();
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const onSent = vi.fn();
const open = (locale: 'en' | 'pt-BR' = 'en') =>
  renderUi(<FeedbackForm projectUid="abcdefghjkmn" lang="pt-BR" onSent={onSent} />, locale);
// Queries by role only where they matter: they are slow with this many elements.
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button *' }));
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label));
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => press('Send feedback');
const fill = () => {
  choose('4.5 stars');
  choose('Easy');
  write(/Message/, 'Clear!');
};
const signIn = () => {
  person = { id: 'u1', name: 'Ana', email: 'ana@makerstep.example' };
  document.cookie = 'makerstep_signed_in=1';
};

describe('the feedback form', () => {
  it('requires a rating and a difficulty, and focuses the first missing one', async () => {
    open();
    submit();
    expect(await screen.findByText('Please choose a rating.')).toBeTruthy();
    expect(screen.getByText('Please select a difficulty.')).toBeTruthy();
    expect(document.activeElement?.closest('fieldset')?.textContent).toContain(
      'How do you rate this guide?',
    );
    expect(sent).toEqual([]);
  });

  it('sends half stars, face and texts, once, and confirms it', async () => {
    open();
    fill();
    submit();
    expect(await screen.findByText('Feedback sent successfully!')).toBeTruthy();
    expect(sent).toMatchObject([
      {
        path: '/v1/projects/abcdefghjkmn/feedback',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          rating: 4.5,
          difficulty: 4,
          subject: '',
          message: 'Clear!',
          name: '',
          email: '',
          lang: 'pt-BR',
        },
      },
    ]);
    expect(onSent).toHaveBeenLastCalledWith('sent');
  });

  it('explains what the creator sees of the sender, and where that comes from', async () => {
    open();
    expect(screen.getByText('The creator will see no name and no e-mail.')).toBeTruthy();
    write(/Name/, ' Rita ');
    expect(screen.getByText('The creator will see: Rita')).toBeTruthy();
    expect(screen.queryByText(/You are logged in/)).toBeNull();
  });

  it('explains that the account fills in blank fields of a signed-in sender', async () => {
    signIn();
    open();
    expect(
      await screen.findByText('The creator will see: Ana, ana@makerstep.example'),
    ).toBeTruthy();
    write(/Name/, '');
    write(/E-mail/, 'rita@makerstep.example');
    expect(screen.getByText('The creator will see: Ana, rita@makerstep.example')).toBeTruthy();
    expect(screen.getByText(/You are logged in: for what you leave blank/)).toBeTruthy();
  });

  it('has five faces and ten ratings with labels', () => {
    const { container } = open();
    const groups = [...container.querySelectorAll('fieldset')].map((group) => [
      group.querySelector('legend')?.textContent,
      [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(
        (radio) => radio.labels?.[0]?.textContent,
      ),
    ]);
    expect(groups).toEqual([
      [
        'How do you rate this guide?',
        [
          '0.5 stars',
          '1 star',
          '1.5 stars',
          '2 stars',
          '2.5 stars',
          '3 stars',
          '3.5 stars',
          '4 stars',
          '4.5 stars',
          '5 stars',
        ],
      ],
      ['How difficult was it?', ['Very difficult', 'Difficult', 'Normal', 'Easy', 'Very easy']],
    ]);
  });

  it('rates by sliding a finger over the stars', () => {
    open();
    const row = screen.getByLabelText('2 stars').closest('div') as HTMLElement;
    row.getBoundingClientRect = () => new DOMRect(0, 0, 280, 56);
    fireEvent.pointerMove(row, { pointerType: 'touch', buttons: 1, clientX: 230 });
    expect(screen.getByLabelText<HTMLInputElement>('4.5 stars').checked).toBe(true);
    expect(screen.getByText('4.5 of 5 stars')).toBeTruthy();
  });

  it('changes the rating by half a star with large buttons', () => {
    open();
    expect(screen.queryByLabelText('Half a star more')).toBeNull();
    choose('4.5 stars');
    choose('Half a star more');
    choose('Half a star more');
    expect(screen.getByText('5 of 5 stars')).toBeTruthy();
    choose('Half a star less');
    expect(screen.getByLabelText<HTMLInputElement>('4.5 stars').checked).toBe(true);
  });

  it('keeps the input after a server error and on a reload', async () => {
    answers = [refused(500, 'Something went wrong on our side.')];
    const { unmount } = open();
    fill();
    submit();
    expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('Clear!');
    expect(storedParcels()).toEqual([]);
    unmount();
    open();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('Clear!');
    expect(screen.getByLabelText<HTMLInputElement>('4.5 stars').checked).toBe(true);
    submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe(''),
    );
  });

  it('shows errors of the server at their fields', async () => {
    answers = [
      refused(422, 'Some fields need your attention.', { email: 'E-mail is not a valid e-mail!' }),
    ];
    open();
    fill();
    submit();
    expect(await screen.findByText('E-mail is not a valid e-mail!')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/E-mail/)));
  });

  it('queues it while offline, and says so in the language of the page', async () => {
    answers = [noNetwork];
    open('pt-BR');
    choose('5 estrelas');
    choose('Muito fácil');
    press('Enviar avaliação');
    expect(
      await screen.findByText(
        'Guardado neste aparelho. Será enviado quando você estiver on-line de novo.',
      ),
    ).toBeTruthy();
    expect(onSent).toHaveBeenLastCalledWith('kept');
    expect(storedParcels()).toMatchObject([
      {
        kind: 'words',
        path: '/projects/abcdefghjkmn/feedback',
        body: { rating: 5, difficulty: 5 },
      },
    ]);
  });

  it('fills in the signed-in person, and keeps drafts private to each person', async () => {
    signIn();
    const { unmount } = open();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Ana'));
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('ana@makerstep.example');
    write(/Name/, '');
    write(/Message/, 'Secret');
    unmount();
    document.cookie = 'makerstep_signed_in=; Max-Age=0';
    open();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('');
  });
});

describe('the report dialog', () => {
  const onClose = vi.fn();
  const openDialog = () =>
    renderUi(
      <ReportDialog
        isOpen
        onClose={onClose}
        {...{ projectUid: 'abcdefghjkmn', versionNumber: 6, lang: 'en' }}
        step={{ id: 's1', number: 3, name: 'Serre', nameLang: 'pt-BR' }}
      />,
    );
  const send = () => press('Send');

  it('requires subject and message', async () => {
    openDialog();
    send();
    expect(await screen.findByText('Please enter the subject')).toBeTruthy();
    expect(screen.getByText('Please enter a message')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Subject/));
    expect(screen.getByText('Serre').getAttribute('lang')).toBe('pt-BR');
  });

  it('sends as the signed-in person, thanks and closes', async () => {
    signIn();
    openDialog();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Ana'));
    write(/Subject/, 'Blurred');
    write(/Message/, 'The picture.');
    send();
    expect(await screen.findByText('Thanks! your report has been sent.')).toBeTruthy();
    expect(sent).toMatchObject([
      {
        path: '/v1/projects/abcdefghjkmn/steps/s1/report',
        body: {
          subject: 'Blurred',
          message: 'The picture.',
          name: 'Ana',
          email: 'ana@makerstep.example',
          lang: 'en',
          versionNumber: 6,
        },
      },
    ]);
    expect(onClose).toHaveBeenCalled();
  });

  it('shows the error of the server, and stores the draft on the device', async () => {
    answers = [refused(404, 'Invalid or inactive project.')];
    const { unmount } = openDialog();
    write(/Subject/, 'Blurred');
    write(/Message/, 'The picture.');
    send();
    expect(await screen.findByText('Invalid or inactive project.')).toBeTruthy();
    unmount();
    openDialog();
    expect(screen.getByLabelText<HTMLInputElement>(/Subject/).value).toBe('Blurred');
    answers = [noNetwork];
    send();
    expect(
      await screen.findByText('Kept on this device. It will be sent when you are online again.'),
    ).toBeTruthy();
    expect(storedParcels()).toHaveLength(1);
  });
});
