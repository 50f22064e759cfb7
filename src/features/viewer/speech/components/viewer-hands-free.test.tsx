import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openShownViewer as open,
  passMs as pass,
  pressKey,
  standInBrowser,
  viewerButton,
  viewerHeading,
} from '@/testing/ui/open-viewer';
import { standInSpeech } from '@/testing/stand-ins/speech-stand-in';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const settings = (values: object) =>
  localStorage.setItem('makerstep_viewer', JSON.stringify(values));
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
});
afterEach(async () => {
  await dismissBrowser();
  vi.restoreAllMocks();
  for (const name of ['wakeLock', 'mediaSession', 'userActivation'])
    Reflect.deleteProperty(navigator, name);
  router.push.mockReset();
});

describe('reading aloud', () => {
  it('starts with each step and marks the spoken sentence', async () => {
    const speech = standInSpeech();
    await open();
    expect(speech.said[0]).toMatchObject({
      text: 'Step a',
      lang: 'en-US',
      rate: 0.8,
      voice: { name: 'Sam' },
    });
    act(() => speech.end());
    await pass(0);
    expect(document.querySelector('mark')?.textContent).toBe('Do a');
    pressKey('ArrowRight');
    expect(speech.isSpeaking()).toBe(false);
    expect(document.querySelector('mark')).toBeNull();
    await pass(100);
    expect(speech.texts().at(-1)).toBe('Step b');
  });

  it('can be paused, resumed and repeated', async () => {
    const speech = standInSpeech();
    await open();
    fireEvent.click(viewerButton('Pause'));
    expect(speech.isSpeaking()).toBe(false);
    fireEvent.click(viewerButton('Read aloud'));
    await pass(100);
    act(() => speech.end());
    await pass(100);
    act(() => speech.end());
    expect(viewerHeading()).toContain('Step a');
    fireEvent.click(viewerButton('Read again'));
    await pass(100);
    expect(speech.texts()).toEqual(['Step a', 'Step a', 'Do a', 'Step a']);
  });

  it('stops when sound is turned off, until it is turned on again', async () => {
    const speech = standInSpeech();
    const { unmount } = await open();
    fireEvent.click(viewerButton('Sound'));
    expect(speech.isSpeaking()).toBe(false);
    unmount();
    await open('2');
    await pass(100);
    expect(speech.texts()).toEqual(['Step a']);
    fireEvent.click(viewerButton('Read aloud'));
    await pass(100);
    expect(viewerButton('Sound').getAttribute('aria-pressed')).toBe('true');
    expect(speech.texts().at(-1)).toBe('Step b');
  });

  it('stops when the language changes, when the page is hidden and when the viewer closes', async () => {
    const speech = standInSpeech();
    const { unmount } = await open();
    fireEvent.click(viewerButton('Language of the guide'));
    fireEvent.click(screen.getByRole('radio', { name: 'Português (Brasil)' }));
    await pass(100);
    expect(speech.said.at(-1)).toMatchObject({
      text: 'Passo a',
      lang: 'pt-BR',
      rate: 1,
      voice: { name: 'Luciana' },
    });
    hide('hidden');
    expect(speech.isSpeaking()).toBe(false);
    hide('visible');
    fireEvent.click(viewerButton('Read aloud'));
    await pass(100);
    unmount();
    expect(speech.isSpeaking()).toBe(false);
  });

  it('waits for a tap where browsers require one, and says so', async () => {
    const speech = standInSpeech();
    define('userActivation', { hasBeenActive: false });
    await open();
    expect(screen.getByText('Tap anywhere to hear the text.')).toBeTruthy();
    expect(speech.texts()).toEqual([]);
    fireEvent.pointerUp(window);
    await pass(100);
    expect(speech.texts()).toEqual(['Step a']);
    expect(screen.queryByText('Tap anywhere to hear the text.')).toBeNull();
  });

  it('says when there is no voice, no voice of the language, or none that starts', async () => {
    const { unmount } = await open();
    expect(screen.getByText('This browser cannot read aloud.')).toBeTruthy();
    unmount();
    standInSpeech([{ name: 'Anna', lang: 'de-DE' }]);
    await open();
    expect(screen.getByText('This device has no voice for English.')).toBeTruthy();
  });

  it('continues automatically some seconds after a step if that option is on, not past the last step, and not while held', async () => {
    settings({ isGoingOn: true });
    const speech = standInSpeech();
    await open();
    act(() => speech.end());
    await pass(100);
    act(() => speech.end());
    await pass(2900);
    expect(viewerHeading()).toContain('Step a');
    await pass(200);
    expect(viewerHeading()).toContain('Step b');
    act(() => speech.end());
    await pass(100);
    act(() => speech.end());
    fireEvent.click(viewerButton('Pause'));
    await pass(10_000);
    expect(viewerHeading()).toContain('Step b');
    pressKey('ArrowRight');
    await pass(100);
    act(() => speech.end());
    await pass(100);
    act(() => speech.end());
    await pass(10_000);
    expect(viewerHeading()).toContain('Step c');
    expect(viewerButton('Read again')).toBeTruthy();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('continues automatically without sound too, after the reading time', async () => {
    settings({ isGoingOn: true, isAudioOn: false });
    await open();
    await pass(8000);
    expect(viewerHeading()).toContain('Step b');
  });
});

describe('keys', () => {
  it('of page turners and remotes turn pages, but never those that a control or a dialog needs', async () => {
    await open();
    for (const key of [' ', 'PageDown']) pressKey(key);
    expect(viewerHeading()).toContain('Step c');
    pressKey('PageUp');
    pressKey('ArrowUp');
    expect(viewerHeading()).toContain('Step a');
    viewerButton('Sound').focus();
    pressKey(' ', viewerButton('Sound'));
    pressKey('Enter', viewerButton('Sound'));
    expect(viewerHeading()).toContain('Step a');
    fireEvent.click(viewerButton('More options'));
    pressKey('PageDown', screen.getByRole('dialog'));
    pressKey('PageDown');
    expect(window.location.pathname).toBe('/p/abcdefghjkmn/s/1');
  });

  it('scroll a text that overflows before they turn its page', async () => {
    await open();
    const text = screen.getByRole('region', { name: /Step a/ });
    text.style.overflowY = 'auto';
    Object.defineProperties(text, {
      scrollHeight: { value: 500, configurable: true },
      clientHeight: { value: 200, configurable: true },
    });
    pressKey('PageDown', text);
    expect(viewerHeading()).toContain('Step a');
    text.scrollTop = 300;
    pressKey('PageDown', text);
    expect(viewerHeading()).toContain('Step b');
  });

  it('of headsets go through the media session, which is released afterwards', async () => {
    const handlers = new Map<string, (() => void) | null>();
    define('mediaSession', {
      setActionHandler: (action: string, handler: (() => void) | null) =>
        handlers.set(action, handler),
      metadata: null,
      playbackState: 'none',
    });
    const speech = standInSpeech();
    const { unmount } = await open();
    act(() => handlers.get('nexttrack')?.());
    expect(viewerHeading()).toContain('Step b');
    act(() => handlers.get('previoustrack')?.());
    expect(viewerHeading()).toContain('Step a');
    await pass(100);
    expect(navigator.mediaSession.playbackState).toBe('playing');
    act(() => handlers.get('pause')?.());
    expect(speech.isSpeaking()).toBe(false);
    // The media session changes after the page shows it.
    await pass(100);
    expect(navigator.mediaSession.playbackState).toBe('paused');
    unmount();
    expect([...handlers.values()]).toEqual([null, null, null, null]);
  });
});

describe('the screen', () => {
  // No other notice comes first.
  beforeEach(() => settings({ isAudioOn: false }));

  it('is kept awake, again when the page is visible again, and released', async () => {
    const locks: {
      released: boolean;
      release: () => Promise<void>;
      addEventListener: (type: string, listener: () => void) => void;
      listener?: () => void;
    }[] = [];
    define('wakeLock', {
      request: vi.fn(async () => {
        const lock: (typeof locks)[number] = {
          released: false,
          release: vi.fn(async () => undefined),
          addEventListener: (_, listener) => void (lock.listener = listener),
        };
        locks.push(lock);
        return lock;
      }),
    });
    const { unmount } = await open();
    await pass(0);
    expect(screen.getByText('Screen stays on')).toBeTruthy();
    hide('hidden');
    act(() => {
      if (locks[0]) locks[0].released = true;
      locks[0]?.listener?.();
    });
    expect(screen.getByText('Screen may sleep')).toBeTruthy();
    hide('visible');
    await pass(0);
    expect(locks).toHaveLength(2);
    expect(screen.getByText('Screen stays on')).toBeTruthy();
    unmount();
    expect(locks[1]?.release).toHaveBeenCalledTimes(1);
  });

  it('may sleep where the browser has no wake lock', async () => {
    await open();
    await pass(0);
    expect(screen.getByText('Screen may sleep')).toBeTruthy();
  });
});
