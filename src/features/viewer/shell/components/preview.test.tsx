import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreviewLine } from '@/features/projects/ui/components/preview/preview-line';
import { dismissBrowser, standInBrowser, VIEWER_PROJECT } from '@/testing/ui/open-viewer';
import { renderUi } from '@/testing/ui/render-ui';
import { FinishedView } from './finished-view';
import { Viewer } from './viewer';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

const ADDRESS = '/preview/secret';
const fetchMock = vi.fn();

beforeEach(() => {
  standInBrowser();
  push.mockClear();
  vi.stubGlobal('fetch', fetchMock.mockReset());
  window.history.replaceState(null, '', `${ADDRESS}/s/1`);
});

afterEach(dismissBrowser);

const open = (askedStep: string) =>
  act(async () =>
    renderUi(
      <Viewer
        project={{ ...VIEWER_PROJECT, address: ADDRESS }}
        askedStep={askedStep}
        preview={<PreviewLine expiresAt="2026-12-11T08:00:00.000Z" isInViewer />}
      />,
    ),
  );

describe('the viewer with a draft', () => {
  it('says that it is not published, and until when', async () => {
    await open('1');
    expect(screen.getByText(/not published/).textContent).toContain('December 11, 2026');
  });

  // security: Previews
  it('counts, keeps and sends nothing', async () => {
    window.history.replaceState(null, '', `${ADDRESS}/s/3`);
    await open('3');
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(Object.keys(localStorage).filter((key) => key.includes('place'))).toEqual([]);
  });

  it('stays below its own address', async () => {
    window.history.replaceState(null, '', `${ADDRESS}/s/3`);
    await open('3');
    fireEvent.click(screen.getByRole('button', { name: 'Finish (next step)' }));
    expect(push).toHaveBeenCalledWith(`${ADDRESS}/finished`);
  });

  it('ends without a form', () => {
    renderUi(
      <FinishedView
        projectUid="preview-abcdefghjkmn"
        names={VIEWER_PROJECT.names}
        languages={VIEWER_PROJECT.languages}
        ground={{}}
        preview={ADDRESS}
      />,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(ADDRESS);
  });
});
