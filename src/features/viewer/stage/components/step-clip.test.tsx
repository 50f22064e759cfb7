import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openShownViewer,
  passMs,
  pressKey,
  standInBrowser,
  VIEWER_PROJECT,
  viewerPicture,
  viewerStep,
} from '@/testing/ui/open-viewer';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
beforeAll(async () => void (await import('./step-clip')));

const clip = { url: '/files/clip', seconds: 12.4, width: 640, height: 480 };
const GUIDE = {
  ...VIEWER_PROJECT,
  steps: [{ ...viewerStep('a', undefined, viewerPicture('a1')), clip }, viewerStep('b')],
};
const play = vi.fn(async () => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await dismissBrowser();
});

const video = () => document.querySelector('video');
const open = async (isCalm = false) => {
  const plain = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...plain(query),
    matches: isCalm && query.includes('reduced-motion'),
  }));
  await openShownViewer('1', GUIDE);
  await passMs(100);
};

describe('the clip of a step', () => {
  it('begins by itself, silent and again and again', async () => {
    await open();
    expect(video()).toMatchObject({ autoplay: true, muted: true, loop: true, playsInline: true });
    expect(video()?.getAttribute('src')).toBe('/files/clip');
    fireEvent.click(screen.getByRole('button', { name: 'Half speed' }));
    expect(video()?.playbackRate).toBe(0.5);
  });

  it('loads nothing where motion is unwelcome, until it is played by button or key', async () => {
    await open(true);
    expect(screen.getByRole('group', { name: 'Clip of 12.4 seconds, without sound' })).toBeTruthy();
    expect(video()).toBeNull();
    pressKey('c');
    expect(video()).not.toBeNull();
  });

  it('leaves its poster when it cannot be shown', async () => {
    await open();
    const shown = video();
    if (shown) fireEvent.error(shown);
    expect(video()).toBeNull();
    expect(screen.getByRole('button', { name: 'Play the clip' })).toBeTruthy();
  });
});
