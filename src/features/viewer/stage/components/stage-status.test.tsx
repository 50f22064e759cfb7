import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openShownViewer as open,
  passMs as pass,
  pressKey,
  standInBrowser,
  viewerButton as button,
} from '@/testing/ui/open-viewer';
import { CHAPTER_BANNER_MS, NOTICE_MS } from '../../constants';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

const notices = () => screen.queryAllByTestId('notice').map(({ textContent }) => textContent);
/** Longer than the viewer waits for a voice, on each piece of a step and once more. */
const VOICE_TIMEOUT_MS = 22_000;

/** A browser that supports speech but has no voice, so that no utterance ever starts. */
function fakeMissingVoice() {
  const speak = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.stubGlobal('speechSynthesis', { getVoices: () => [], speak, cancel() {}, resume() {} });
  return speak;
}

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
});
afterEach(dismissBrowser);

describe('notices over the stage', () => {
  it('come one at a time, the most important first, and disappear after four seconds', async () => {
    await open();
    expect(notices()).toEqual([
      'This browser cannot read aloud. Chrome, Edge, Firefox and Safari can.',
    ]);
    await pass(NOTICE_MS);
    expect(notices()).toEqual(['Screen may sleep']);
    await pass(NOTICE_MS);
    expect(notices()).toEqual([]);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(notices()).toEqual(['Offline']);
    await pass(NOTICE_MS);
    expect(notices()).toEqual([]);
    // Restores the network for the next tests.
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
  });

  it('wait for the name of a chapter, and for a dialog to close', async () => {
    localStorage.setItem('makerstep_viewer', '{"isAudioOn":false}');
    await open();
    fireEvent.click(button('Summary'));
    await pass(NOTICE_MS);
    expect(notices()).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Step b/ }));
    expect(screen.getByTestId('chapter-banner')).toBeTruthy();
    expect(notices()).toEqual([]);
    await pass(CHAPTER_BANNER_MS);
    expect(notices()).toEqual(['Screen may sleep']);
  });

  it('say once per device that a voice is missing, and what helps; the play button shows it', async () => {
    const speak = fakeMissingVoice();
    const { unmount } = await open();
    await pass(VOICE_TIMEOUT_MS);
    expect(notices()).toEqual([
      expect.stringMatching(/^The voice does not answer\. .*add a voice/),
    ]);
    await pass(NOTICE_MS);
    expect(notices()).toEqual([]);
    const tried = speak.mock.calls.length;
    pressKey('ArrowRight');
    await pass(VOICE_TIMEOUT_MS);
    expect(notices()).toEqual([]);
    expect(speak.mock.calls).toHaveLength(tried);
    expect(button('Read aloud').title).toBe('The voice does not answer.');
    unmount();

    await open();
    await pass(VOICE_TIMEOUT_MS);
    expect(notices()).toEqual([]);
    fireEvent.click(button('More options'));
    expect(within(screen.getByRole('dialog')).getByText('The voice does not answer.')).toBeTruthy();
    fireEvent.click(button('Done'));
    fireEvent.click(button('Read aloud'));
    await pass(VOICE_TIMEOUT_MS);
    expect(notices()).toEqual([expect.stringMatching(/^The voice does not answer\./)]);
  });

  it('wait while the resume question is open, which covers nothing of the picture’s middle', async () => {
    localStorage.setItem(
      'makerstep_place:abcdefghjkmn',
      JSON.stringify({ stepId: 'c', step: 3, ticks: [], atMs: Date.now() }),
    );
    await open();
    const offer = screen.getByRole('button', { name: 'Go on at step 3' });
    expect(offer.closest('main > div')?.querySelector('[aria-live]')?.contains(offer)).toBe(false);
    await pass(NOTICE_MS);
    expect(notices()).toEqual([]);
    pressKey('ArrowRight');
    expect(screen.queryByRole('button', { name: 'Go on at step 3' })).toBeNull();
    await pass(CHAPTER_BANNER_MS);
    expect(notices()).toHaveLength(1);
  });
});
