import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import type { CommentView } from '../../schema';
import { addComment, readComments, removeComment, resolveComment } from './api';
import { useComments } from './comments-context';
import { CommentsProvider } from './comments-provider';
import { CommentCount, FieldComments, GoneComments, ItemComments } from './late-parts';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('./api', () => ({
  addComment: vi.fn(),
  readComments: vi.fn(),
  removeComment: vi.fn(),
  resolveComment: vi.fn(),
}));

const STEP = '01990000-0000-7000-8000-000000000001';
const THREAD = '01990000-0000-7000-8000-000000000002';
const comment = (id: string, fields: Partial<CommentView> = {}): CommentView => ({
  id,
  itemId: STEP,
  part: null,
  parentId: null,
  by: { id: 'bea', name: 'Bea' },
  isYours: false,
  text: `Text of ${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  ...fields,
});
const PARTS = [
  { part: 'name', name: 'Name' },
  { part: 'line.1', name: 'Warning' },
];

let stored: CommentView[];
beforeEach(() => {
  vi.resetAllMocks();
  stored = [
    comment(THREAD, { part: 'name', text: 'Is it **M4**?' }),
    comment('b', { parentId: THREAD, part: 'name', text: 'M5.', isYours: true }),
    comment('c', {
      resolvedAt: '2026-11-21T10:00:00.000Z',
      resolvedBy: { id: 'ana', name: 'Ana' },
    }),
    comment('d', { itemId: 'gone' }),
  ];
  vi.mocked(readComments).mockImplementation(async () => ({
    results: stored,
    totalResults: stored.length,
  }));
  vi.mocked(addComment).mockImplementation(async (_, input) => {
    const added = comment('new', { ...input, by: { id: 'ana', name: 'Ana' }, isYours: true });
    stored = [...stored, added];
    return added;
  });
});

/** A field of the item with a key that goes to its comments, as in the editor. */
function ToComments({ part }: { part: string }) {
  const comments = useComments();
  return <button onClick={() => comments?.goTo(STEP, part)}>{`To ${part}`}</button>;
}

async function open(isOwner = false) {
  const view = renderUi(
    <CommentsProvider projectId="guide" setup={{ isOwner, texts: {} }}>
      <p data-testid="row">
        <CommentCount itemId={STEP} />
      </p>
      <FieldComments itemId={STEP} part="name" name="Name" />
      <ItemComments itemId={STEP} parts={PARTS} />
      <GoneComments itemIds={new Set([STEP])} />
      <ToComments part="name" />
      <ToComments part="line.1" />
    </CommentsProvider>,
  );
  await screen.findByRole('list', { name: 'Open comments' });
  return { ...view, user: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New comment' });
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'On' });

it('nothing is loaded or shown where only one person works', async () => {
  const { container } = renderUi(
    <CommentsProvider projectId="guide" setup={undefined}>
      <ItemComments itemId={STEP} parts={PARTS} />
      <CommentCount itemId={STEP} />
    </CommentsProvider>,
  );
  await Promise.resolve();
  expect(container.textContent).toBe('');
  expect(readComments).not.toHaveBeenCalled();
});

it('shows open comments with their answers and places, and resolved ones on request', async () => {
  const { user } = await open();
  expect(screen.getByTestId('row').textContent).toContain('1 comment');
  const [thread] = screen.getAllByRole('listitem');
  expect(thread?.textContent).toMatch(/^NameBea.*Is it M4\?.*M5\./);
  expect(screen.queryByText('Text of c')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resolved (1)' }));
  screen.getByText('Resolved by Ana on 21 Nov 2026');
  expect(screen.queryByText('Text of d')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Comments on steps that are gone' }));
  screen.getByText('Text of d');
});

it('sends a comment on the chosen part, also by Ctrl+Enter, and keeps a text that was refused', async () => {
  const { user } = await open();
  await user.selectOptions(choice(), 'Warning');
  vi.mocked(addComment).mockRejectedValueOnce(
    new ApiError('too_many_comments', 'This guide is full.', { status: 409 }),
  );
  await user.type(field(), 'Sharper?{Control>}{Enter}{/Control}');
  await screen.findByText('This guide is full.');
  expect(field().value).toBe('Sharper?');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await screen.findByText('Comment added.');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(addComment).toHaveBeenLastCalledWith(
    'guide',
    { itemId: STEP, part: 'line.1', parentId: null, text: 'Sharper?' },
    expect.any(String),
  );
  await screen.findByText('Sharper?');
});

it('goes from a field to its comments, or to a new one about it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '1 comment on “Name”' }));
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0]);
  await user.click(screen.getByRole('button', { name: 'To line.1' }));
  expect(document.activeElement).toBe(field());
  expect(choice().value).toBe('line.1');
});

it('answers, resolves with an undo, and deletes one’s own after a question', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Answer to Bea' }));
  await user.type(screen.getByRole('textbox', { name: 'Answer to Bea' }), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() =>
    expect(addComment).toHaveBeenCalledWith(
      'guide',
      { itemId: STEP, part: 'name', parentId: THREAD, text: 'Thanks' },
      expect.any(String),
    ),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0]));

  await user.click(screen.getByRole('button', { name: 'Resolve: comment of Bea' }));
  expect(resolveComment).toHaveBeenCalledWith('guide', THREAD, true);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(resolveComment).toHaveBeenLastCalledWith('guide', THREAD, false);

  // Of the answer only: the comment is of another person.
  await user.click(screen.getByRole('button', { name: 'Delete the comment of Bea' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(removeComment).toHaveBeenCalledWith('guide', 'b');
});

it('the owner deletes those of others, and a window that gets the focus reads them again', async () => {
  await open(true);
  expect(screen.getAllByRole('button', { name: 'Delete the comment of Bea' })).toHaveLength(2);
  stored = [];
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.getByTestId('row').textContent).toBe(''));
  expect(screen.queryByText('Text of d')).toBeNull();
});
