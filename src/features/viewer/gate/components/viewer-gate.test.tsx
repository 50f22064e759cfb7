import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissGated,
  GATED,
  gateDialog,
  gatedGuide,
  hear,
  listen,
  MAINS,
  openGated,
  pressHeadset,
  shownStep,
  standInGated,
  understand,
  viewerSettings,
} from '@/testing/ui/gated-guide';
import {
  passMs as pass,
  pressKey,
  VIEWER_PROJECT,
  viewerButton,
  viewerStep,
} from '@/testing/ui/open-viewer';
import { standInSpeech } from '@/testing/stand-ins/speech-stand-in';
import { AUTO_ADVANCE_MS } from '../../constants';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.push.mockReset();
  standInGated();
});
afterEach(dismissGated);

describe('a step with a warning', () => {
  it('shows it before the description, notes after it, with words and not only colours', async () => {
    await openGated('2');
    const [warning, note] = screen.getAllByRole('note');
    const description = screen.getByText('Do b');
    expect(warning?.textContent).toBe('WarningMains are live');
    expect(note?.textContent).toBe('NoteHave a towel ready');
    const follows = (first: Element | undefined, second: Element | undefined) =>
      Boolean(
        first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect([follows(warning, description), follows(description, note)]).toEqual([true, true]);
    expect(gateDialog()).toBeNull();
  });

  it('is read aloud first, and once more when the reader wants to go on', async () => {
    const speech = standInSpeech();
    await openGated('2');
    for (let part = 0; part < 5; part += 1) {
      act(() => speech.end());
      await pass(100);
    }
    expect(speech.texts()).toEqual([
      'Warning',
      'Mains are live',
      'Step b',
      'Do b',
      'Note',
      'Have a towel ready',
    ]);
    pressKey('ArrowRight');
    await pass(100);
    expect(speech.texts().at(-1)).toBe('Warning');
  });

  it('is in the language of the reader', async () => {
    await openGated('2', GATED, 'pt-BR');
    expect(screen.getAllByRole('note')[0]?.textContent).toBe('AdvertênciaMains are live (pt)');
    pressKey('ArrowRight');
    await pass(700);
    fireEvent.click(viewerButton('Entendi'));
    expect(shownStep()).toContain('Passo c');
  });

  it('shows both languages when it has changed since it was translated', async () => {
    const old = {
      ...MAINS,
      text: [
        { lang: 'en' as const, value: 'Now' },
        { lang: 'pt-BR' as const, value: 'Antes', state: 'old' as const },
      ],
    };
    await openGated('2', gatedGuide(old), 'pt-BR');
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('Antes');
    expect(within(note).getByText('Now').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

describe('until it is acknowledged, no way leads past it', () => {
  const touch = (type: 'pointerDown' | 'pointerUp', clientX: number) =>
    fireEvent[type](screen.getByText(/^Do /), {
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      clientX,
      clientY: 100,
    });
  const slideTo = (value: string) =>
    fireEvent.change(screen.getByRole('slider'), { target: { value } });

  const NEXT: Record<string, () => void> = {
    key: () => pressKey('ArrowRight'),
    'page turner': () => pressKey('PageDown'),
    button: () => fireEvent.click(viewerButton('Next step')),
    swipe: () => {
      touch('pointerDown', 300);
      touch('pointerUp', 100);
    },
    slider: () => slideTo('3'),
    headset: () => pressHeadset('nexttrack'),
  };
  it.each(Object.keys(NEXT))('from the step itself: %s', async (way) => {
    await openGated('2');
    NEXT[way]?.();
    await pass(100);
    expect(shownStep()).toContain('Step b');
    expect(gateDialog()?.textContent).toContain('Mains are live');
    await understand();
    expect(shownStep()).toContain('Step c');
    expect(gateDialog()).toBeNull();
  });

  const JUMPS: Record<string, () => unknown> = {
    'End on the slider': () => slideTo('5'),
    'a dragged slider': () => {
      const slider = screen.getByRole<HTMLInputElement>('slider');
      fireEvent.pointerDown(slider);
      fireEvent.input(slider, { target: { value: '5' } });
      fireEvent.pointerUp(slider);
    },
    summary: () => {
      fireEvent.click(viewerButton('Summary'));
      fireEvent.click(screen.getByRole('button', { name: /Step e/ }));
    },
  };
  it.each(Object.keys(JUMPS))('from a step before: %s', async (way) => {
    await openGated('1');
    JUMPS[way]?.();
    await pass(100);
    expect(shownStep()).toContain('Step b');
    expect(gateDialog()).not.toBeNull();
    await understand();
    expect(shownStep()).toContain('Step e');
  });

  it('the address of a later step', async () => {
    await openGated('4');
    expect(shownStep()).toContain('Step b');
    expect(gateDialog()).not.toBeNull();
    expect(window.location.pathname).toMatch(/\/s\/2$/);
    await understand();
    expect(shownStep()).toContain('Step d');
    expect(window.location.pathname).toMatch(/\/s\/4$/);
  });

  it('going on where one stopped before the warning came', async () => {
    localStorage.setItem(
      'makerstep_place:abcdefghjkmn',
      JSON.stringify({ stepId: 'd', step: 4, version: 6, ticks: [], atMs: Date.now() }),
    );
    await openGated('1');
    fireEvent.click(viewerButton('Go on at step 4'));
    await pass(100);
    expect(shownStep()).toContain('Step b');
    expect(gateDialog()).not.toBeNull();
  });

  it('voice: only the word is an answer', async () => {
    await listen();
    await openGated('2');
    hear('next');
    await pass(700);
    expect(gateDialog()?.textContent).toContain('Say “understood”.');
    hear('next');
    hear('not understood');
    expect(gateDialog()).not.toBeNull();
    hear('understood');
    await pass(100);
    expect(shownStep()).toContain('Step c');
  });

  it('voice: back leaves it open', async () => {
    await listen();
    await openGated('2');
    hear('next');
    await pass(700);
    hear('back');
    expect(gateDialog()).toBeNull();
    expect(shownStep()).toContain('Step b');
    hear('understood');
    hear('next');
    expect(gateDialog()).not.toBeNull();
  });

  it('automatic advance', async () => {
    viewerSettings({ isGoingOn: true, isAudioOn: false });
    await openGated('1');
    // React renders after each.
    for (let part = 0; part < 8; part += 1) await pass(AUTO_ADVANCE_MS);
    expect(shownStep()).toContain('Step b');
    expect(gateDialog()).not.toBeNull();
    await understand();
    expect(shownStep()).toContain('Step c');
  });

  it('the end', async () => {
    const last = { ...viewerStep('z'), lines: [MAINS] };
    await openGated('2', { ...VIEWER_PROJECT, steps: [viewerStep('a'), last] });
    fireEvent.click(viewerButton('Finish (next step)'));
    expect(router.push).not.toHaveBeenCalled();
    await understand();
    // In the place of the dialog's history entry.
    expect(router.replace).toHaveBeenCalledWith('/p/abcdefghjkmn/finished');
  });
});
