import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openViewer,
  pressKey,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton,
  viewerHeading,
  viewerPicture,
  viewerStep,
  viewerTree,
} from '@/testing/ui/open-viewer';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const KEY = 'makerstep_place:abcdefghjkmn';
const kept = () =>
  JSON.parse(localStorage.getItem(KEY) || 'null') as {
    stepId: string;
    step: number;
    ticks: string[];
    lang?: string;
  } | null;
const keep = (stepId: string, step: number, more = {}) =>
  localStorage.setItem(KEY, JSON.stringify({ stepId, step, ticks: [], atMs: Date.now(), ...more }));

beforeEach(() => {
  standInBrowser();
});
afterEach(async () => {
  await dismissBrowser();
  vi.restoreAllMocks();
});

describe('returning to a guide', () => {
  it('offers the last step, and continues there', async () => {
    const first = openViewer();
    pressKey('ArrowRight');
    pressKey('ArrowRight');
    await waitFor(() => expect(kept()?.step).toBe(3));
    first.unmount();
    openViewer();
    expect(viewerHeading()).toContain('Step a');
    fireEvent.click(viewerButton('Go on at step 3'));
    expect(viewerHeading()).toContain('Step c');
    expect(screen.queryByText(/You were at step/)).toBeNull();
  });

  it('starts over and clears the stored step', () => {
    keep('c', 3);
    openViewer();
    fireEvent.click(viewerButton('Start over'));
    expect(screen.queryByText(/You were at step/)).toBeNull();
    expect(kept()).toBeNull();
  });

  it('keeps the offer until the reader moves on', async () => {
    keep('c', 3);
    openViewer();
    expect(kept()?.step).toBe(3);
    fireEvent.click(viewerButton('Language of the guide'));
    fireEvent.click(screen.getByRole('radio', { name: 'Português (Brasil)' }));
    expect(kept()).toMatchObject({ stepId: 'c', lang: 'pt-BR' });
    pressKey('ArrowRight');
    await waitFor(() => expect(kept()).toMatchObject({ stepId: 'b', step: 2 }));
  });

  it('offers nothing after opening a certain step or finishing', () => {
    keep('c', 3);
    openViewer('2').unmount();
    expect(screen.queryByText(/You were at step/)).toBeNull();
    openViewer('3');
    pressKey('ArrowRight');
    expect(router.push).toHaveBeenCalledWith('/p/abcdefghjkmn/finished');
    expect(kept()).toBeNull();
  });

  it('stores ticks, and the language of this guide apart from that of others', () => {
    localStorage.setItem('project.lang', 'en');
    keep('b', 2, { lang: 'pt-BR' });
    const first = openViewer('2');
    expect(viewerHeading()).toContain('Passo b');
    fireEvent.click(viewerButton('Step done'));
    first.unmount();
    openViewer('2');
    expect(viewerButton('Step done').getAttribute('aria-pressed')).toBe('true');
    expect(kept()?.ticks).toEqual(['b']);
    fireEvent.click(viewerButton('Summary'));
    expect(
      within(screen.getByRole('dialog')).getByRole('button', { name: /Passo b.*done/ }),
    ).toBeTruthy();
  });

  it('works where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    openViewer();
    pressKey('ArrowRight');
    fireEvent.click(viewerButton('Step done'));
    expect(viewerButton('Step done').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('pictures', () => {
  const LONG = {
    ...VIEWER_PROJECT,
    projectUid: 'nmkjhgfedcba',
    steps: Array.from({ length: 150 }, (_, index) =>
      viewerStep(`s${index + 1}`, undefined, viewerPicture(`k${index + 1}`)),
    ),
  };
  const shown = () => [...document.querySelectorAll('img')].map(({ src }) => /k\d+/.exec(src)?.[0]);

  it('of two steps ahead and one behind are preloaded in the document, and stay the same elements', () => {
    openViewer('70', LONG);
    expect(shown()).toEqual(['k69', 'k70', 'k71', 'k72']);
    const next = document.querySelectorAll('img')[2];
    pressKey('ArrowRight');
    expect(shown()).toEqual(['k70', 'k71', 'k72', 'k73']);
    expect(document.querySelectorAll('img')[1]).toBe(next);
    expect(next?.closest('.invisible')).toBeNull();
  });

  it('are decoded before they are needed', () => {
    const decode = vi.fn(async () => undefined);
    vi.stubGlobal('Image', Image);
    Object.defineProperty(HTMLImageElement.prototype, 'decode', {
      value: decode,
      configurable: true,
    });
    openViewer('70', LONG);
    document.querySelectorAll('img').forEach((picture) => fireEvent.load(picture));
    expect(decode).toHaveBeenCalledTimes(4);
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('make a long guide no heavier than a short one', () => {
    openViewer('70', LONG).unmount();
    const count = (length: number) => {
      const { container, unmount } = openViewer('3', {
        ...LONG,
        steps: LONG.steps.slice(0, length),
      });
      const { length: elements } = container.querySelectorAll('*');
      unmount();
      return elements;
    };
    expect(count(150)).toBeLessThanOrEqual(count(5));
  });

  it('that failed to load can be retried', () => {
    openViewer('70', LONG);
    const picture = document.querySelectorAll('img')[1];
    act(() => void fireEvent.error(picture as Element));
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    fireEvent.click(viewerButton('Try again'));
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(document.querySelectorAll('img')[1]).not.toBe(picture);
  });
});

describe('fullscreen', () => {
  const turn: { change?: (event: { matches: boolean }) => void } = {};
  const request = vi.fn(async () => undefined);
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: (_: string, listener: typeof turn.change) =>
        Object.assign(turn, { change: listener }),
      removeEventListener() {},
    }));
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      value: request,
      configurable: true,
    });
    request.mockClear();
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
    Reflect.deleteProperty(window.screen, 'orientation');
  });
  const be = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };

  it('is entered by F, and by turning the device to landscape', () => {
    render(viewerTree('1'));
    pressKey('f');
    expect(request).toHaveBeenCalledTimes(1);
    act(() => turn.change?.({ matches: true }));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not entered by turning after it was left', () => {
    render(viewerTree('1'));
    be(document.documentElement);
    be(null);
    act(() => turn.change?.({ matches: true }));
    expect(request).not.toHaveBeenCalled();
  });

  it('locks the orientation where the browser can, if that option is on', async () => {
    const orientation = {
      type: 'portrait-primary',
      lock: vi.fn(async () => undefined),
      unlock: vi.fn(),
    };
    Object.defineProperty(window.screen, 'orientation', { value: orientation, configurable: true });
    render(viewerTree('1'));
    expect(orientation.lock).not.toHaveBeenCalled();
    be(document.documentElement);
    expect(orientation.lock).toHaveBeenCalledWith('portrait-primary');
    fireEvent.click(viewerButton('More options'));
    fireEvent.click(screen.getByRole('switch', { name: /Lock the screen/ }));
    expect(orientation.unlock).toHaveBeenCalled();
  });
});
