import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import * as api from '../../api';
import type { ListedProject } from '../../../schema';
import { OwnProjectCard } from './own-project-card';
import { OwnProjectRow } from './own-project-row';

const router = { push: vi.fn(), refresh: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('../../api');
beforeEach(() => vi.clearAllMocks());

const lastStepFile = { name: 'last.jpg', url: 'http://x/files/1-last' };
const AT = '2026-11-20T10:00:00.000Z';
const statement = (kind: 'takeDown' | 'question') => ({
  kind,
  reason: 'It is copied.',
  createdAt: AT,
  answer: null,
  answeredAt: null,
});
const project = {
  projectUid: 'abcdefghjkmn',
  name: 'Shelf',
  ref: 'SH-1',
  status: 1,
  type: 2,
  languages: ['en', 'pt-BR'],
  views: 3,
  stepCount: 4,
  file: null,
  firstStepFile: null,
  lastStepFile,
  takenDownAt: null,
  statement: null,
  updatedAt: '2026-11-26T08:00:00.000Z',
  progress: [
    { lang: 'en', written: 8, old: 0, total: 8, percent: 100 },
    { lang: 'pt-BR', written: 2, old: 3, total: 8, percent: 25 },
  ],
} as unknown as ListedProject;

describe.each([
  ['a card', OwnProjectCard],
  ['a row', OwnProjectRow],
])('%s of one’s own guide', (_, Shown) => {
  const show = (fields: Partial<ListedProject> = {}) =>
    renderUi(<Shown project={{ ...project, ...fields }} link="http://x/p/y" edited="2 days ago" />);

  it('says that a review of its draft is asked for', () => {
    show({ awaitsReview: true });
    expect(screen.getByText('Review requested')).toBeTruthy();
  });

  it.each([
    ['translator', '/dashboard/projects/abcdefghjkmn'],
    ['reviewer', '/dashboard/review/abcdefghjkmn'],
  ] as const)('leads a %s to their page, and has no actions', (role, href) => {
    renderUi(<Shown project={project} link="http://x/p/y" edited="2 days ago" role={role} />);
    expect(screen.getByRole('link', { name: 'Shelf' }).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says who sees it, how far each language is, and when it was edited', () => {
    show();
    for (const text of [
      'Unpublished',
      'Private',
      'English: 100% written',
      'Brazilian Portuguese: 25% written, 3 outdated',
      '4 steps',
      '3 views',
      'edited 2 days ago',
    ])
      expect(screen.getByText(text), text).toBeTruthy();
  });

  it('says no percent of a guide that has no more than its name yet', () => {
    show({ stepCount: 0, progress: [{ lang: 'en', written: 1, old: 0, total: 1, percent: 100 }] });
    expect(screen.getByText('English')).toBeTruthy();
    expect(screen.queryByText(/100%/)).toBeNull();
  });

  it('takes the picture of the last step by one press, and leads on from there', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Use the last step’s picture' }));
    expect(api.updateProject).toHaveBeenCalledExactlyOnceWith(
      'abcdefghjkmn',
      { file: lastStepFile },
      { query: { draft: 'false' } },
    );
    expect(await screen.findByText('“Shelf” has a picture now.')).toBeTruthy();
    expect(router.refresh).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Shelf' }));
  });

  it('says that operators took it down, when and why', () => {
    show({ takenDownAt: AT, statement: statement('takeDown') });
    expect(screen.getByText('Taken down')).toBeTruthy();
    expect(screen.queryByText('Unpublished')).toBeNull();
    expect(screen.getByText('Taken down on Nov 20, 2026: It is copied.')).toBeTruthy();
  });

  it('says what operators ask until it is answered', () => {
    show({ statement: statement('question') });
    expect(screen.getByText('The operators ask: It is copied.')).toBeTruthy();
    cleanup();
    show({ statement: { ...statement('question'), answer: 'It is mine.', answeredAt: AT } });
    expect(screen.queryByText(/operators ask/)).toBeNull();
  });

  it('offers no picture where there is none', () => {
    show({ lastStepFile: null });
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
  });
});
