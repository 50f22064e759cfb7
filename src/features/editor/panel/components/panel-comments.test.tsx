import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addComment, readComments } from '@/features/reviews/ui/comments/api';
import { CommentsProvider } from '@/features/reviews/ui/comments/comments-provider';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
vi.mock('@/features/reviews/ui/comments/api', () => ({
  addComment: vi.fn(),
  readComments: vi.fn(),
}));

const UID = 'abcdefghjkmn';
const STEP = '01990000-0000-7000-8000-000000000001';
const text = (value: string) => [{ lang: 'en', value }];
const project = sampleProject({
  stepCount: 1,
  steps: [
    {
      id: STEP,
      projectUid: UID,
      type: 1,
      version: 1,
      file: null,
      alt: [],
      name: text('Drill'),
      description: text('Do'),
    },
  ],
});

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.mocked(readComments).mockResolvedValue({
    totalResults: 1,
    results: [
      {
        id: 'a',
        itemId: STEP,
        part: 'name',
        parentId: null,
        by: null,
        isYours: false,
        text: 'Which drill?',
        createdAt: '2026-11-20T10:00:00.000Z',
        resolvedAt: null,
        resolvedBy: null,
      },
    ],
  });
});

it('a key goes from a text to its comments, or to a new one about it', async () => {
  window.history.replaceState(null, '', `/dashboard/projects/${UID}/step/${STEP}#steps`);
  renderUi(
    <CommentsProvider projectId={UID} setup={{ isOwner: false, texts: {} }}>
      <ProjectEditor project={project} path={window.location.pathname} shortLink="http://x/p/y" />
    </CommentsProvider>,
  );
  const user = userEvent.setup();
  const panel = within(screen.getByRole('complementary', { name: 'Step 1' }));
  await panel.findByText('Which drill?');
  expect(screen.getByRole('button', { name: /Drill.*1 comment/ })).toBeTruthy();
  expect(panel.getByRole('region', { name: 'Keys' }).textContent).toContain('Alt+Shift+C');

  await user.click(panel.getByLabelText('Name'));
  await user.keyboard('{Alt>}{Shift>}[KeyC]{/Shift}{/Alt}');
  expect(document.activeElement?.textContent).toContain('Which drill?');

  await user.click(panel.getByLabelText('Description'));
  await user.keyboard('{Alt>}{Shift>}[KeyC]{/Shift}{/Alt}');
  expect(document.activeElement).toBe(panel.getByLabelText('New comment'));
  await user.keyboard('Deep?{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(addComment).toHaveBeenCalledWith(
      UID,
      { itemId: STEP, part: 'description', parentId: null, text: 'Deep?' },
      expect.any(String),
    ),
  );
});
