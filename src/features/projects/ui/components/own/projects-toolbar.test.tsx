import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { projectsQueryOf } from '../../../model/projects-query';
import { ProjectsToolbar } from './projects-toolbar';

const router = { replace: vi.fn(), refresh: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => vi.clearAllMocks());

const open = (asked: Record<string, string> = {}, totalResults = 12) => {
  const bar = (parameters: Record<string, string>) => (
    <ProjectsToolbar query={projectsQueryOf(parameters)} totalResults={totalResults} look="cards" />
  );
  const { rerender } = renderUi(bar(asked));
  return { user: userEvent.setup(), show: (next: Record<string, string>) => rerender(bar(next)) };
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /^Search/ });
const led = () => router.replace.mock.lastCall?.[0] as string | undefined;

it('searches once the typing rests, from the first page on, and keeps filter and order', async () => {
  const { user } = open({ status: 'archived', sort: 'name', page: '3' });
  await user.type(box(), 'oak shelf');
  await waitFor(() =>
    expect(led()).toBe('/dashboard/projects?status=archived&search=oak+shelf&sort=name'),
  );
  expect(router.replace).toHaveBeenCalledOnce();
  await user.clear(box());
  await user.keyboard('{Enter}');
  expect(led()).toBe('/dashboard/projects?status=archived&sort=name');
});

it('orders, and says how much was found', async () => {
  const { user } = open({ search: 'oak' }, 1);
  expect(screen.getByRole('status').textContent).toBe('1 guide found');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Last edited first');
  expect(led()).toBe('/dashboard/projects?search=oak&sort=edited');
});

it('shows what the address says when somebody went back, and leaves alone who is typing', async () => {
  const { user, show } = open({ search: 'oak' });
  show({});
  expect(box().value).toBe('');
  await user.type(box(), 'ash');
  show({ search: 'as' });
  expect(box().value).toBe('ash');
});

it('remembers on this device whether cards or rows are liked', async () => {
  const { user } = open();
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  expect(screen.getByRole('button', { name: 'As cards' }).ariaPressed).toBe('true');
  await user.click(screen.getByRole('button', { name: 'As rows' }));
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(
    'makerstep_own_list=rows; Path=/dashboard/projects; Max-Age=31536000; SameSite=Lax',
  );
  expect(router.refresh).toHaveBeenCalledOnce();
});
