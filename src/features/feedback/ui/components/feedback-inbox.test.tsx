import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@/browser/files/save-file';
import type { Locale } from '@/shared/interface/languages';
import { dateWords } from '@/shared/text/date-words';
import { renderUi } from '@/testing/ui/render-ui';
import { answerCalls, last, server } from '@/testing/stand-ins/waiting-calls';
import type { FeedbackList, FeedbackView } from '../../schema';
import { FeedbackInbox } from './feedback-inbox';

vi.mock('@/browser/files/save-file', () => ({ saveFile: vi.fn() }));

const SENT = '2026-11-03T12:00:00.000Z';
const sentAt = (locale: Locale) => {
  const { date, time } = dateWords(SENT, locale, process.env.TZ ?? '');
  return `${date} ${time}`;
};
const item = (id: string, fields: Partial<FeedbackView> = {}): FeedbackView => ({
  id,
  name: 'Rita',
  email: 'rita@example.org',
  subject: `Subject ${id}`,
  message: 'First line\nsecond line',
  versionNumber: 1,
  lang: 'en',
  status: 1,
  createdAt: SENT,
  rating: 3.5,
  difficulty: 2,
  ...fields,
});
const list = (results: FeedbackView[], fields: Partial<FeedbackList> = {}): FeedbackList => ({
  results,
  totalResults: results.length,
  average: { rating: 4.25, difficulty: 1.5 },
  unread: results.filter(({ status }) => status === 1).length,
  ...fields,
});
const NOTHING = list([], { average: { rating: null, difficulty: null } });

const unread = { set: vi.fn(), add: vi.fn() };
const onShare = vi.fn();
function open({
  locale = 'en',
  isPublished = true,
}: {
  locale?: Locale;
  isPublished?: boolean;
} = {}) {
  renderUi(
    <FeedbackInbox
      projectUid="abcdefghjkmn"
      isPublished={isPublished}
      unread={unread}
      onShare={onShare}
    />,
    locale,
  );
  return userEvent.setup();
}
const readBox = (subject: string) =>
  within(screen.getByRole('article', { name: new RegExp(subject) })).getByRole<HTMLInputElement>(
    'checkbox',
  );

beforeEach(() => {
  vi.resetAllMocks();
  answerCalls();
});

describe('the feedback of a project', () => {
  it('covers the last 90 days by default, and shows that it is loading', async () => {
    open();
    expect(screen.getByText('Loading')).toBeTruthy();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    const { path, query } = last();
    expect(path).toBe('/v1/dashboard/projects/abcdefghjkmn/feedback');
    const days =
      (Date.parse(query.get('endDate') ?? '') - Date.parse(query.get('startDate') ?? '')) /
      86_400_000;
    expect(days).toBeCloseTo(90, 1);
    expect([query.get('page'), query.get('status')]).toEqual(['1', null]);
    await last().answer(list([item('a')], { unread: 7 }));
    expect(unread.set).toHaveBeenCalledExactlyOnceWith(7);
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('has averages with two decimals, in half stars and in words, and a total', async () => {
    server.answerNow = () => list([item('a')], { totalResults: 41 });
    open();
    expect(await screen.findByText('4.25')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4.25 of 5 stars' })).toBeTruthy();
    const difficulty = screen.getByText('Average difficulty').closest('div');
    expect(difficulty?.textContent).toContain('1.50');
    expect(difficulty?.textContent).toContain('Difficult');
    expect(screen.getByText('Total 41 items')).toBeTruthy();
  });

  it('shows sender, text, time, language, stars and difficulty of each', async () => {
    server.answerNow = () =>
      list([
        item('a', { lang: 'pt-BR', subject: 'Faltou cola' }),
        item('b', { name: '', email: '', subject: '', message: '', difficulty: 9 }),
      ]);
    open();
    const first = within(await screen.findByRole('article', { name: /Faltou cola/ }));
    expect(first.getByText('Faltou cola').getAttribute('lang')).toBe('pt-BR');
    expect(first.getByText(/First line/).textContent).toBe('First line\nsecond line');
    expect(first.getByText(/First line/).className).toContain('whitespace-pre-wrap');
    expect(first.getByText('Brazilian Portuguese')).toBeTruthy();
    expect(first.getByText(sentAt('en'))).toBeTruthy();
    expect(first.getByText('Difficult')).toBeTruthy();
    expect(first.getByRole('img', { name: '3.5 of 5 stars' })).toBeTruthy();
    expect(first.getByRole('link', { name: 'rita@example.org' }).getAttribute('href')).toBe(
      'mailto:rita@example.org',
    );
    const second = within(screen.getAllByRole('article')[1] as HTMLElement);
    expect(second.getByText('No comment, only the rating.')).toBeTruthy();
    expect(second.getByText('Normal')).toBeTruthy();
    expect(second.queryByRole('link')).toBeNull();
  });

  it('can be filtered by new and read, and paged, from the first page each time', async () => {
    server.answerNow = () => list([item('a')], { totalResults: 25 });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(last().query.get('page')).toBe('2'));
    expect(document.activeElement?.textContent).toBe('Feedback received');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'New');
    await waitFor(() =>
      expect([last().query.get('page'), last().query.get('status')]).toEqual(['1', '1']),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Read');
    await waitFor(() => expect(last().query.get('status')).toBe('2'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Today');
    await waitFor(() =>
      expect(new Date(last().query.get('startDate') ?? '').toDateString()).toBe(
        new Date().toDateString(),
      ),
    );
  });

  it('never shows an older response for a newer filter', async () => {
    const user = open();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    const older = last();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'New');
    await waitFor(() => expect(server.calls).toHaveLength(2));
    await last().answer(list([item('newer')]));
    await older.answer(list([item('older')]));
    expect(await screen.findByText('Subject newer')).toBeTruthy();
    expect(screen.queryByText('Subject older')).toBeNull();
    expect(unread.set).toHaveBeenCalledOnce();
  });

  it('keeps the list while a date range is incomplete', async () => {
    server.answerNow = () => list([item('a')]);
    const user = open();
    await screen.findByText('Subject a');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'From … to …');
    const before = server.calls.length;
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '' } });
    expect(screen.getByText(/Choose a start and an end/)).toBeTruthy();
    expect(screen.getByText('Subject a')).toBeTruthy();
    expect(server.calls).toHaveLength(before);
  });

  it('can be saved as a table of everything in the filter', async () => {
    server.answerNow = ({ headers }) =>
      headers.get('Accept') === 'text/csv'
        ? new Response('a,b', {
            headers: { 'Content-Disposition': 'attachment; filename="feedback.csv"' },
          })
        : list([item('a')]);
    const user = open();
    await screen.findByText('Subject a');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Read');
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await user.click(screen.getByRole('menuitem', { name: 'Feedback received' }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'feedback.csv'),
    );
    expect([last().query.get('status'), last().query.get('page')]).toEqual(['2', null]);
  });

  it('reports a failed load, and retries', async () => {
    const user = open();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await last().answer({ error: { code: 'internal', message: 'No.' } }, 500);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Oops, could not load at this time.',
    );
    server.answerNow = () => list([item('a')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Subject a')).toBeTruthy();
  });
});

describe('no feedback', () => {
  it('explains how to get feedback, with a link', async () => {
    server.answerNow = () => NOTHING;
    const user = open();
    await screen.findByText(/No feedback yet\./);
    expect(screen.getAllByText('none yet')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Share the guide' }));
    expect(onShare).toHaveBeenCalledOnce();
  });

  it('offers no sharing of a guide that is not published', async () => {
    server.answerNow = () => NOTHING;
    open({ isPublished: false });
    expect(await screen.findByText(/Once the guide is published/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share the guide' })).toBeNull();
  });

  it('offers to show all when only the filter is empty', async () => {
    server.answerNow = ({ query }) =>
      query.has('limit') ||
      query.get('startDate')?.startsWith('1999') ||
      query.get('startDate')?.startsWith('2000')
        ? list([item('old')])
        : NOTHING;
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Show all feedback' }));
    expect(await screen.findByText('Subject old')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('2000-01-01T00:00');
  });
});

describe('marking as read', () => {
  it('shows at once, dims read ones, lowers the count, and sends it', async () => {
    const user = open();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await last().answer(list([item('a'), item('b', { status: 2 })]));
    expect([readBox('Subject a').checked, readBox('Subject b').checked]).toEqual([false, true]);
    await user.click(readBox('Subject a'));
    expect(readBox('Subject a').checked).toBe(true);
    expect(screen.getByRole('article', { name: /Subject a/ }).className).toContain(
      'text-ink-muted',
    );
    expect(unread.add).toHaveBeenCalledExactlyOnceWith(-1);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect([last().method, last().path, last().body]).toEqual([
      'PATCH',
      '/v1/dashboard/projects/abcdefghjkmn/feedback/a',
      { status: 2 },
    ]);
    await last().answer(item('a', { status: 2 }));
    await user.click(readBox('Subject b'));
    expect(unread.add).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(last().body).toEqual({ status: 1 }));
  });

  it('reverts with a message when saving fails', async () => {
    const user = open();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await last().answer(list([item('a')]));
    await user.click(readBox('Subject a'));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    await last().answer({ error: { code: 'internal', message: 'No.' } }, 500);
    expect(await screen.findByText('Oops, could not mark at this time.')).toBeTruthy();
    expect(readBox('Subject a').checked).toBe(false);
    expect(unread.add.mock.calls).toEqual([[-1], [1]]);
  });

  it('sends only the last of several toggles, one after the other', async () => {
    const user = open();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await last().answer(list([item('a')]));
    for (let press = 0; press < 3; press += 1) await user.click(readBox('Subject a'));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    await last().answer(item('a', { status: 2 }));
    expect(readBox('Subject a').checked).toBe(true);
    expect(server.calls).toHaveLength(2);
    expect(unread.add.mock.calls).toEqual([[-1], [1], [-1]]);
  });

  it('is included in everything loaded afterwards', async () => {
    const user = open();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await last().answer(list([item('a')]));
    await user.click(readBox('Subject a'));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'New');
    expect(server.calls).toHaveLength(2);
    await last().answer(item('a', { status: 2 }));
    await waitFor(() => expect(server.calls).toHaveLength(3));
    expect(last().query.get('status')).toBe('1');
  });
});

it('is available in Portuguese', async () => {
  server.answerNow = () => list([item('a')]);
  open({ locale: 'pt-BR' });
  expect(await screen.findByText('4,25')).toBeTruthy();
  expect(screen.getByText(sentAt('pt-BR'))).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Mostrar' })).toBeTruthy();
});
