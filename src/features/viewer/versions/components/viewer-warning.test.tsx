import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissBrowser, pressKey, viewerButton, viewerHeading } from '@/testing/ui/open-viewer';
import {
  become,
  keepPlace,
  keptPlace,
  openVersion,
  publishSeven,
  SEVEN,
  site,
  SIX,
  standInVersions,
  UID,
} from '@/testing/ui/versioned-guide';
import { AUTO_ADVANCE_MS } from '../../constants';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const URGENT = 'This guide has changed, and it matters for your safety: steps 4 and 7';
const warning = () => screen.queryByRole('alertdialog', { name: URGENT });
const warned = () => screen.findByRole('alertdialog', { name: URGENT });
/** Part that the warning hides from screen readers. */
const covered = (label: string) => {
  const element = document.querySelector(`main [aria-label="${label}"]`);
  if (!element) throw new Error(`There is no ${label}.`);
  return element;
};
const headsUp = async () => {
  openVersion(5);
  await waitFor(() => expect(keptPlace()).toMatchObject({ step: 5 }));
  publishSeven(true);
  await become('visible');
  return warned();
};
/** Presses are ignored until the warning has been there for a moment. */
const choose = (label: string) =>
  waitFor(() => {
    if (warning()) fireEvent.click(viewerButton(label));
    expect(warning()).toBeNull();
  });
const NEW = 'Go on with the new version';
const OLD = 'Go on with the old version 6';

const handlers: Record<string, () => void> = {};
class Recogniser {
  static last: Recogniser | undefined;
  onresult: ((event: object) => void) | null = null;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    Recogniser.last = this;
  }
}

beforeEach(() => {
  standInVersions();
  router.push.mockReset();
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: {
      setActionHandler: (action: string, handler: () => void) => {
        handlers[action] = handler;
      },
    },
  });
});
afterEach(async () => {
  await dismissBrowser();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

describe('a change that matters for safety', () => {
  it('is shown at once, has the focus, and stays until it is acknowledged', async () => {
    const dialog = await headsUp();
    expect(dialog.textContent).toContain('New torque');
    expect(dialog.textContent).toContain('You are reading version 6. Version 7 is new.');
    expect(document.activeElement).toBe(viewerButton(NEW));
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([NEW, 'Step 4', 'Step 7', OLD]);
    fireEvent.keyDown(viewerButton(NEW), { key: 'Escape' });
    expect(warning()).not.toBeNull();
    await choose(OLD);
    expect(viewerHeading()).toContain('Step e');
    expect(keptPlace()).toMatchObject({ version: 6, told: 7 });
    pressKey('ArrowRight');
    expect(viewerHeading()).toContain('Step f');
  });

  it('takes no press that was meant for what it covers', async () => {
    await headsUp();
    for (const label of [NEW, 'Step 7', OLD]) {
      fireEvent.click(viewerButton(label));
      expect(fireEvent.keyDown(viewerButton(label), { key: 'Enter', repeat: true })).toBe(false);
    }
    expect(warning()).not.toBeNull();
    expect(site.calls).not.toContain(`/v1/projects/${UID}`);
  });

  it('is told once', async () => {
    await headsUp();
    await choose(OLD);
    const before = site.calls.length;
    pressKey('ArrowRight');
    await waitFor(() => expect(site.calls.length).toBeGreaterThan(before));
    expect(warning()).toBeNull();
    cleanup();
    openVersion(5, SEVEN);
    await screen.findByText('e of 6');
    await become('visible');
    expect(warning()).toBeNull();
  });

  it('is in the language of the interface', async () => {
    openVersion(5, SIX, 'pt-BR');
    publishSeven(true);
    await become('visible');
    expect(
      await screen.findByRole('alertdialog', {
        name: 'Este guia mudou, e a mudança é importante para a sua segurança: passos 4 e 7',
      }),
    ).toBeTruthy();
    expect(viewerButton('Continuar na nova versão')).toBeTruthy();
    expect(viewerButton('Continuar na versão antiga 6')).toBeTruthy();
  });

  it('leads to the new version, at the same step, and stays while that one does not come', async () => {
    await headsUp();
    site.isDown = true;
    await waitFor(() => {
      fireEvent.click(viewerButton(NEW));
      expect(screen.queryAllByText('Oops, could not load at this time.')).not.toEqual([]);
    });
    expect(warning()).not.toBeNull();
    site.isDown = false;
    await choose(NEW);
    expect(await screen.findByText('e of 7')).toBeTruthy();
  });

  it('leads to a changed step of the new version', async () => {
    await headsUp();
    await choose('Step 4');
    expect(await screen.findByText('c of 7')).toBeTruthy();
    await waitFor(() => expect(keptPlace()).toMatchObject({ version: 7, step: 4 }));
  });

  it('that was not acknowledged is there again after a reload, also offline', async () => {
    await headsUp();
    expect(keptPlace()).not.toHaveProperty('told', 7);
    cleanup();
    Object.assign(site, { isDown: true });
    openVersion(6, SIX);
    await warned();
    await choose(OLD);
    cleanup();
    openVersion(6, SIX);
    await waitFor(() => expect(document.querySelector('[data-viewer=ready]')).not.toBeNull());
    expect(warning()).toBeNull();
  });

  it('keeps what is open below it', async () => {
    openVersion(5);
    await waitFor(() => expect(keptPlace()).toMatchObject({ step: 5 }));
    fireEvent.click(viewerButton('Summary'));
    publishSeven(true);
    await become('visible');
    await warned();
    await choose(OLD);
    expect(screen.getByRole('dialog', { name: 'Summary' })).toBeTruthy();
  });
});

describe('until it is acknowledged, no way leads to another step', () => {
  const touch = (type: 'pointerDown' | 'pointerUp', clientX: number) =>
    fireEvent[type](screen.getByText('e of 6'), {
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      clientX,
      clientY: 100,
    });
  const WAYS: Record<string, () => void> = {
    key: () => pressKey('ArrowRight'),
    'key back': () => pressKey('ArrowLeft'),
    button: () => fireEvent.click(covered('Next step')),
    swipe: () => {
      touch('pointerDown', 300);
      touch('pointerUp', 100);
    },
    slider: () => fireEvent.change(covered('Steps'), { target: { value: '6' } }),
    headset: () => act(() => handlers['nexttrack']?.()),
  };
  it.each(Object.keys(WAYS))('%s', async (way) => {
    await headsUp();
    WAYS[way]?.();
    expect(document.querySelector('h1')?.textContent).toContain('Step e');
    await choose(OLD);
    WAYS[way]?.();
    await waitFor(() => expect(viewerHeading()).not.toContain('Step e'));
  });

  it('a slider that is held when it comes', async () => {
    openVersion(5);
    await waitFor(() => expect(keptPlace()).toMatchObject({ step: 5 }));
    const slider = screen.getByRole<HTMLInputElement>('slider');
    fireEvent.pointerDown(slider);
    fireEvent.input(slider, { target: { value: '3' } });
    publishSeven(true);
    await become('visible');
    await warned();
    fireEvent.pointerUp(slider);
    expect(slider.value).toBe('5');
    expect(document.querySelector('h1')?.textContent).toContain('Step e');
  });

  it('the last step does not end', async () => {
    keepPlace({ stepId: 'f', step: 6 });
    openVersion(6);
    publishSeven(true);
    await become('visible');
    await warned();
    pressKey('ArrowRight');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('voice', async () => {
    vi.stubGlobal('webkitSpeechRecognition', Recogniser);
    localStorage.setItem(
      'makerstep_viewer',
      JSON.stringify({ isListening: true, isAudioOn: false }),
    );
    await headsUp();
    act(() =>
      Recogniser.last?.onresult?.({
        resultIndex: 0,
        results: [Object.assign([{ transcript: 'next' }], { isFinal: true })],
      }),
    );
    expect(document.querySelector('h1')?.textContent).toContain('Step e');
  });

  it('automatic advance', async () => {
    vi.useFakeTimers();
    localStorage.setItem('makerstep_viewer', JSON.stringify({ isGoingOn: true, isAudioOn: false }));
    publishSeven(true);
    keepPlace({});
    openVersion(5);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(warning()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(AUTO_ADVANCE_MS * 10));
    expect(document.querySelector('h1')?.textContent).toContain('Step e');
    fireEvent.click(viewerButton(OLD));
    await act(() => vi.advanceTimersByTimeAsync(AUTO_ADVANCE_MS * 10));
    expect(document.querySelector('h1')?.textContent).not.toContain('Step e');
  });
});
