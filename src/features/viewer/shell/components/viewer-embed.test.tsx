import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  pressKey,
  standInBrowser,
  VIEWER_PROJECT,
  viewerHeading,
} from '@/testing/ui/open-viewer';
import { renderUi } from '@/testing/ui/render-ui';
import type { PublicProject } from '@/features/projects/schema';
import { EmbedTitle } from './embed-title';
import { Viewer } from './viewer';

type Creator = PublicProject['creator'];

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const openWindow = vi.fn();
beforeEach(() => {
  standInBrowser();
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('open', openWindow);
});
afterEach(dismissBrowser);

const open = () =>
  renderUi(<Viewer project={VIEWER_PROJECT} askedStep="1" isSample embedTitle="Shelf by Ana" />);

it('changes steps in the frame of another site, leaves the page around it alone, and counts nothing', () => {
  open();
  const link = (name: RegExp | string) => screen.getByRole<HTMLAnchorElement>('link', { name });
  const way = (name: RegExp | string) => [new URL(link(name).href).pathname, link(name).target];
  expect(screen.getByText('Shelf by Ana')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  // Opened in a new window, or without scripts, the guide continues at that step.
  expect(way('Next step')).toEqual(['/p/abcdefghjkmn/s/2', '_blank']);
  expect(way(/^Open the guide at this step/)).toEqual(['/p/abcdefghjkmn/s/1', '_blank']);
  fireEvent.click(link('Next step'));
  expect(viewerHeading()).toContain('Step b');
  expect(way(/^Open the guide at this step/)).toEqual(['/p/abcdefghjkmn/s/2', '_blank']);
  expect(fireEvent.click(link('Next step'), { ctrlKey: true })).toBe(true);
  expect(viewerHeading()).toContain('Step b');
  pressKey('Escape');
  expect(openWindow).not.toHaveBeenCalled();
  fireEvent.click(link('Next step'));
  fireEvent.click(link('Finish (next step)'));
  expect(openWindow).toHaveBeenCalledWith('/p/abcdefghjkmn/finished', '_blank');
  expect(router.push).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

it('names the guide in the language in which it is read, whatever the language of the interface', () => {
  const project = { ...VIEWER_PROJECT, creator: { name: 'Ana' } as Creator, stepCount: 3 };
  renderUi(
    <Viewer
      project={project}
      askedStep="1"
      isSample
      embedTitle={<EmbedTitle project={project} />}
    />,
  );
  expect(screen.getByText('Shelf').lang).toBe('en');
  const report = screen.getByRole('link', { name: /^Report this guide/ });
  expect([report.getAttribute('href'), report.getAttribute('target')]).toEqual([
    `/p/${project.projectUid}/report`,
    '_blank',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Language of the guide' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Português (Brasil)' }));
  expect(screen.getByText('Estante').lang).toBe('pt-BR');
  expect(screen.queryByText('Shelf')).toBeNull();
});

it('goes fullscreen where the browser allows it', () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  const request = vi.fn(async () => undefined);
  document.documentElement.requestFullscreen = request;
  try {
    open();
    act(() => screen.getByRole('button', { name: 'Full screen' }).click());
    expect(request).toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: /^Open the guide/ })).toBeNull();
  } finally {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  }
});
